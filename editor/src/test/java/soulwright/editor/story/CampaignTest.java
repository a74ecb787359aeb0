package soulwright.editor.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.editor.gui.Clipped;
import soulwright.editor.gui.DrivenStudio;
import soulwright.editor.gui.OnADisplay;
import soulwright.editor.widget.Paragraph;
import soulwright.story.StoryView;

/** Campaigns are played with keyboard and mouse in the real window. */
@OnADisplay
class CampaignTest {
    private static final int MOST_DECISIONS = 3_000;

    private DrivenStudio studio;

    @TempDir
    Path user;

    @AfterEach
    void close() {
        studio.close();
    }

    private void open(Path folder) {
        studio = DrivenStudio.open(folder, List.of(Academy.CONTENT), List.of("academy"));
    }

    /** Opens the Studio with a story that a computer player has played so far, and takes it up. */
    private void resume(Predicate<StoryView> at) throws IOException {
        Academy.saved(Academy.saga(), user.resolve("games"), "the-year", at);
        open(user);
        takeUp();
    }

    private void takeUp() {
        studio.press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        click("continue the-year.save");
        studio.await("the story", () -> shown("story", JPanel.class).isPresent());
    }

    /** Presses a button as soon as nothing moves any more. */
    private void click(String name) {
        JComponent button = studio.find(name, JComponent.class);
        studio.settle();
        studio.robot().click(button);
    }

    private <T extends Component> Optional<T> shown(String name, Class<T> type) {
        return studio
                .robot()
                .finder()
                .findAll(component ->
                        type.isInstance(component) && name.equals(component.getName()) && component.isShowing())
                .stream()
                .map(type::cast)
                .findFirst();
    }

    private boolean isShown(String name) {
        return shown(name, JComponent.class).isPresent();
    }

    private String words(String name) {
        return shown(name, Paragraph.class).map(Paragraph::getText).orElse("");
    }

    private List<JButton> options() {
        return studio
                .robot()
                .finder()
                .findAll(component -> component instanceof JButton
                        && component.getName() != null
                        && component.getName().startsWith("option ")
                        && component.isShowing())
                .stream()
                .map(JButton.class::cast)
                .toList();
    }

    /** All that tells one moment from the next. */
    private List<Object> moment() {
        Stream<Object> seen = Stream.of(
                words("where"),
                words("words"),
                words("story-question"),
                words("question"),
                isShown("go-on"),
                isShown("ending"));
        return Stream.concat(seen, options().stream().map(System::identityHashCode))
                .toList();
    }

    private boolean isAsked() {
        return isShown("go-on") || !options().isEmpty() || isShown("ending");
    }

    /** Does something, and waits for what comes of it. */
    private void then(Runnable act) {
        List<Object> before = DrivenStudio.ask(this::moment);
        act.run();
        studio.await("what comes of " + before, () -> isAsked() && !moment().equals(before));
    }

    /** Goes on, or passes where that can be, or else takes the first or second option: all with the keyboard. */
    private void decide(int decision) {
        List<JButton> options = DrivenStudio.ask(this::options);
        if (options.isEmpty()) {
            then(() -> studio.press(KeyEvent.VK_SPACE, 0));
            return;
        }
        int pass = options.stream().map(Component::getName).toList().indexOf("option pass");
        int place = pass >= 0 && pass < 9 ? pass : options.size() == 1 ? 0 : decision % 2;
        then(() -> studio.press(KeyEvent.VK_1 + place, 0));
    }

    /** Decides until something is seen. */
    private void playUntil(String what, Predicate<CampaignTest> seen) {
        for (int decision = 0; !DrivenStudio.ask(() -> seen.test(this)); decision++) {
            assertThat(decision).as(what).isLessThan(MOST_DECISIONS);
            makeInstant();
            decide(decision);
        }
    }

    /** Has computer players play as fast as they can; nothing that goes on meanwhile comes between. */
    private void makeInstant() {
        studio.act(() -> shown("pace", JComboBox.class)
                .<JComboBox<?>>map(pace -> pace)
                .ifPresent(pace -> pace.setSelectedIndex(pace.getItemCount() - 1)));
    }

