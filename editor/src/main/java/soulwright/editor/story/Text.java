package soulwright.editor.story;

import java.awt.BorderLayout;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;

/** The typography of stories: words in their sizes, and the columns that they stand in. */
final class Text {
    /** A comfortable measure, before zooming. */
    static final String COLUMN = "28lp:push[fill, 0:720lp:720lp]28lp:push";

    /** How a table stands in the column, so that the eye finds the figure that belongs to a name. */
    static final String NARROW = "growx 0, w 0:440lp:440lp";

    static final String FAINT = "Soulwright.faint";

    /** What is said besides on a button, which may be darker or lighter than the page. */
    static final String ON_BUTTON = "Soulwright.onButton";

    private Text() {}

    static Paragraph title(String words) {
        return new Paragraph(words).styled("h1");
    }

    static Paragraph heading(String words) {
        return new Paragraph(words).styled("h3");
    }

    static Paragraph plain(String words) {
        return new Paragraph(words);
    }

    static Paragraph faint(String words) {
        return new Paragraph(words, FAINT);
    }

    static JLabel label(String words, String style) {
        JLabel label = new JLabel(words);
        label.putClientProperty("FlatLaf.styleClass", style);
        return label;
    }

    static JLabel faintLabel(String words) {
        return coloured(words, FAINT);
    }

    /** Beside the words of a button. */
    static JLabel onButton(String words) {
        return coloured(words, ON_BUTTON);
    }

    private static JLabel coloured(String words, String colour) {
        JLabel label = new JLabel(words);
        label.putClientProperty("FlatLaf.style", "foreground: $" + colour);
        return label;
    }

    /** A page with one column in its middle. */
    static Page column() {
        return new Page(new MigLayout("wrap, insets 28lp 28lp 28lp 28lp, fillx, hidemode 3, gapy 10lp", COLUMN));
    }

    /** A page that scrolls, and below it what is always seen, in the same column. */
    static JPanel footed(JScrollPane page, JComponent foot, String constraints) {
        return footed(page, foot, constraints, COLUMN);
    }

    /** A page that scrolls, and below it what is always seen, in columns of its own. */
    static JPanel footed(JScrollPane page, JComponent foot, String constraints, String columns) {
        JPanel panel = new JPanel(new BorderLayout());
        panel.add(page);
        JPanel below = panel("insets 0 28lp 0 28lp, fillx, hidemode 3", columns);
        below.add(foot, (constraints.isEmpty() ? "" : constraints + ", ") + "gaptop 6lp, gapbottom 14lp");
        panel.add(below, BorderLayout.SOUTH);
        return panel;
    }

    /** What most want to do next stands out. */
    static void primary(JButton button) {
        button.setIcon(null);
        button.putClientProperty("FlatLaf.styleClass", "primary");
    }

    /** A panel that is not seen. */
    static JPanel panel(String layout, String columns) {
        JPanel panel = new JPanel(layout(layout, columns));
        panel.setOpaque(false);
        return panel;
    }

    /** A panel that stands out from the page. */
    static JPanel card(String layout, String columns) {
        JPanel panel = new JPanel(layout(layout, columns));
        panel.putClientProperty("FlatLaf.style", "arc: 16; background: $Soulwright.card");
        return panel;
    }

    /** With room for the rings of what has the keyboard, which would else stand out of the panel and be cut. */
    static MigLayout layout(String layout, String columns) {
        return new MigLayout(layout + ", novisualpadding", columns);
    }
}
