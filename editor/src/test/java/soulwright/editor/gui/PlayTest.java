package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.UIManager;
import org.assertj.swing.core.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.editor.widget.Look;
import soulwright.editor.widget.Look.Theme;
import soulwright.editor.widget.Paragraph;
import soulwright.game.SaveFile;
import soulwright.pack.Kind;
import soulwright.yaml.YamlPath;

/** Board games are played with mouse and keyboard in the real window. */
@OnADisplay
class PlayTest {
    private static final Path CONTENT =
            Path.of("..", "content").toAbsolutePath().normalize();
    private static final int MOST_DECISIONS = 2_000;

    private DrivenStudio studio;

    @TempDir
    Path user;

    @BeforeEach
    void open() {
        studio = DrivenStudio.open(user, List.of(CONTENT), List.of("soul-master"));
    }

    @AfterEach
    void close() {
        studio.close();
    }

    /** Begins a game on a board with one person. */
    private void begin(String board) {
        studio.act(() -> studio.desk().newGame());
        JList<?> boards = studio.find("boards", JList.class);
        studio.act(() -> boards.setSelectedIndex(indexOf(boards, board)));
        studio.window().textBox("seed").setText("7");
        studio.click(studio.find("start-game", JButton.class));
        studio.find("pace", JComboBox.class);
        studio.pick("pace", "Instant");
        studio.await("the first question", () -> question().startsWith("Your command?"));
    }

    private static int indexOf(JList<?> boards, String id) {
        return Stream.iterate(0, index -> index + 1)
                .limit(boards.getModel().getSize())
                .filter(index ->
                        boards.getModel().getElementAt(index).toString().contains(id))
                .findFirst()
                .orElseThrow();
    }

    private String question() {
        return shown("question", Paragraph.class).map(Paragraph::getText).orElse("");
    }

