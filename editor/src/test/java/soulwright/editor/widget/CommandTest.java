package soulwright.editor.widget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import org.junit.jupiter.api.Test;

class CommandTest {
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicBoolean possible = new AtomicBoolean(true);
    private final Command command = Command.of("Save all", done::incrementAndGet)
            .saying("Writes every file")
            .on("ctrl shift S")
            .when(possible::get);

    @Test
    void buttonAndMenuSayTheSame() {
        JButton button = command.button();
        JMenuItem item = command.menuItem();
        assertThat(button.getText()).isEqualTo("Save all");
        assertThat(button.getToolTipText()).startsWith("Writes every file").contains("S)");
        assertThat(button.getAccessibleContext().getAccessibleName()).isEqualTo("Save all");
        assertThat(button.getAccessibleContext().getAccessibleDescription()).isEqualTo("Writes every file");
        assertThat(item.getAccelerator()).isEqualTo(Shortcut.of("ctrl shift S"));
        assertThat(command.toolButton().getAccessibleContext().getAccessibleName())
                .isEqualTo("Save all");
    }

    @Test
    void aButtonOfWhatIsShownLooksPressedUntilItIsHidden() {
        AtomicBoolean shown = new AtomicBoolean();
        Command log = Command.of("Log", () -> shown.set(!shown.get())).showing(shown::get);
        AbstractButton button = log.toolButton();
        button.doClick(0);
        assertThat(button.isSelected()).isTrue();
        shown.set(false);
        log.refresh();
        assertThat(button.isSelected()).isFalse();
        log.run();
        assertThat(button.isSelected()).isTrue();
        assertThat(command.toolButton().isSelected()).isFalse();
    }

    @Test
    void whatCannotBeDoneIsNotDoneEvenWhenNobodyHasLookedYet() {
        JButton button = command.button();
        possible.set(false);
        command.run();
        assertThat(done).hasValue(0);
        assertThat(button.isEnabled()).isFalse();
        possible.set(true);
        command.refresh();
        button.doClick(0);
        assertThat(done).hasValue(1);
    }

    @Test
    void keysAreCalledByTheSignsOnThem() {
        assertThat(Shortcut.words(Shortcut.of("EQUALS"))).isEqualTo("=");
        assertThat(Shortcut.words(Shortcut.of("COMMA"))).isEqualTo(",");
        assertThat(Shortcut.words(Shortcut.of("F5"))).isEqualTo("F5");
    }

    @Test
    void aShortcutThatIsNoneIsABug() {
        assertThatThrownBy(() -> Shortcut.of("control and S")).isInstanceOf(IllegalArgumentException.class);
    }
}
