package soulwright.editor.shots;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Window;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.gui.DrivenStudio;
import soulwright.editor.gui.OnADisplay;
import soulwright.editor.widget.Shot;

/** Every screen that has its picture taken can be shown, one after the other, in one window. */
@OnADisplay
class StageShotsTest {
    private static final Path CONTENT = Path.of("..", "content");

    @Test
    void everyScreenBecomesReady(@TempDir Path user) {
        Set<String> names = new HashSet<>();
        try (DrivenStudio studio = DrivenStudio.open(user, List.of(CONTENT), List.of("soul-master"))) {
            for (Shot shot : ServiceLoader.load(Shot.class)) {
                assertThat(names.add(shot.name()))
                        .as("one screen called " + shot.name())
                        .isTrue();
                BooleanSupplier ready = DrivenStudio.ask(() -> shot.stage(studio.desk()));
                studio.await(shot.name(), ready);
                studio.act(shot::strike);
                studio.closeTabs();
                studio.await("the checks", () -> !studio.project().isChecking());
                assertThat(DrivenStudio.ask(StageShotsTest::windows))
                        .as("what is left of " + shot.name())
                        .hasSize(1);
            }
        }
        assertThat(names).hasSizeGreaterThan(20);
    }

    private static List<String> windows() {
        return Stream.of(Window.getWindows())
                .filter(Window::isShowing)
                .map(Window::toString)
                .toList();
    }
}
