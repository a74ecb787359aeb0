package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.IconLibrary;
import soulwright.story.StoryView;

class StoryScreenTest {
    /** Shows nothing of any moment. */
    private static final class Blank implements StoryPage {
        private final JPanel panel = new JPanel();

        @Override
        public boolean fits(StoryMoment moment) {
            return true;
        }

        @Override
        public void show(StoryMoment moment) {}

        @Override
        public JComponent component() {
            return panel;
        }

        @Override
        public JComponent firstFocus() {
            return panel;
        }
    }

    private static StoryMoment moment(Saga saga) {
        StoryView view = (StoryView) saga.start(Saga.USUAL, 7).game().view(StoryView.HERO);
        return new StoryMoment(
                1,
                view.scene(),
                Optional.empty(),
                Optional.empty(),
                false,
                List.of(),
                false,
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void aMomentIsShownWhileTheKeyboardIsInAnotherApplication() throws Exception {
        Saga saga = Academy.saga();
        StoryMoment moment = moment(saga);
        SwingUtilities.invokeAndWait(() -> {
            Gallery gallery = new Gallery(IconLibrary.read(), saga.catalog(), (pack, path, limit) -> Optional.empty());
            Aside aside = new Aside(gallery, new Portraits(gallery), "");
            StoryScreen screen = new StoryScreen(List.of(new Blank()), aside, List.of());
            KeyboardFocusManager.getCurrentKeyboardFocusManager().clearFocusOwner();
            screen.show(moment);
            assertThat(screen.moment()).contains(moment);
        });
    }
}
