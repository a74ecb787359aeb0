package soulwright.editor.story;

import javax.swing.JButton;
import net.miginfocom.swing.MigLayout;
import soulwright.editor.play.Option;
import soulwright.editor.widget.Paragraph;

/** Something to say or to do: its number, its words in as many lines as they need, and what the author says about it. */
final class ChoiceButton extends JButton {
    private static final int MOST_NUMBERED = 9;

    /** @param number of its place, from 1 */
    ChoiceButton(int number, Option option) {
        String more = option.text().orElse("");
        setLayout(new MigLayout(
                "insets 8lp 10lp 8lp 10lp, fillx, hidemode 3, gapy 2lp", "[14lp::]8lp[0:0:, grow, fill]"));
        add(Text.onButton(number <= MOST_NUMBERED ? Integer.toString(number) : ""), "aligny top");
        add(new Paragraph(option.words()).lettingThrough(), "wrap");
        if (!more.isEmpty()) {
            add(new Paragraph(more, Text.ON_BUTTON).lettingThrough(), "skip 1");
        }
        getAccessibleContext().setAccessibleName(option.words());
        getAccessibleContext().setAccessibleDescription(more);
        putClientProperty("FlatLaf.style", "arc: 12");
        setName("option " + option.key());
    }
}