    @Test
    @DisplayName("SM-STO-1: the first chapter is played by keyboard alone")
    void theFirstChapterByKeyboardAlone() {
        open(user);
        studio.press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        JButton begin = studio.find("begin-story", JButton.class);
        studio.await("the keyboard there", begin::isFocusOwner);
        studio.press(KeyEvent.VK_TAB, 0);
        studio.ctrl(KeyEvent.VK_A);
        studio.enter("7");
        studio.press(KeyEvent.VK_TAB, InputEvent.SHIFT_DOWN_MASK);
        studio.await("the keyboard back", begin::isFocusOwner);
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.await("the first line", () -> words("words").startsWith("The sign says"));
        playUntil("the second chapter", test -> test.words("where").startsWith("Chapter 2"));
        studio.neverStalled();
    }

    @Test
    @DisplayName("SM-STO-3: an examination is fought to its end")
    void anExamination() throws IOException {
        resume(view -> Academy.isAsked(view, "exam")
                && view.scene().exam().orElseThrow().entrants().size() > 2);
        studio.find("bracket", JPanel.class);
        assertThat(DrivenStudio.ask(() -> words("story-question"))).endsWith(". Ready?");
        playUntil(
                "the end of the examination",
                test -> test.words("story-question").startsWith("The examination is over"));
        assertThat(DrivenStudio.ask(() -> isShown("bracket"))).isTrue();
        then(() -> studio.press(KeyEvent.VK_ENTER, 0));
        studio.await("a report card", () -> isShown("report"));
        assertThat(DrivenStudio.ask(
                        () -> shown("mark", JLabel.class).orElseThrow().getText()))
                .isNotBlank();
        studio.neverStalled();
    }

    @Test
    @DisplayName("SM-STO-11: after a crash in the middle of an exam battle, the battle goes on")
    void aBattleGoesOnAfterTheWindowIsGone(@TempDir Path later) throws IOException {
        resume(view -> view.scene().exam().isPresent()
                && view.within()
                        .flatMap(game -> game.scene().battle())
                        .filter(battle -> battle.round() > 0)
                        .isPresent());
        makeInstant();
        studio.await("a question", this::isAsked);
        then(() -> studio.press(KeyEvent.VK_1, 0));
        List<String> asked = DrivenStudio.ask(this::question);
        studio.settle();
        copy(user.resolve("games"), later.resolve("games"));
        studio.close();

        open(later);
        takeUp();
        studio.await("the same question", () -> question().equals(asked));
    }

