package soulwright.editor.shell;

import java.awt.Component;
import java.awt.Window;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import javax.swing.AbstractAction;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.SearchField;
import soulwright.editor.widget.Shortcut;

/** All commands in one list, to be found by typing a part of their names. */
final class CommandPalette {
    private static final int MOST = 200;

    private final List<Command> commands;
    private final DefaultListModel<Command> found = new DefaultListModel<>();
    private final JList<Command> list = new JList<>(found);
    private final SearchField search = new SearchField("Type what you want to do", this::filter);
    private final JDialog dialog;

    private CommandPalette(Window owner, List<Command> commands) {
        this.commands = commands;
        JPanel page = new JPanel(
                new MigLayout("wrap, fill, insets 12, gap 8", "[200lp:520lp:520lp, fill]", "[][grow, fill]"));
        page.add(search);
        list.setVisibleRowCount(12);
        list.setCellRenderer(new Line());
        list.setFocusable(false);
        list.getAccessibleContext().setAccessibleName("Commands found");
        list.setName("commands");
        search.setName("command-search");
        page.add(new JScrollPane(list), "h 80lp:360lp:");
        dialog = Dialogs.of(owner, "Find command", page);
        dialog.setName("command-palette");
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                run();
            }
        });
        key(KeyEvent.VK_DOWN, () -> step(1));
        key(KeyEvent.VK_UP, () -> step(-1));
        key(KeyEvent.VK_ENTER, this::run);
        key(KeyEvent.VK_ESCAPE, dialog::dispose);
        filter("");
    }

    /** @param commands those that can be done now, and others */
    static void show(Window owner, List<Command> commands) {
        Dialogs.show(new CommandPalette(owner, commands).dialog);
    }

    /** Those whose name or tooltip holds every word: first those whose names begin so, then those whose names hold all, each in their order. */
    static List<Command> matching(List<Command> commands, String words) {
        List<String> wanted =
                Arrays.stream(words.toLowerCase(Locale.ROOT).split("\\s+")).toList();
        return commands.stream()
                .filter(command -> {
                    String all = (command.name() + " " + command.tooltip()).toLowerCase(Locale.ROOT);
                    return wanted.stream().allMatch(all::contains);
                })
                .sorted(Comparator.comparing(command -> distance(command.name().toLowerCase(Locale.ROOT), wanted)))
                .limit(MOST)
                .toList();
    }

    private static int distance(String name, List<String> wanted) {
        return name.startsWith(wanted.get(0)) ? 0 : wanted.stream().allMatch(name::contains) ? 1 : 2;
    }

    private void key(int key, Runnable does) {
        search.getInputMap(JComponent.WHEN_FOCUSED).put(KeyStroke.getKeyStroke(key, 0), does);
        search.getActionMap().put(does, new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                does.run();
            }
        });
    }

    private void filter(String words) {
        found.clear();
        commands.forEach(Command::refresh);
        found.addAll(matching(commands.stream().filter(Command::isEnabled).toList(), words));
        list.setSelectedIndex(0);
    }

    private void step(int by) {
        if (!found.isEmpty()) {
            int next = Math.floorMod(list.getSelectedIndex() + by, found.size());
            list.setSelectedIndex(next);
            list.ensureIndexIsVisible(next);
        }
    }

    private void run() {
        Command chosen = list.getSelectedValue();
        if (chosen != null) {
            dialog.dispose();
            chosen.run();
        }
    }

    /** What a command is called, below its picture or the room for one, and at the end its shortcut. */
    private static final class Line extends DefaultListCellRenderer {
        private final JPanel line = new JPanel(new MigLayout("insets 2 8 2 8, gap 10", "[18lp!, center][grow]push[]"));
        private final JLabel picture = new JLabel();
        private final JLabel keys = new JLabel();

        Line() {
            line.add(picture);
            line.add(this);
            line.add(keys);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            Command command = (Command) value;
            super.getListCellRendererComponent(list, command.name(), index, selected, false);
            picture.setIcon(command.icon().orElse(null));
            keys.setText(command.shortcut().map(Shortcut::words).orElse(""));
            keys.setFont(getFont());
            keys.setForeground(selected ? getForeground() : UIManager.getColor("Label.disabledForeground"));
            line.setBackground(getBackground());
            line.getAccessibleContext().setAccessibleName(command.name() + " " + keys.getText());
            return line;
        }
    }
}
