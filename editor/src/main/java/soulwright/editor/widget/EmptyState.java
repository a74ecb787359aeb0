package soulwright.editor.widget;

import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** What stands where there is nothing to show: why, and what can be done. */
public final class EmptyState extends JPanel {
    /**
     * In the middle of the space that it gets.
     *
     * @param icon a name of {@link Icons}
     * @param title a few words
     * @param advice a sentence that says what to do
     */
    public EmptyState(String icon, String title, String advice, List<Command> commands) {
        super(new MigLayout("fill, wrap, insets 24", "[center]", "push[]12[]6[]16[]push"));
        setOpaque(false);
        add(new JLabel(Icons.tinted(icon, 40, "Label.disabledForeground")));
        JLabel heading = new JLabel(title);
        heading.putClientProperty("FlatLaf.styleClass", "h3");
        add(heading);
        JLabel words = new JLabel("<html><div style='text-align:center'>" + Html.escape(advice) + "</div></html>");
        words.putClientProperty("FlatLaf.style", "foreground: $Label.disabledForeground");
        add(words, "wmax 360lp");
        JPanel buttons = new JPanel(new MigLayout("insets 0, gap 8"));
        buttons.setOpaque(false);
        commands.forEach(command -> buttons.add(command.button()));
        add(buttons);
    }
}
