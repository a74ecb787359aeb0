package soulwright.editor.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.GraphicsEnvironment;
import java.awt.event.KeyEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.assertj.swing.timing.Timeout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.Project;
import soulwright.editor.entry.form.Shipped;
import soulwright.editor.widget.Look;
import soulwright.editor.work.SwingThreads;
import soulwright.pack.Kind;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/** The first driven test of the Studio: a figure of a monster is changed in its form, mistaken, taken back and saved. */
class EntryTabTest {
    private static final Timeout PATIENCE = Timeout.timeout(60_000);

    @TempDir
    Path folder;

    private Robot robot;
    private Shipped shipped;
    private EntryTab tab;
    private JFrame frame;

    @BeforeEach
    void open() {
        assumeThat(GraphicsEnvironment.isHeadless())
                .as("there is no display; run it under xvfb-run")
                .isFalse();
        robot = BasicRobot.robotWithNewAwtHierarchy();
        GuiActionRunner.execute(() -> {
            Look.install(Look.Theme.LIGHT, 100);
            shipped = Shipped.open(folder, new SwingThreads());
        });
        await(
                "the pack is checked",
                () -> project().load().isPresent() && !project().isChecking());
        GuiActionRunner.execute(() -> {
            EntryScreens screens = new EntryScreens(new PlainDesk(project(), Look.install(Look.Theme.LIGHT, 100)));
            tab = screens.entry(crab().name());
            frame = new JFrame("form");
            frame.setContentPane(tab.component());
            frame.setSize(1100, 900);
            frame.setVisible(true);
        });
        robot.waitForIdle();
    }

    @AfterEach
    void close() {
        if (robot != null) {
            robot.cleanUp();
        }
    }

    private Project project() {
        return shipped.project();
    }

    private EntryOutline crab() {
        return GuiActionRunner.execute(() -> shipped.entry(Kind.MONSTERS, "mud-crab"));
    }

    private static void await(String what, java.util.function.BooleanSupplier holds) {
        Pause.pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return GuiActionRunner.execute(() -> holds.getAsBoolean());
                    }
                },
                PATIENCE);
    }

    private <T extends Component> T named(Class<T> type, String name) {
        AtomicReference<T> found = new AtomicReference<>();
        GuiActionRunner.execute(() -> search(frame.getContentPane(), type, name).ifPresent(found::set));
        return Optional.ofNullable(found.get()).orElseThrow(() -> new AssertionError("nothing is called " + name));
    }

    private static <T extends Component> Optional<T> search(Component in, Class<T> type, String name) {
        if (type.isInstance(in) && name.equals(in.getAccessibleContext().getAccessibleName())) {
            return Optional.of(type.cast(in));
        }
        if (in instanceof Container all) {
            for (Component child : all.getComponents()) {
                Optional<T> found = search(child, type, name);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    private void type(JTextComponent field, String text) {
        robot.click(field);
        GuiActionRunner.execute(() -> field.selectAll());
        robot.enterText(text);
        robot.pressAndReleaseKeys(KeyEvent.VK_ENTER);
        robot.waitForIdle();
    }

    private String text() {
        return GuiActionRunner.execute(
                () -> project().text(tab.file().orElseThrow()).orElseThrow().text());
    }

    @Test
    void aFigureIsChangedMistakenTakenBackAndSaved() throws Exception {
        String before = text();
        JTextField attack = named(JTextField.class, "Attributes, Attack");
        type(attack, "77");
        assertThat(differing(before, text())).containsExactly("attack: 14", "attack: 77");

        type(attack, "many");
        await("the mistake is found", () -> !project().isChecking() && errors().size() == 1);
        assertThat(errors().get(0).message()).contains("attack");
        await("the form shows it where it is", () -> "error".equals(attack.getClientProperty("JComponent.outline")));
        assertThat(named(JLabel.class, "error: " + errors().get(0).message()).isShowing())
                .isTrue();

        GuiActionRunner.execute(() -> project().undo());
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(() -> attack.getText())).isEqualTo("77");
        await("nothing is found any more", () -> !project().isChecking() && errors().isEmpty());

        GuiActionRunner.execute(() -> project().save(project().unsaved(), report -> {}));
        await("it is saved", () -> project().unsaved().isEmpty());
        String saved = Files.readString(
                folder.resolve("soul-master").resolve(crab().file().path()));
        assertThat(differing(before, saved)).containsExactly("attack: 14", "attack: 77");
    }

    private List<Diagnostic> errors() {
        return GuiActionRunner.execute(() -> project().findings(crab().file()));
    }

    /** The words that differ in the only line that does. */
    private static List<String> differing(String before, String after) {
        List<String> old = before.lines().toList();
        List<String> now = after.lines().toList();
        assertThat(now).hasSameSizeAs(old);
        List<String> all = new ArrayList<>();
        for (int i = 0; i < old.size(); i++) {
            if (!old.get(i).equals(now.get(i))) {
                all.add(attack(old.get(i)));
                all.add(attack(now.get(i)));
            }
        }
        return all;
    }

    private static String attack(String line) {
        return line.replaceFirst(".*(attack: [^,}]*).*", "$1").strip();
    }

    @Test
    void whatIsTypedInTheTextShowsInTheForm() {
        GuiActionRunner.execute(() -> tab.showText());
        robot.waitForIdle();
        JTextComponent area = named(JTextComponent.class, "Text of water-basic.yaml");
        robot.focusAndWaitForFocusGain(area);
        GuiActionRunner.execute(() -> {
            int at = area.getText().indexOf("name: Mud Crab") + "name: ".length();
            area.select(at, at + "Mud".length());
        });
        robot.enterText("Sand");
        robot.waitForIdle();
        assertThat(text()).contains("name: Sand Crab");
        GuiActionRunner.execute(() -> tab.showForm());
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(() -> named(JTextField.class, "Name").getText()))
                .isEqualTo("Sand Crab");
        GuiActionRunner.execute(() -> project().undo());
        assertThat(text()).contains("name: Mud Crab");
    }

    @Test
    void aBrokenTextLeavesTheFormReadOnly() {
        JTextField attack = named(JTextField.class, "Attributes, Attack");
        GuiActionRunner.execute(() -> project()
                .edit(
                        crab().file(),
                        "Break",
                        text -> new Edited(YamlText.of(text.text() + "\n  - [broken"), List.of()),
                        this));
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(() -> attack.isEditable())).isFalse();
        GuiActionRunner.execute(() -> project().undo());
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(() -> attack.isEditable())).isTrue();
    }

    @Test
    void theFormOfADeletedEntryShowsNoOtherAndComesBack() {
        JTextField name = named(JTextField.class, "Name");
        GuiActionRunner.execute(() -> project().edit(crab().file(), "Delete", text -> text.remove(tabPath()), this));
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(() -> name.getText())).isEqualTo("Mud Crab");
        assertThat(GuiActionRunner.execute(() -> name.isEditable())).isFalse();
        GuiActionRunner.execute(() -> project().undo());
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(() -> name.isEditable())).isTrue();
    }

    private YamlPath tabPath() {
        return crab().path();
    }

    @Test
    void aNewIdIsStillTheSameEntry() {
        JTextField id = named(JTextField.class, "Id");
        type(id, "sand-crab");
        assertThat(GuiActionRunner.execute(() -> tab.name().local())).isEqualTo("sand-crab");
        assertThat(text()).contains("- id: sand-crab").doesNotContain("- id: mud-crab\n");
        GuiActionRunner.execute(() -> project().undo());
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(() -> id.getText())).isEqualTo("mud-crab");
    }
}
