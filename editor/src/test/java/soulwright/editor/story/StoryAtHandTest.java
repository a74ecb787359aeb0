package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.editor.gui.DrivenStudio;
import soulwright.editor.gui.OnADisplay;
import soulwright.story.StoryView;

/** Whatever is looked at beside the story, and however the window changes: all that can be chosen stays at hand. */
@OnADisplay
class StoryAtHandTest {
    private static final Saga SAGA = Academy.saga();

    private DrivenStudio studio;

    @TempDir
    Path user;

    @BeforeEach
    void open() {
        studio = DrivenStudio.open(user, List.of(Academy.CONTENT), List.of("academy"));
    }

    @AfterEach
    void close() {
        studio.close();
    }

    /** Takes up a story that a computer player has played so far. */
    private void resume(Predicate<StoryView> at) throws IOException {
        Academy.saved(SAGA, user.resolve("games"), "the-year", at);
        campaigns();
        studio.click(studio.find("continue the-year.save", JButton.class));
        studio.find("story", JPanel.class);
    }

    private void campaigns() {
        studio.press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        studio.find("campaign", JPanel.class);
        studio.settle();
    }

    private boolean isShown(String name) {
        return !all(component -> name.equals(component.getName())).isEmpty();
    }

    private List<Component> options() {
        return all(component -> component instanceof JButton
                && String.valueOf(component.getName()).startsWith("option "));
    }

    private List<Component> all(Predicate<Component> wanted) {
        return List.copyOf(
                studio.robot().finder().findAll(component -> component.isShowing() && wanted.test(component)));
    }

    private boolean isKeyboardAtAnOption() {
        return options().stream().anyMatch(Component::isFocusOwner);
    }

    /** In one jump, as maximising does. */
    private void resize(int width, int height) {
        studio.act(() -> {
            studio.window().target().setSize(new Dimension(width, height));
            studio.window().target().validate();
        });
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, false", "800, 600, false", "1280, 800, true", "800, 600, true"})
    void fromWhatIsLookedAtTheKeyboardGoesBackToTheAnswers(int width, int height, boolean byMouse) throws IOException {
        resume(view -> Academy.isAsked(view, "talk"));
        studio.press(KeyEvent.VK_RIGHT, InputEvent.CTRL_DOWN_MASK);
        studio.await("what can be answered", () -> !options().isEmpty());
        resize(width, height);
        studio.press(KeyEvent.VK_F8, 0);
        JButton back = studio.find("close said", JButton.class);
        boolean isBeside = width > 1000;
        studio.await("the keyboard there", () -> isBeside ? isKeyboardAtAnOption() : back.isFocusOwner());
        AbstractButton opens = studio.called("What was said", AbstractButton.class);
        assertThat(DrivenStudio.ask(opens::isSelected)).isTrue();

        if (byMouse) {
            studio.click(back);
        } else {
            studio.press(KeyEvent.VK_ESCAPE, 0);
        }
        studio.await("the keyboard at an answer", this::isKeyboardAtAnOption);
        assertThat(DrivenStudio.ask(opens::isSelected))
                .as("its button stays pressed")
                .isFalse();
        studio.press(KeyEvent.VK_1, 0);
        studio.await("what is said to it", () -> isShown("go-on"));
    }

    @Test
    void aBattleInAStoryFitsAWindowThatIsResizedAndTheKeyboardStays() throws IOException {
        resume(view -> view.within()
                .flatMap(game -> game.scene().battle())
                .filter(battle -> battle.round() > 0)
                .isPresent());
        studio.await("a question", this::isKeyboardAtAnOption);
        studio.find("log-text", JComponent.class);
        resize(800, 500);
        studio.await("room for the choices", () -> !isShown("log-text"));
        resize(1280, 800);
        studio.await("the log again", () -> isShown("log-text"));
        assertThat(DrivenStudio.ask(this::isKeyboardAtAnOption))
                .as("the keyboard at a choice")
                .isTrue();
    }

    @Test
    void aSaveThatIsGoneSinceItWasListedIsNotTakenUp() throws IOException {
        Path save = Academy.saved(SAGA, user.resolve("games"), "the-year", view -> Academy.isAsked(view, "talk"));
        campaigns();
        JButton goesOn = studio.find("continue the-year.save", JButton.class);
        Files.delete(save);
        studio.click(goesOn);
        Predicate<Component> why =
                part -> part instanceof JDialog dialog && dialog.getTitle().equals("The campaign cannot be taken up");
        studio.await("why not", () -> !all(why).isEmpty());
        studio.act(() -> all(why).forEach(dialog -> ((JDialog) dialog).dispose()));
        studio.settle();
        assertThat(DrivenStudio.ask(() -> isShown("story"))).isFalse();
        assertThat(save).doesNotExist();
    }

    @Test
    void aSecondClickWhileAStoryBeginsDoesNothing() {
        campaigns();
        JButton begins = studio.find("begin-story", JButton.class);
        studio.act(() -> {
            begins.doClick(0);
            begins.doClick(0);
            assertThat(studio.desk().workshop().jobs())
                    .filteredOn(job -> job.name().equals("Opening the campaign"))
                    .hasSize(1);
        });
        studio.find("story", JPanel.class);
    }
}
