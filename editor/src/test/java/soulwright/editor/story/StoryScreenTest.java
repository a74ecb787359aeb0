package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.IconLibrary;
import soulwright.story.StoryView;

class StoryScreenTest {
    /** Shows nothing of any moment. */
    private static final class Blank implements StoryPage {
        private final JPanel panel = new JPanel();
        private final List<String> done = new ArrayList<>();

        @Override
        public boolean fits(StoryMoment moment) {
            return true;
        }

        @Override
        public void show(StoryMoment moment) {}

        @Override
        public void press(int number) {
            done.add("press " + number);
        }

        @Override
        public void goOn() {
            done.add("go on");
        }

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

    private static JButton button(Container within, String name) {
        return parts(within)
                .filter(part -> name.equals(part.getName()))
                .map(JButton.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Component> parts(Container within) {
        return Stream.of(within.getComponents())
                .flatMap(part -> Stream.concat(
                        Stream.of(part), part instanceof Container deeper ? parts(deeper) : Stream.empty()));
    }

    private static Container stage(StoryPage page) {
        return page.component().getParent();
    }

    @Test
    void whatIsLookedAtHasAButtonThatLeadsBackToTheStory() throws Exception {
        Saga saga = Academy.saga();
        SwingUtilities.invokeAndWait(() -> {
            Gallery gallery = new Gallery(IconLibrary.read(), saga.catalog(), (pack, path, limit) -> Optional.empty());
            Aside aside = new Aside(gallery, new Portraits(gallery), "");
            Blank page = new Blank();
            StoryScreen screen = new StoryScreen(List.of(page), aside, List.of());
            screen.toggle(Aside.Part.STOCK);
            assertThat(stage(page).isVisible()).isFalse();
            button(screen, "close stock").doClick(0);
            assertThat(aside.open()).isEmpty();
            assertThat(stage(page).isVisible()).isTrue();
        });
    }

    @Test
    void nothingIsDecidedWhileSomethingIsLookedAtInPlaceOfTheStory() throws Exception {
        Saga saga = Academy.saga();
        SwingUtilities.invokeAndWait(() -> {
            Gallery gallery = new Gallery(IconLibrary.read(), saga.catalog(), (pack, path, limit) -> Optional.empty());
            Blank page = new Blank();
            StoryScreen screen =
                    new StoryScreen(List.of(page), new Aside(gallery, new Portraits(gallery), ""), List.of());
            screen.toggle(Aside.Part.SAID);
            screen.goOn();
            screen.press(2);
            assertThat(page.done).isEmpty();
            assertThat(screen.isSeen()).isFalse();
            assertThat(screen.firstFocus().getName()).isEqualTo("close said");
            screen.closeAside();
            screen.goOn();
            screen.press(2);
            assertThat(page.done).containsExactly("go on", "press 2");
        });
    }

    /** What goes on stays in sight, however much is said above it. */
    @Test
    void howOneGoesOnDoesNotScrollAway() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Gallery gallery =
                    new Gallery(IconLibrary.read(), Academy.saga().catalog(), (pack, path, limit) -> Optional.empty());
            TalkView talk = new TalkView(new Portraits(gallery), "", (number, option) -> {}, List.of());
            JButton goOn = button(talk.component(), "go-on");
            assertThat(SwingUtilities.getAncestorOfClass(JScrollPane.class, goOn))
                    .isNull();
        });
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
