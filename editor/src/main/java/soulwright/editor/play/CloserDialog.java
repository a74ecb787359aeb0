package soulwright.editor.play;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Window;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import soulwright.diagnostic.Wording;
import soulwright.editor.art.Card;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.Paragraph;

/** Shows something in large: pictures on the left, and on the right all that stands on them, in words that are never cut off. */
final class CloserDialog {
    private static final int WIDTH = 540;
    private static final int HEIGHT = 460;
    private static final int FACE = 120;

    /** What is always seen of the window behind it, above and below. */
    private static final int MARGIN = 16;

    private static final int LEAST = 120;

    private CloserDialog() {}

    /** Opens it before the window of a component, and returns when it is closed. */
    static void show(JComponent before, Closer closer) {
        Dialogs.windowOf(before).ifPresent(window -> show(window, closer));
    }

    private static void show(Window before, Closer closer) {
        Page page = new Page(
                new MigLayout("fillx, wrap 2, insets 16lp 20lp 8lp 20lp, gapy 10lp", "[]16lp[0:0:, grow, fill]"));
        page.add(new Paragraph(closer.title()).styled("h2"), "span, growx");
        closer.lines().stream()
                .filter(line -> !line.isBlank())
                .forEach(line -> page.add(new Paragraph(line), "span, growx, gapy 0 0"));
        closer.cards().forEach(card -> {
            page.add(face(card), "aligny top");
            page.add(words(card), "aligny top");
        });
        JButton close = new JButton("Close");
        close.setName("close-closer");
        JPanel content =
                new JPanel(new MigLayout("fill, wrap, insets 0 0 14lp 0", "[grow, fill]", "[grow, fill]8lp[]"));
        JScrollPane scroll = page.scrolling();
        Dimension largest = largest(before);
        scroll.setPreferredSize(largest);
        content.add(scroll);
        JPanel foot = new JPanel(new MigLayout("insets 2lp 20lp 2lp 20lp, fillx, novisualpadding", "push[]"));
        foot.add(close);
        content.add(foot);
        JDialog dialog = Dialogs.of(before, closer.title(), content);
        dialog.setName("closer");
        dialog.getRootPane().setDefaultButton(close);
        close.addActionListener(event -> dialog.dispose());
        dialog.pack(); // lines break now, so that the height is known
        int around = dialog.getHeight() - scroll.getHeight() + UIScale.scale(2 * MARGIN);
        int most = Math.max(UIScale.scale(LEAST), Math.min(largest.height, before.getHeight() - around));
        scroll.setPreferredSize(new Dimension(largest.width, Math.min(most, page.getPreferredSize().height)));
        scroll.invalidate(); // or what was packed would stay as it is
        Dialogs.show(dialog);
    }

    private static Dimension largest(Window before) {
        Dimension screen = before.getToolkit().getScreenSize();
        return new Dimension(
                Math.min(UIScale.scale(WIDTH), Math.min(before.getWidth(), screen.width) * 9 / 10),
                Math.min(UIScale.scale(HEIGHT), screen.height * 7 / 10));
    }

    private static JLabel face(Card card) {
        JLabel face = new JLabel(new CardIcon(card, FACE));
        face.getAccessibleContext().setAccessibleName("Card of " + card.name());
        return face;
    }

    /** As in `Monster, level 3`; the name stands on the card beside it. */
    private static String sort(Card card) {
        String level = card.level() > 0 ? "level " + card.level() : "";
        return Wording.capital(
                Stream.of(card.sort(), level).filter(words -> !words.isEmpty()).collect(Collectors.joining(", ")));
    }

    private static JComponent words(Card card) {
        JPanel words = new JPanel(new MigLayout("fillx, wrap, insets 0, gapy 3lp", "[0:0:, grow, fill]"));
        words.setOpaque(false);
        words.add(new Paragraph(sort(card), "Label.disabledForeground"));
        card.figures().forEach(figure -> words.add(new Paragraph(figure.name() + " " + figure.words())));
        card.lines().forEach(line -> words.add(new Paragraph(line), "gaptop 4lp"));
        if (!card.note().isEmpty()) {
            words.add(new Paragraph(card.note(), "Soulwright.warning"), "gaptop 4lp");
        }
        return words;
    }
}
