package soulwright.editor.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Shortcut;
import soulwright.pack.Kind;

/** All that can be done has a name, a sentence and keys of its own, and a screen reader can say every part of every screen. */
@OnAStudio(packs = {"soul-master", "academy"})
class AccessibleTest {
    private static final List<Class<? extends JComponent>> USED = List.of(
            AbstractButton.class,
            JTextComponent.class,
            JComboBox.class,
            JTable.class,
            JList.class,
            JTree.class,
            JSpinner.class,
            JSlider.class);

    private DrivenStudio studio;

    @Test
    void everyScreenCanBeReadAndWorkedByKeys() {
        check("home");
        for (Kind kind : List.of(Kind.MONSTERS, Kind.SPELLS, Kind.RULESETS, Kind.CAMPAIGNS, Kind.BOARDS)) {
            studio.act(() -> studio.desk().openEntry(first(kind)));
            check("an entry of " + kind.folder());
        }
        studio.act(() -> studio.desk().openKind(studio.project().packs().get(0), Kind.MONSTERS));
        check("a grid");
        studio.act(() -> studio.desk().newGame());
        JButton start = studio.find("start-game", JButton.class);
        check("a new game");
        studio.act(start::doClick);
        studio.find("options", JComponent.class);
        check("a game");
        studio.act(() -> studio.desk().campaigns());
        check("campaigns");
    }

    private EntryName first(Kind kind) {
        return studio.project()
                .outline()
                .entries(kind)
                .map(EntryOutline::name)
                .findFirst()
                .orElseThrow();
    }

    private void check(String screen) {
        studio.settle();
        JFrame window = (JFrame) studio.window().target();
        List<Command> commands =
                DrivenStudio.ask(() -> commands(window.getJMenuBar()).toList());
        assertThat(commands).hasSizeGreaterThan(10);
        assertThat(names(commands, command -> command.shortcut().isEmpty()))
                .as("what has no keys, %s", screen)
                .isEmpty();
        assertThat(names(
                        commands,
                        command ->
                                command.tooltip().isBlank() || command.tooltip().equals(command.name())))
                .as("what says nothing of itself, %s", screen)
                .isEmpty();
        assertThat(shared(commands)).as("keys that mean two things, %s", screen).isEmpty();
        assertThat(DrivenStudio.ask(() -> nameless(window).toList()))
                .as("what nobody can tell from its name, %s", screen)
                .isEmpty();
    }

    private static List<String> names(List<Command> commands, Predicate<Command> which) {
        return commands.stream().filter(which).map(Command::name).toList();
    }

    private static Stream<Command> commands(JMenuBar bar) {
        return IntStream.range(0, bar.getMenuCount())
                .mapToObj(bar::getMenu)
                .filter(Objects::nonNull)
                .flatMap(AccessibleTest::items)
                .map(AbstractButton::getAction)
                .filter(Command.class::isInstance)
                .map(Command.class::cast)
                .distinct();
    }

    private static Stream<JMenuItem> items(JMenu menu) {
        return Stream.of(menu.getMenuComponents())
                .flatMap(part -> part instanceof JMenu inner
                        ? items(inner)
                        : part instanceof JMenuItem item ? Stream.of(item) : Stream.empty());
    }

    private static List<String> shared(List<Command> commands) {
        return commands.stream()
                .map(Command::shortcut)
                .flatMap(Optional::stream)
                .collect(Collectors.groupingBy(Function.<KeyStroke>identity(), Collectors.counting()))
                .entrySet()
                .stream()
                .filter(keys -> keys.getValue() > 1)
                .map(keys -> Shortcut.words(keys.getKey()))
                .toList();
    }

    private static Stream<String> nameless(Component part) {
        if (!part.isVisible()) {
            return Stream.empty();
        }
        Stream<String> inner = part instanceof Container container
                ? Stream.of(container.getComponents()).flatMap(AccessibleTest::nameless)
                : Stream.empty();
        boolean used = part.isFocusable() && USED.stream().anyMatch(type -> type.isInstance(part));
        String name = part.getAccessibleContext() == null
                ? null
                : part.getAccessibleContext().getAccessibleName();
        return used && (name == null || name.isBlank())
                ? Stream.concat(Stream.of(part.getClass().getName() + " in " + part.getParent()), inner)
                : inner;
    }
}