    private String hint() {
        return shown("hint", Paragraph.class).map(Paragraph::getText).orElse("");
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

    private List<JButton> options() {
        return shown("options", JPanel.class).stream()
                .flatMap(bar -> studio
                        .robot()
                        .finder()
                        .findAll(
                                bar,
                                component -> component.getName() != null
                                        && component.getName().startsWith("option ")
                                        && component.isShowing())
                        .stream())
                .map(JButton.class::cast)
                .toList();
    }

    private boolean isOver() {
        return shown("end", JPanel.class).isPresent();
    }

    @Test
    void onePersonAgainstThreeComputersToTheEnd() {
        begin("first-steps");
        int decisions = 0;
        while (!DrivenStudio.ask(this::isOver)) {
            List<JButton> options = DrivenStudio.ask(this::options);
            if (!options.isEmpty()) {
                decide(options, decisions++);
            }
            studio.await(
                    "the next question",
                    () -> isOver() || (!options().isEmpty() && !options().equals(options)));
            assertThat(decisions).isLessThan(MOST_DECISIONS);
        }
        assertThat(DrivenStudio.ask(
                        () -> shown("ranking", JPanel.class).orElseThrow().getComponentCount()))
                .as("a row for each of the four")
                .isEqualTo(5 * 5);
        studio.act(() -> studio.desk().newGame());
        studio.find("start-game", JButton.class);
        studio.settle();
        assertThat(DrivenStudio.ask(() -> shown("saved-games", JPanel.class)))
                .as("a game that is over is not under way")
                .isEmpty();
        studio.neverStalled();
    }

    /** Passes with the mouse if that can be, and takes the first or second option with the keyboard else. */
    private void decide(List<JButton> options, int decision) {
        Optional<JButton> pass = options.stream()
                .filter(option -> option.getName().equals("option pass"))
                .findFirst();
        if (pass.isPresent()) {
            studio.robot().click(pass.get());
        } else {
            studio.press(decision % 2 == 0 || options.size() == 1 ? KeyEvent.VK_1 : KeyEvent.VK_2, 0);
        }
    }

    @Test
    void aDecisionIsTakenBackAndARefusedOneExplained() {
        begin("first-steps");
        String first = DrivenStudio.ask(this::question);
        studio.robot().click(studio.find("option process", JButton.class));
        studio.await("cards to choose from", () -> !question().equals(first));
        studio.press(KeyEvent.VK_BACK_SPACE, 0);
        studio.await("the first question again", () -> question().equals(first));

        // Again, if the row was just being laid out.
        for (int times = 0; times < 5 && !DrivenStudio.ask(this::hint).startsWith("Mark: "); times++) {
            studio.robot().click(studio.find("refused mark", JButton.class));
        }
        studio.await("why it is refused", () -> hint().startsWith("Mark: ") && hint().contains("home"));
        studio.neverStalled();
    }

    @Test
    void aLandIsChosenWithArrowKeysAndAGameThatWasLeftGoesOn() {
        begin("first-steps");
        studio.robot().click(studio.find("option move", JButton.class));
        studio.await("lands to choose from", () -> question().startsWith("Where do you go?"));
        JComponent board = studio.find("board", JComponent.class);
        studio.act(board::requestFocusInWindow);
        studio.press(KeyEvent.VK_DOWN, 0);
        studio.press(KeyEvent.VK_DOWN, 0);
        studio.press(KeyEvent.VK_BACK_SPACE, 0);
        studio.await("the first question", () -> question().startsWith("Your command?"));
        studio.robot().click(studio.find("option move", JButton.class));
        studio.await("lands to choose from", () -> question().startsWith("Where do you go?"));
        studio.act(board::requestFocusInWindow);
        studio.press(KeyEvent.VK_RIGHT, 0);
        studio.press(KeyEvent.VK_ENTER, 0);
        studio.await(
                "the next question",
                () -> !question().startsWith("Where do you go?") && !options().isEmpty());
        String next = DrivenStudio.ask(this::question);

        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.await("no game", () -> shown("game", JPanel.class).isEmpty());
        studio.act(() -> studio.desk().newGame());
        studio.robot().click(studio.find("resume first-steps.save", JButton.class));
        studio.await("the question as it was", () -> question().equals(next));
        studio.neverStalled();
    }

    @Test
    void aGameThatWasLeftGoesOnFromHome() {
        begin("first-steps");
        studio.robot().click(studio.find("option move", JButton.class));
        studio.await("lands to choose from", () -> question().startsWith("Where do you go?"));
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.click(continueButton());
        studio.await("the question as it was", () -> question().startsWith("Where do you go?"));

        studio.act(() -> studio.desk().home());
        studio.click(continueButton());
        studio.await("the same game", () -> question().startsWith("Where do you go?"));
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.await("no other", () -> shown("game", JPanel.class).isEmpty());
        studio.neverStalled();
    }

    private JButton continueButton() {
        JButton[] found = new JButton[1];
        studio.await("a game on Home, with its day", () -> {
            found[0] = studio
                    .robot()
                    .finder()
                    .findAll(part ->
                            part instanceof JButton button && button.isShowing() && "Continue".equals(button.getText()))
                    .stream()
                    .map(JButton.class::cast)
                    .findFirst()
                    .orElse(null);
            return found[0] != null
                    && Stream.of(found[0].getParent().getComponents())
                            .anyMatch(part -> part instanceof JLabel label
                                    && label.getText().contains("Day 1, Morning, "));
        });
        return found[0];
    }

    @Test
    void whatHasTheKeyboardOrIsUnderTheMouseIsLookedAtCloser() {
        begin("first-steps");
        JComponent board = studio.find("board", JComponent.class);
        studio.act(board::requestFocusInWindow);
        studio.await("the keyboard", board::isFocusOwner);
        studio.press(KeyEvent.VK_F1, 0);
        JDialog land = dialog();
        assertThat(DrivenStudio.ask(land::getTitle)).endsWith("(1,1)");
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.await("the game alone", () -> shown("closer", JDialog.class).isEmpty());

        String question = DrivenStudio.ask(this::question);
        studio.robot().click(board, MouseButton.RIGHT_BUTTON);
        assertThat(DrivenStudio.ask(dialog()::getTitle)).endsWith("(3,3)");
        studio.robot().click(studio.find("close-closer", JButton.class));
        assertThat(DrivenStudio.ask(this::question))
                .as("looking chooses nothing")
                .isEqualTo(question);
        studio.neverStalled();
    }

    @Test
    void aCardOfTheHandIsPlayedByPressingIt() {
        begin("first-steps");
        untilACardCanBePlayed();
        JButton card = DrivenStudio.ask(this::playable).orElseThrow();
        SaveFile save = new SaveFile(user.resolve("games").resolve("first-steps.save"));
        studio.await("all decisions", () -> decisions(save) > 0);
        int before = decisions(save);
        studio.keyboardTo(card);
        studio.press(KeyEvent.VK_SPACE, 0);
        studio.await("what can be done with it", () -> item().isPresent() || decisions(save) > before);
        DrivenStudio.ask(this::item).ifPresent(item -> studio.act(item::doClick));
        studio.await("the decision", () -> decisions(save) > before);
    }

    private void untilACardCanBePlayed() {
        List<String> favourites = List.of("option mark", "option move", "option ambush", "option summon");
        for (int i = 0; i < MOST_DECISIONS && DrivenStudio.ask(this::playable).isEmpty(); i++) {
            List<JButton> options = DrivenStudio.ask(this::options);
            int other = i % Math.max(1, options.size());
            favourites.stream()
                    .flatMap(name ->
                            options.stream().filter(option -> option.getName().startsWith(name)))
                    .findFirst()
                    .or(() -> options.stream().skip(other).findFirst())
                    .ifPresent(option -> studio.act(option::doClick));
            studio.await(
                    "the next question",
                    () -> !options().isEmpty() && !options().equals(options));
        }
    }

    /** A card in the hand that some option names. */
    private Optional<JButton> playable() {
        List<String> words = options().stream().map(JButton::getText).toList();
        return studio
                .robot()
                .finder()
                .findAll(component -> component instanceof JButton && component.isShowing())
                .stream()
                .map(JButton.class::cast)
                .filter(button ->
                        button.isEnabled() && "hand".equals(button.getParent().getName()))
                .filter(card -> words.stream()
                        .anyMatch(option -> option.contains(card.getName().substring("card ".length()))))
                .findFirst();
    }

    private Optional<JMenuItem> item() {
        return studio
                .robot()
                .finder()
                .findAll(component -> component.getParent() instanceof JPopupMenu && component.isShowing())
                .stream()
                .filter(JMenuItem.class::isInstance)
                .map(JMenuItem.class::cast)
                .findFirst();
    }

    private JDialog dialog() {
        studio.await("a dialog", () -> shown("closer", JDialog.class).isPresent());
        return DrivenStudio.ask(() -> shown("closer", JDialog.class)).orElseThrow();
    }

    /** All that is shown is asked; what is folded away while theme and zoom change must not look as before when it comes back. */
    @Test
    void whatIsFoldedAwayFollowsThemeAndZoom() {
        begin("first-steps");
        studio.act(() -> studio.desk().look().zoom(Look.MOST_ZOOM));
        studio.await("little room", () -> shown("log", JPanel.class).isEmpty());
        studio.act(() -> studio.desk().look().theme(Theme.DARK));
        studio.act(() -> studio.desk().look().zoom(Look.LEAST_ZOOM));
        studio.await("room", () -> shown("log", JPanel.class).isPresent());
        JTextField filter = studio.called("Filter the log", JTextField.class);
        JPanel side = DrivenStudio.ask(() -> shown("log", JPanel.class)).orElseThrow();
        assertThat(DrivenStudio.ask(side::getBackground)).isEqualTo(UIManager.getColor("Panel.background"));
        assertThat(DrivenStudio.ask(filter::getBackground)).isEqualTo(UIManager.getColor("TextField.background"));
        assertThat(DrivenStudio.ask(filter::getFont)).isEqualTo(UIManager.getFont("TextField.font"));
        studio.act(() -> studio.desk().look().theme(Theme.LIGHT));
    }

    @Test
    void theBoardStaysAsLargeAsItIsWhateverIsAsked() {
        begin("first-steps");
        JComponent board = studio.find("board", JComponent.class);
        int height = DrivenStudio.ask(board::getHeight);
        studio.robot().click(studio.find("option move", JButton.class));
        studio.await("lands to choose from", () -> question().startsWith("Where do you go?"));
        studio.settle();
        assertThat(DrivenStudio.ask(board::getHeight)).isEqualTo(height);
    }

    /** What is edited elsewhere is not undone unseen, not even when there is nothing to take back. */
    @Test
    void theKeyThatUndoesEditsTakesADecisionBackWhileAGameIsInFront() {
        studio.act(this::renameThePack);
        assertThat(DrivenStudio.ask(() -> studio.project().undoName())).isPresent();
        begin("first-steps");
        studio.robot().click(studio.find("option move", JButton.class));
        studio.await("lands to choose from", () -> question().startsWith("Where do you go?"));
        studio.ctrl(KeyEvent.VK_Z);
        studio.await("the first question again", () -> question().startsWith("Your command?"));
        studio.ctrl(KeyEvent.VK_Z);
        studio.settle();
        assertThat(DrivenStudio.ask(() -> studio.project().undoName())).isPresent();
    }

    private void renameThePack() {
        FileId manifest = new FileId(studio.project().packs().iterator().next().place(), "pack.yaml");
        studio.project().edit(manifest, "Rename", text -> text.set(YamlPath.of("name"), "Another"), this);
    }

    /** Whatever happens to the computer, no decision is lost; one that is taken back is not saved either. */
    @Test
    void everyDecisionIsSavedAsSoonAsItIsMade() {
        begin("first-steps");
        SaveFile save = new SaveFile(user.resolve("games").resolve("first-steps.save"));
        studio.await("a saved game", () -> decisions(save) == 0);
        studio.robot().click(studio.find("option move", JButton.class));
        studio.await("the decision", () -> decisions(save) == 1);
        studio.press(KeyEvent.VK_BACK_SPACE, 0);
        studio.await("none", () -> decisions(save) == 0);
    }

    /** -1 while there is no save that can be read. */
    private static int decisions(SaveFile save) {
        return Files.exists(save.path()) && save.read() instanceof SaveFile.Whole whole
                ? whole.recording().decisions().size()
                : -1;
    }

    @Test
    void whoeverWatchesComputersIsNobodyAtTheTable() {
        studio.act(() -> studio.desk().newGame());
        studio.find("start-game", JButton.class);
        studio.pick("player-1", "Computer (strong)");
        studio.click(studio.find("start-game", JButton.class));
        studio.await(
                "whose eyes one sees with",
                () -> shown("legend", Paragraph.class)
                        .filter(legend -> legend.getText().contains("You see what "))
                        .isPresent());
        JComponent first = (JComponent) DrivenStudio.ask(
                () -> shown("players", JPanel.class).orElseThrow().getComponent(1));
        assertThat(DrivenStudio.ask(() -> first.getAccessibleContext().getAccessibleName()))
                .doesNotContain("(you)");
    }

    @Test
    void aGameHasTheRoomOfTheLibraryUntilOneGoesBackToEditing() {
        assertThat(shown("library", JTree.class)).isPresent();
        begin("first-steps");
        studio.await("room", () -> shown("library", JTree.class).isEmpty());
        studio.press(KeyEvent.VK_1, InputEvent.ALT_DOWN_MASK);
        studio.await("the library", () -> shown("library", JTree.class).isPresent());
        studio.press(KeyEvent.VK_1, InputEvent.ALT_DOWN_MASK);
        studio.await("room again", () -> shown("library", JTree.class).isEmpty());
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.await(
                "the library as before", () -> shown("library", JTree.class).isPresent());
        studio.neverStalled();
    }

    @Test
    void digitsThatAreTypedIntoAFieldChooseNothing() {
        begin("first-steps");
        String question = DrivenStudio.ask(this::question);
        JTextField filter = studio.called("Filter the log", JTextField.class);
        studio.robot().click(filter);
        studio.enter("12");
        assertThat(DrivenStudio.ask(this::question)).isEqualTo(question);
        assertThat(DrivenStudio.ask(() -> filter.getText())).isEqualTo("12");
    }

    @Test
    void aGameThatWasLeftOpensItsPackByItself() {
        begin("first-steps");
        studio.robot().click(studio.find("option move", JButton.class));
        studio.await("lands to choose from", () -> question().startsWith("Where do you go?"));
        studio.press(KeyEvent.VK_ESCAPE, 0);
        studio.await("no game", () -> shown("game", JPanel.class).isEmpty());
        studio.act(() -> studio.desk().openEntry(new EntryName(Kind.MONSTERS, "soul-master:mud-crab")));
        studio.choose("File", "Close pack");
        studio.await("no pack", () -> studio.project().packs().isEmpty());
        assertThat(studio.window().target().getTitle()).as("its tab is closed").startsWith("Home");

        studio.act(() -> studio.desk().newGame());
        studio.robot().click(studio.find("resume first-steps.save", JButton.class));
        studio.await("the game", () -> question().startsWith("Where do you go?"));
        assertThat(DrivenStudio.ask(() -> studio.project().packs())).isNotEmpty();
    }
}
