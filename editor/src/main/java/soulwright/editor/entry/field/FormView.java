package soulwright.editor.entry.field;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.ui.FlatEmptyBorder;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSeparator;
import javax.swing.Scrollable;
import org.jspecify.annotations.Nullable;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Form;
import soulwright.editor.entry.form.Marks;
import soulwright.editor.entry.form.Suggestions;
import soulwright.yaml.YamlPath;

/** A form: all fields of an entry one below the other, and at the foot what the field with the keyboard is for. */
public final class FormView {
    private static final int MANY = 70;
    private static final Set<String> LAST = Set.of("extends", "abstract", "lint-ignore", "custom");

    private final JPanel component = new JPanel(new BorderLayout());
    private final JPanel rows = new Page();
    private final JScrollPane scroll = new JScrollPane(rows);
    private final JLabel help = new JLabel();
    private final Editing editing;
    private final FieldEditors editors;
    private List<String> built = List.of();
    private @Nullable YamlPath entered;

    /** Of the entry that is being edited. */
    public FormView(Editing editing) {
        this.editing = editing;
        boolean few = editing.form().root().all().count() <= MANY;
        this.editors = new FieldEditors(editing, new Expansion(few), new Shown(this::help));
        editing.whenRefused(field -> editors.shown().at(field.path()).ifPresent(row -> row.show(field)));
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setHorizontalScrollBarPolicy(JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.getVerticalScrollBar().setUnitIncrement(24);
        rows.setBorder(new FlatEmptyBorder(8, 18, 24, 12));
        help.setBorder(new FlatEmptyBorder(6, 18, 8, 18));
        help.putClientProperty(FlatClientProperties.STYLE_CLASS, "small");
        help.setText(" ");
        component.add(scroll);
        JPanel foot = new JPanel(new BorderLayout());
        foot.add(new JSeparator(), BorderLayout.NORTH);
        foot.add(help);
        component.add(foot, BorderLayout.SOUTH);
        show(editing.form());
    }

    public JComponent component() {
        return component;
    }

    /** Where the keyboard goes first. */
    public JComponent firstFocus() {
        return editors.shown().at(YamlPath.of("name")).map(FieldRow::focus).orElse(rows);
    }

    /** Shows the entry as it is now. What is being typed stays. */
    public void show(Form form) {
        List<Field> fields = inOrder(form.root().children());
        List<String> keys = fields.stream().map(Field::key).toList();
        if (!keys.equals(built)) {
            built = keys;
            editors.shown().clear();
            rows.removeAll();
            rows.setLayout(Section.rows());
            fields.forEach(field -> new FieldRow(field, editors).addTo(rows));
            rows.revalidate();
        } else {
            fields.forEach(field -> editors.shown().at(field.path()).ifPresent(row -> row.show(field)));
        }
    }

    /** Shows what was found, at the fields that it is about. */
    public void mark(Marks marks) {
        editors.shown().marks(marks);
        editors.shown().all().forEach(FieldRow::mark);
    }

    /** First what it is called, last what only authors need. */
    private static List<Field> inOrder(List<Field> fields) {
        return fields.stream()
                .sorted(Comparator.comparingInt(field -> field.key().equals("id")
                        ? 0
                        : field.key().equals("name") ? 1 : LAST.contains(field.key()) ? 3 : 2))
                .toList();
    }

    /** Brings the keyboard to a field; sections around it are opened. */
    public void enter(YamlPath path) {
        Optional<FieldRow> row = Optional.empty();
        for (int steps = 1; steps <= path.steps().size(); steps++) {
            YamlPath part = new YamlPath(path.steps().subList(0, steps));
            editors.expansion().set(part, true);
            editing.form().at(part).ifPresent(field -> editors.shown().at(part).ifPresent(shown -> shown.show(field)));
            Optional<FieldRow> inner = editors.shown().at(part);
            row = inner.isPresent() ? inner : row;
        }
        row.ifPresent(FieldRow::enter);
    }

    /** The path of the field that the keyboard is in, or was last. */
    public Optional<YamlPath> entered() {
        return Optional.ofNullable(entered);
    }

    private void help(Field field) {
        entered = field.path();
        help.setText("<html><b>" + field.label() + "</b>&nbsp; "
                + Words.html(field.spec().description()) + completion(field) + "</html>");
    }

    private static String completion(Field field) {
        boolean words = field.control() instanceof Control.Formula || field.control() instanceof Control.Code;
        return words && Suggestions.of(field.spec()).isPresent() ? " Ctrl+Space offers words." : "";
    }

    /** As wide as what shows it, so that nothing is scrolled sideways. */
    private static final class Page extends JPanel implements Scrollable {
        private static final long serialVersionUID = 1;

        @Override
        public Dimension getPreferredScrollableViewportSize() {
            return getPreferredSize();
        }

        @Override
        public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
            return getFontMetrics(getFont()).getHeight() * 2;
        }

        @Override
        public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
            return visible.height * 9 / 10;
        }

        @Override
        public boolean getScrollableTracksViewportWidth() {
            return true;
        }

        @Override
        public boolean getScrollableTracksViewportHeight() {
            return false;
        }
    }
}
