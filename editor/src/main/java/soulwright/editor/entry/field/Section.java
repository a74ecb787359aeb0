package soulwright.editor.entry.field;

import com.formdev.flatlaf.FlatClientProperties;
import java.awt.BorderLayout;
import java.awt.LayoutManager;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.entry.form.Field;

/** A part of a form below a title, which opens and closes it. What is inside is made when it is first opened. */
final class Section {
    private static final int INDENT = 14;

    private final JPanel panel = new JPanel(new BorderLayout());
    private final JPanel bar = new JPanel(new MigLayout("insets 2 0 2 0, gap 6, fillx", "[][grow,fill][]"));
    private final JButton title = new JButton();
    private final JLabel summary = new JLabel();
    private final JPanel actions = new JPanel(new MigLayout("insets 0, gap 2"));
    private final JPanel body = new JPanel();
    private final Expansion expansion;
    private final Runnable fill;
    private Field field;
    private boolean built;

    /** @param fill puts into the body what the field holds now */
    Section(Field field, Expansion expansion, Runnable fill) {
        this.field = field;
        this.expansion = expansion;
        this.fill = fill;
        panel.setOpaque(false);
        bar.setOpaque(false);
        actions.setOpaque(false);
        body.setOpaque(false);
        body.setBorder(
                BorderFactory.createCompoundBorder(BorderFactory.createEmptyBorder(2, 7, 4, 0), new SideLine(INDENT)));
        title.setHorizontalAlignment(SwingConstants.LEADING);
        title.putClientProperty("JButton.buttonType", "toolBarButton");
        title.putClientProperty(FlatClientProperties.STYLE, "font: bold; toolbar.margin: 3,0,3,6");
        title.addActionListener(event -> open(!body.isVisible()));
        title.setToolTipText(Words.tooltip(field));
        summary.setEnabled(false);
        bar.add(title);
        bar.add(summary, "wmin 0");
        bar.add(actions);
        panel.add(bar, BorderLayout.NORTH);
        panel.add(body);
        name(field.label());
        body.setVisible(false);
    }

    /** The layout of rows of a form: names, editors, buttons. */
    static LayoutManager rows() {
        return new MigLayout("insets 0, fillx, gap 10 7", "[150!,left][grow,fill,60:400:1060][28!]push");
    }

    void name(String name) {
        title.setText(name);
        title.getAccessibleContext().setAccessibleName(name);
    }

    void action(JButton button) {
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.getAccessibleContext().setAccessibleName(button.getToolTipText());
        actions.add(button);
    }

    /** Opens it if it is to be open; called when all that the body needs is there. */
    void open(boolean open) {
        expansion.set(field.path(), open);
        apply(open);
    }

    private void apply(boolean open) {
        if (open && !built) {
            built = true;
            fill.run();
        }
        body.setVisible(open);
        title.setIcon(open ? Glyph.OPENED : Glyph.CLOSED);
        summary.setVisible(!open);
        panel.revalidate();
    }

    void show(Field now) {
        field = now;
        summary.setText(summaryOf(now));
        apply(expansion.isOpen(now.path()));
    }

    /** The first words of what is in it. */
    static String summaryOf(Field field) {
        String words = field.children().stream()
                .map(Section::said)
                .filter(text -> !text.isEmpty())
                .limit(4)
                .collect(Collectors.joining(" · "));
        return words.isEmpty() && !field.children().isEmpty() && field.value().isPresent()
                ? field.children().size() + " in it"
                : words;
    }

    /** A number says nothing without its name. */
    private static String said(Field child) {
        boolean bare =
                child.text().matches("-?[0-9]+|true|false") && !child.key().matches("[0-9]+");
        return bare ? Words.lower(child.label()) + " " + child.text() : child.text();
    }

    boolean isBuilt() {
        return built;
    }

    JPanel body() {
        return body;
    }

    JComponent header() {
        return title;
    }

    JComponent component() {
        return panel;
    }
}
