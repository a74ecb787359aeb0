package soulwright.editor.entry.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.Test;

/** Fields that add something look alike wherever they stand. */
class AddingTest {
    private static PickField field(String label) {
        return new PickField(List::of, picked -> {}).adding(label);
    }

    @Test
    void allAreEquallyWideAndNamedByWhatTheyAddTo() {
        GuiActionRunner.execute(() -> {
            PickField one = field("Habitat");
            PickField other = field("Numbers that are counted");
            assertThat(one.getPreferredSize()).isEqualTo(other.getPreferredSize());
            assertThat(one.getColumns()).isLessThan(new PickField(List::of, picked -> {}).getColumns());
            assertThat(one.getAccessibleContext().getAccessibleName()).isEqualTo("Add to Habitat");
        });
    }

    @Test
    void namesOfARulesetAreCalledAsPlayersSayThem() {
        Option option = Option.named("hit-points");
        assertThat(option.title()).isEqualTo("Hit points");
        assertThat(option.written()).isEqualTo("hit-points");
        GuiActionRunner.execute(() -> {
            Chip chip = new Chip("hit-points", Optional.of(option), false);
            assertThat(chip.getAccessibleContext().getAccessibleName()).isEqualTo("Hit points");
            assertThat(chip.getToolTipText()).isEqualTo("hit-points");
        });
    }
}