    /** Where a battle stands, what is asked in it, and the options. */
    private List<String> question() {
        Stream<String> words = Stream.of(words("battle-title"), words("question"));
        return Stream.concat(words, options().stream().map(Component::getName)).toList();
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(String.valueOf(file.getFileName())));
            }
        }
    }

    @Test
    @DisplayName("SM-STO-9: an ending says how the story ended, and with which marks")
    void anEnding() throws IOException {
        resume(view -> view.scene()
                .stage()
                .filter(stage -> stage.kind().equals("ending"))
                .isPresent());
        playUntil("the ending", test -> test.isShown("ending"));
        assertThat(DrivenStudio.ask(() -> words("ending-title"))).isNotBlank();
        assertThat(DrivenStudio.ask(
                        () -> shown("final-mark", JLabel.class).orElseThrow().getText()))
                .isNotBlank();
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.find("campaign", JPanel.class);
        studio.find("look the-year.save", JButton.class);
        studio.neverStalled();
    }

    @Test
    void aChapterIsPlayedAgainInASaveOfItsOwnAndASaveIsDeletedAndBroughtBack() throws IOException {
        resume(view -> view.scene().chapter() == 1 && Academy.isAsked(view, "talk"));
        studio.press(KeyEvent.VK_ESCAPE, 0);
        click("again-1");
        studio.await("the first line", () -> words("words").startsWith("The sign says"));
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.find("continue the-year-2.save", JButton.class);

        click("delete the-year.save");
        JButton back = studio.find("bring-back", JButton.class);
        studio.await("one save less", () -> !isShown("delete the-year.save"));
        assertThat(user.resolve("games/the-year.save")).doesNotExist();
        studio.robot().click(back);
        studio.find("delete the-year.save", JButton.class);
        assertThat(user.resolve("games/the-year.save")).exists();
        studio.neverStalled();
    }

    @Test
    void whatIsLookedAtShowsTheNewestAndLeadsBackToTheStory() throws IOException {
        resume(view -> view.scene().chapter() == 1 && view.scene().said().size() > 1);
        studio.act(() -> {
            studio.window().target().setSize(new Dimension(800, 600));
            studio.window().target().validate();
        });
        JButton goOn = studio.find("go-on", JButton.class);
        studio.await("the keyboard in the story", goOn::isFocusOwner);
        String line = DrivenStudio.ask(() -> words("words"));
        studio.press(KeyEvent.VK_F8, 0);
        JButton back = studio.find("close said", JButton.class);
        studio.await("the keyboard there", back::isFocusOwner);
        JTextPane log = studio.find("log-text", JTextPane.class);
        studio.await("the newest line", () -> {
            Rectangle seen = log.getVisibleRect();
            return seen.y > 0 && seen.y + seen.height == log.getHeight();
        });
        studio.press(KeyEvent.VK_RIGHT, InputEvent.CTRL_DOWN_MASK);
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.await("the story", () -> isShown("talk"));
        assertThat(DrivenStudio.ask(() -> words("words")))
                .as("nothing went on unseen")
                .isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 100", "1280, 800, 200", "800, 600, 100", "1280, 800, 250"})
    void noWordIsCutOff(int width, int height, int zoom) throws IOException {
        resume(view -> view.scene().stock().size() > 3 && view.scene().said().size() > 1);
        studio.act(() -> {
            studio.desk().look().zoom(zoom);
            studio.window().target().setSize(new Dimension(width, height));
            studio.window().target().validate();
        });
        check("dialogue");
        look(KeyEvent.VK_F8, "story-log");
        look(KeyEvent.VK_F9, "stock");
        look(KeyEvent.VK_F4, "chapters");
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.find("continue the-year.save", JButton.class);
        check("saves");
        studio.act(() -> studio.desk().look().zoom(100));
    }

    private void look(int key, String name) {
        studio.press(key, 0);
        studio.find(name, JPanel.class);
        check(name);
    }

    private void check(String screen) {
        studio.settle();
        JFrame frame = (JFrame) studio.window().target();
        assertThat(DrivenStudio.ask(() -> Clipped.in(frame.getRootPane())))
                .as(screen)
                .isEmpty();
    }

    /** Saves a story in which battles between card stocks can be fought, and opens the screen on which they are begun. */
    private void openVersus() throws IOException {
        Academy.saved(
                Academy.saga(),
                user.resolve("games"),
                "the-year",
                view -> view.scene().versus() && Academy.isAsked(view, "talk"));
        open(user);
        studio.press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        click("vs the-year.save");
        studio.find("fight", JButton.class);
    }

    private void awaitFight() {
        studio.await(
                "cards to pick, a battle or its end", () -> isShown("versus") && (isAsked() || isShown("versus-end")));
    }

    @Test
    @DisplayName(
            "SM-STO-1, 10: a chapter begins with its title; lines follow each other by themselves where the player wants it")
    void aChapterBeginsAndLinesFollowEachOther() throws IOException {
        resume(view -> view.scene().chapter() == 1 && view.scene().said().size() > 1);
        studio.await("the title", () -> words("chapter-begins").equals("Autumn"));
        String first = DrivenStudio.ask(() -> words("words"));
        studio.press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        studio.await("the next line", () -> !words("words").equals(first));
        studio.press(KeyEvent.VK_SPACE, InputEvent.CTRL_DOWN_MASK);
        studio.press(KeyEvent.VK_RIGHT, InputEvent.CTRL_DOWN_MASK);
        studio.await("what comes after it", () -> !options().isEmpty() && !isShown("chapter-begins"));
        studio.neverStalled();
    }

    @Test
    @DisplayName("SM-STO-10: what was read in one story is skipped in the next, up to the first line that is new")
    void whatWasReadIsSkipped() throws IOException {
        resume(view -> view.scene().said().size() > 1);
        studio.press(KeyEvent.VK_RIGHT, InputEvent.CTRL_DOWN_MASK);
        studio.await("what can be answered", () -> !options().isEmpty());
        studio.press(KeyEvent.VK_1, 0);
        studio.await("what is said to it", () -> words("words").startsWith("First day"));
        studio.press(KeyEvent.VK_ESCAPE, 0);

        click("again-1");
        studio.await("the first line", () -> words("words").startsWith("The sign says"));
        studio.press(KeyEvent.VK_RIGHT, InputEvent.CTRL_DOWN_MASK);
        studio.await("what can be answered", () -> !options().isEmpty());
        studio.press(KeyEvent.VK_1, 0);
        studio.await("what is said to it", () -> words("words").startsWith("First day"));
        studio.press(KeyEvent.VK_RIGHT, InputEvent.CTRL_DOWN_MASK);
        studio.await(
                "the first new line", () -> isShown("go-on") && !words("words").startsWith("First day"));
        assertThat(DrivenStudio.ask(() -> isShown("talk"))).isTrue();
    }

    @Test
    void whatCannotBeSavedIsSaidAndTheStoryGoesOn() throws IOException {
        Files.writeString(user.resolve("games"), "where the folder should be");
        open(user);
        studio.press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        click("begin-story");
        studio.await("why it is not saved", () -> words("trouble").startsWith("The game is not saved: "));
        String first = DrivenStudio.ask(() -> words("words"));
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.await("the next line", () -> !words("words").equals(first));
    }

    @Test
    @DisplayName("SM-VS-1: two card stocks fight each other, one of them played by the computer")
    void aBattleBetweenTwoCardStocks() throws IOException {
        openVersus();
        click("fight");
        awaitFight();
        for (int decision = 0; !DrivenStudio.ask(() -> isShown("versus-end")); decision++) {
            assertThat(decision).isLessThan(MOST_DECISIONS);
            if (DrivenStudio.ask(() -> isShown("game"))) {
                makeInstant();
            }
            List<Object> before = DrivenStudio.ask(this::moment);
            studio.press(decision % 3 == 0 ? KeyEvent.VK_2 : KeyEvent.VK_1, 0);
            studio.await(
                    "what comes of it",
                    () -> isShown("versus-end") || (!options().isEmpty() && !moment().equals(before)));
        }
        assertThat(DrivenStudio.ask(() -> words("versus-title"))).matches(".* wins|Nobody wins");
        JButton again = studio.find("fight-again", JButton.class);
        studio.await("the keyboard there", again::isFocusOwner);
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.await("another battle", () -> !isShown("versus-end") && isAsked());
        studio.neverStalled();
    }

    @Test
    @DisplayName("SM-VS-1: a battle that is left is saved after every decision, listed, and taken up where it stood")
    void aBattleBetweenTwoCardStocksIsTakenUpAgain(@TempDir Path later) throws IOException {
        openVersus();
        click("fight");
        awaitFight();
        List<Object> before = DrivenStudio.ask(this::moment);
        studio.press(KeyEvent.VK_1, 0);
        studio.await("the next question", () -> !options().isEmpty() && !moment().equals(before));
        List<String> stood = DrivenStudio.ask(this::question);
        studio.settle();
        copy(user.resolve("games"), later.resolve("games"));
        studio.close();

        open(later);
        studio.press(KeyEvent.VK_N, InputEvent.CTRL_DOWN_MASK | InputEvent.SHIFT_DOWN_MASK);
        click("continue versus.save");
        studio.await("the same question", () -> question().equals(stood));
        studio.neverStalled();
    }

    @Test
    @DisplayName(
            "SM-VS-1: between two people at one screen there is a curtain, and what one picks the other does not see")
    void twoPeopleAtOneScreen() throws IOException {
        openVersus();
        click("versus-people");
        click("fight");
        studio.await("the curtain", () -> isShown("sit-down"));
        assertThat(DrivenStudio.ask(this::options))
                .as("cards behind the curtain")
                .isEmpty();
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.await("what the first player is asked", () -> !options().isEmpty() && !isShown("sit-down"));
        studio.neverStalled();
    }
}
