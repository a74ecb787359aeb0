package soulwright.editor.story;

import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.play.Option;
import soulwright.editor.widget.Paragraph;

/** Something to say or to do: its number, its words in as many lines as they need, and what the author says about it. */
final class ChoiceButton extends JButton {
    private static final int MOST_NUMBERED = 9;

    /** @param number of its place, from 1 */
    ChoiceButton(int number, Option option) {
        this(
                number <= MOST_NUMBERED ? Integer.toString(number) : "",
                option.words(),
                option.text().orElse(""));
        setName("option " + option.key());
    }

    private ChoiceButton(String number, String words, String more) {
        setLayout(new MigLayout(
                "insets 8lp 10lp 8lp 10lp, fillx, hidemode 3, gapy 2lp", "[14lp::]8lp[0:0:, grow, fill]"));
        add(Text.faintLabel(number), "aligny top");
        add(new Paragraph(words).lettingThrough(), "wrap");
        if (!more.isEmpty()) {
            add(Text.faint(more).lettingThrough(), "skip 1");
        }
        getAccessibleContext().setAccessibleName(words);
        getAccessibleContext().setAccessibleDescription(more);
        putClientProperty("FlatLaf.style", "arc: 12");
    }

    /** With a picture instead of a number. */
    ChoiceButton(Icon picture, String name, String words, String more) {
        setName(name);
        setLayout(new MigLayout("insets 8lp 10lp 8lp 10lp, fillx, hidemode 3, gap 2lp", "[]12lp[0:0:, grow, fill]"));
        add(new JLabel(picture), "spany 2, aligny top");
        add(new Paragraph(words).styled("h4").lettingThrough(), "wrap");
        add(Text.faint(more).lettingThrough());
        getAccessibleContext().setAccessibleName(words + ". " + more);
        putClientProperty("FlatLaf.style", "arc: 12");
    }
}
