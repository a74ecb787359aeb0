package soulwright.editor.board;

import java.awt.Component;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.HierarchyEvent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.DefaultComboBoxModel;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import net.miginfocom.swing.MigLayout;
import soulwright.content.piece.Monster;
import soulwright.editor.art.Gallery;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.IconChooser;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.SquareIcon;
import soulwright.editor.widget.Typing;
import soulwright.yaml.EditResult;
import soulwright.yaml.Refused;

/** What a board says beside its lands. */
final class PropertiesPanel {
    private static final int PICTURE = 18;

    private final OpenBoard board;
    private final Supplier<Gallery> gallery;
    private final Consumer<Refused> refused;
    private final JTextField name = new JTextField();
    private final JTextArea text = new JTextArea(4, 10);
    private final JTextField icon = new JTextField();
    private final JButton choose;
    private final JComboBox<Boss> boss = new JComboBox<>();
    private final JLabel size = new JLabel();
    private final Page page = new Page(new MigLayout("insets 8, wrap, fillx", "[grow,fill]"));
    private boolean filling;

    /** A monster that can be in the centre, by the word for it; without one, the ruleset picks. */
    private record Boss(Optional<String> word, String title) {
        @Override
        public String toString() {
            return title;
        }
    }

    PropertiesPanel(
            OpenBoard board,
            Supplier<Gallery> gallery,
            Runnable left,
            Consumer<Refused> refused,
            List<Command> commands) {
        this.board = board;
        this.gallery = gallery;
        this.refused = refused;
        text.setLineWrap(true);
        text.setWrapStyleWord(true);
        field("Name", name, "name", left);
        page.add(label("Text", text));
        watch(text, "text", left);
        page.add(new JScrollPane(text), "wmin 0");
        field("Icon", icon, "icon", left);
        choose = IconChooser.button(icon, gallery, icon::getText, chosen -> {
            icon.setText(chosen);
            left.run();
        });
        icon.putClientProperty("JTextField.trailingComponent", choose);
        page.add(label("Boss", boss));
        boss.setName("boss");
        boss.addActionListener(event -> bossChosen());
        page.add(boss, "wmin 0");
        page.add(size, "gaptop 8");
        commands.forEach(command -> page.add(command.button(), "wmin 0"));
        page.addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && page.isShowing()) {
                refresh(); // all monsters are read only for those who look at them
            }
        });
        refresh();
    }

    /** In a pane that scrolls where there is little room. */
    JScrollPane scrolling() {
        return page.scrolling();
    }

    private void field(String title, JTextField field, String key, Runnable left) {
        page.add(label(title, field));
        watch(field, key, left);
        page.add(field, "wmin 0");
    }

    private static JLabel label(String title, JComponent field) {
        JLabel label = new JLabel(title);
        label.setLabelFor(field);
        label.putClientProperty("FlatLaf.styleClass", "small");
        field.getAccessibleContext().setAccessibleName(title);
        return label;
    }

    private void watch(JTextComponent field, String key, Runnable left) {
        field.setName(key);
        field.getDocument().addDocumentListener(new Typing(() -> typed(field, key)));
        field.addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                left.run();
            }
        });
    }

    private void typed(JTextComponent field, String key) {
        if (!filling) {
            String typed = field.getText();
            put("Set " + key, key, typed.isBlank() ? Optional.empty() : Optional.of(typed));
        }
    }

    private void bossChosen() {
        if (!filling && boss.getSelectedItem() instanceof Boss chosen) {
            put("Set boss", "boss", chosen.word);
        }
    }

    private void put(String what, String key, Optional<String> value) {
        EditResult result = board.put(what, key, value);
        if (result instanceof Refused why) {
            refused.accept(why);
        }
    }

    /** Shows what the board says now; where somebody types, only if it is not that already. */
    void refresh() {
        filling = true;
        Optional<EntryOutline> entry = board.entry();
        fill(name, entry.flatMap(it -> it.text("name")));
        fill(text, entry.flatMap(it -> it.text("text")));
        fill(icon, entry.flatMap(it -> it.text("icon")));
        showIcon();
        if (page.isShowing()) {
            fillBosses(entry.flatMap(it -> it.text("boss")));
        }
        size.setText("Size: %d by %d"
                .formatted(board.drawing().size(), board.drawing().size()));
        boolean possible = board.isReadable() && !board.isReadOnly();
        for (Component part : List.of(name, text, icon, choose, boss)) {
            part.setEnabled(possible);
        }
        filling = false;
    }

    private void showIcon() {
        Gallery pictures = gallery.get();
        boolean known = pictures.library().names().contains(icon.getText());
        icon.putClientProperty(
                "JTextField.leadingIcon", known ? SquareIcon.of(pictures.icon(icon.getText()), PICTURE) : null);
    }

    private static void fill(JTextComponent field, Optional<String> value) {
        if (!field.getText().equals(value.orElse(""))) {
            field.setText(value.orElse(""));
        }
    }

    private void fillBosses(Optional<String> word) {
        List<Boss> all = new ArrayList<>(List.of(new Boss(Optional.empty(), "As the ruleset picks")));
        board.world().all(Monster.KIND).stream()
                .sorted(Comparator.comparing(Monster::name))
                .forEach(monster -> all.add(new Boss(
                        Optional.of(board.world().word(monster)), monster.name() + ", level " + monster.level())));
        Boss now = all.stream()
                .filter(each -> each.word.equals(word))
                .findFirst()
                .orElseGet(() -> new Boss(word, "Unknown: " + word.orElse("")));
        if (!all.contains(now)) {
            all.add(1, now);
        }
        if (boss.getItemCount() != all.size() || !now.equals(boss.getSelectedItem())) {
            boss.setModel(new DefaultComboBoxModel<>(all.toArray(new Boss[0])));
            boss.setSelectedItem(now);
        }
    }
}
