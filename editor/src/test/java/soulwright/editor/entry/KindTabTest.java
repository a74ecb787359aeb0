package soulwright.editor.entry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.awt.Container;
import java.awt.GraphicsEnvironment;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.MouseButton;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.assertj.swing.timing.Timeout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.Project;
import soulwright.editor.entry.form.Shipped;
import soulwright.editor.entry.grid.Column;
import soulwright.editor.entry.grid.Row;
import soulwright.editor.widget.Look;
import soulwright.editor.work.SwingThreads;
import soulwright.pack.Kind;

/** The grid as somebody uses it: with mouse and keyboard, on a display. */
class KindTabTest {
    @TempDir
    Path folder;

    private Robot robot;
    private Shipped shipped;
    private KindTab tab;

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
            tab = screens.kind(project().packs().get(0), Kind.MONSTERS);
            JFrame frame = new JFrame("grid");
            frame.setContentPane(tab.component());
            frame.setSize(1500, 900);
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

    private static void await(String what, BooleanSupplier holds) {
        Pause.pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return GuiActionRunner.execute(() -> holds.getAsBoolean());
                    }
                },
                Timeout.timeout(60_000));
    }

    private JTable table() {
        return tab.grid().table();
    }

    private int column(String title) {
        return table().getColumnModel().getColumnIndex(title);
    }

    /** Narrows the grid to one monster, and gives its row. */
    private Row only(String id) {
        GuiActionRunner.execute(() -> tab.grid().filter(id));
        robot.waitForIdle();
        return GuiActionRunner.execute(() -> tab.grid().rows().get(0));
    }

    private void click(int row, int column) {
        Rectangle cell = GuiActionRunner.execute(() -> {
            table().scrollRectToVisible(table().getCellRect(row, column, true));
            return table().getCellRect(row, column, true);
        });
        robot.waitForIdle();
        robot.click(table(), new Point((int) cell.getCenterX(), (int) cell.getCenterY()), MouseButton.LEFT_BUTTON, 1);
        robot.waitForIdle();
    }

    private String text(Row row) {
        return GuiActionRunner.execute(
                () -> project().text(row.entry().file()).orElseThrow().text());
    }

    @Test
    void theFirstEntryIsChosenAndShown() {
        await("the form", () -> tab.form().isPresent());
        assertThat(GuiActionRunner.execute(() -> tab.form().orElseThrow().name()))
                .isEqualTo(GuiActionRunner.execute(
                        () -> tab.grid().rows().get(0).entry().name()));
        GuiActionRunner.execute(() -> table().setRowSelectionInterval(0, 2));
        await("what can be done with three", () -> tab.form().isEmpty() && isShown("3 monsters chosen"));
    }

    @Test
    void untilTheFirstFormIsThereNothingClaimsThatThereIsNothing() {
        Look look = GuiActionRunner.execute(() -> Look.install(Look.Theme.LIGHT, 100));
        List<String> said = GuiActionRunner.execute(() -> {
            KindTab fresh = new EntryScreens(new PlainDesk(project(), look))
                    .kind(project().packs().get(0), Kind.MONSTERS);
            return labels(fresh.component()).toList();
        });
        assertThat(said).contains("200 entries").doesNotContain("No monsters yet", "Nothing chosen");
    }

    private static Stream<String> labels(Container within) {
        return Stream.of(within.getComponents())
                .flatMap(part -> part instanceof JLabel label
                        ? Stream.of(label.getText())
                        : part instanceof Container inner ? labels(inner) : Stream.empty());
    }

    @Test
    void whereRoomIsScarceTheGridHasItForItself() {
        await("the form", () -> tab.form().isPresent());
        JFrame frame = GuiActionRunner.execute(() -> (JFrame) SwingUtilities.getWindowAncestor(tab.component()));
        GuiActionRunner.execute(() -> frame.setSize(620, 500));
        await("no form", () -> !tab.form().orElseThrow().component().isShowing() && table().isShowing());
        GuiActionRunner.execute(() -> frame.setSize(1500, 900));
        await("the form again", () -> tab.form().orElseThrow().component().isShowing());
    }

    private boolean isShown(String text) {
        return robot.finder()
                        .findAll(component ->
                                component instanceof JLabel label && label.isShowing() && text.equals(label.getText()))
                        .size()
                == 1;
    }

    @Test
    void theNamesStayWhenTheTableIsScrolledSideways() {
        JScrollPane scroll = (JScrollPane) SwingUtilities.getAncestorOfClass(JScrollPane.class, table());
        assertThat(isNamesShown()).isFalse();
        GuiActionRunner.execute(() -> scroll.getHorizontalScrollBar()
                .setValue(scroll.getHorizontalScrollBar().getMaximum()));
        await("the names", this::isNamesShown);
        JTable names = (JTable) scroll.getRowHeader().getView();
        GuiActionRunner.execute(() -> names.setRowSelectionInterval(3, 3));
        assertThat(GuiActionRunner.execute(() -> table().getSelectedRow())).isEqualTo(3);
        assertThat(GuiActionRunner.execute(() -> names.getValueAt(3, 0)))
                .isEqualTo(GuiActionRunner.execute(() -> table().getValueAt(3, 0)));
        GuiActionRunner.execute(() -> scroll.getHorizontalScrollBar().setValue(0));
        await("no names", () -> !isNamesShown());
    }

    private boolean isNamesShown() {
        return !robot.finder()
                .findAll(part -> "frozen-names".equals(part.getName()) && part.isShowing())
                .isEmpty();
    }

    @Test
    void aCellIsTypedAndTakenBackAndTheFormBesideFollows() {
        Row crab = only("mud-crab");
        String before = text(crab);
        int attack = GuiActionRunner.execute(() -> column("Attack"));
        click(0, attack);
        await(
                "its form is shown",
                () -> tab.form()
                        .filter(form -> form.name().local().equals("mud-crab"))
                        .isPresent());
        robot.enterText("77");
        robot.pressAndReleaseKeys(KeyEvent.VK_ENTER);
        robot.waitForIdle();
        assertThat(text(crab)).isEqualTo(before.replaceFirst("(Mud Crab[^{]*\\{ hit-points: 38, attack: )14", "$177"));
        GuiActionRunner.execute(() -> project().undo());
        assertThat(text(crab)).isEqualTo(before);
    }

    @Test
    void oneValueIsGivenToAllChosenRows() {
        Row first = only("element:wind level=2");
        List<Row> chosen = GuiActionRunner.execute(() -> {
            table().selectAll();
            return tab.grid().chosen();
        });
        Column level = GuiActionRunner.execute(() -> tab.grid().columns().stream()
                .filter(column -> column.title().equals("Level"))
                .findFirst()
                .orElseThrow());
        GuiActionRunner.execute(() -> tab.acts().setAll(chosen, level, "+1"));
        robot.waitForIdle();
        assertThat(chosen).hasSizeGreaterThan(2);
        List<Row> three = GuiActionRunner.execute(() -> {
            tab.grid().filter("element:wind level=2");
            return tab.grid().rows().all();
        });
        assertThat(three).isEmpty();
        GuiActionRunner.execute(() -> project().undo());
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(() -> tab.grid().rows().size())).isEqualTo(chosen.size());
        assertThat(text(first)).contains("level: 2");
    }

    @Test
    void theColumnThatWasClickedIsMeantWhenAllIsChosen() {
        int attack = GuiActionRunner.execute(() -> column("Attack"));
        click(2, attack);
        GuiActionRunner.execute(() -> table().selectAll());
        robot.waitForIdle();
        assertThat(GuiActionRunner.execute(() -> table().getSelectedRowCount())).isGreaterThan(100);
        assertThat(GuiActionRunner.execute(
                        () -> tab.grid().chosenColumn().orElseThrow().title()))
                .isEqualTo("Attack");
    }

    @Test
    void anEntryIsAddedChosenAndDeletedAgain() {
        Row crab = only("mud-crab");
        String before = text(crab);
        click(0, 0);
        GuiActionRunner.execute(() -> tab.commands().stream()
                .filter(command -> command.name().equals("Duplicate"))
                .forEach(command -> command.run()));
        robot.waitForIdle();
        List<Row> chosen = GuiActionRunner.execute(() -> tab.grid().chosen());
        assertThat(chosen)
                .singleElement()
                .satisfies(row -> assertThat(row.entry().name().local()).isEqualTo("mud-crab-2"));
        GuiActionRunner.execute(() -> tab.acts().remove(chosen));
        robot.waitForIdle();
        assertThat(text(crab)).isEqualTo(before);
    }
}
