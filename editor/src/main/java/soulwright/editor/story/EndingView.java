package soulwright.editor.story;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Page;
import soulwright.editor.widget.WrapPanel;
import soulwright.story.scene.EndingScene;
import soulwright.story.scene.ReportScene;

/** How a story ended: its title, the final mark, all marks, and what can be done now. */
final class EndingView implements StoryPage {
    private static final int FACE = 112;
    private static final int DIPLOMA = 48;

    private final Page page = Text.column();
    private final JPanel screen;
    private final Portraits portraits;
    private final String hero;
    private final JButton first;

    /**
     * An empty one.
     *
     * @param hero the id of the character whom the player plays
     * @param commands what can be done now; the first is what most want
     */
    EndingView(Portraits portraits, String hero, List<Command> commands) {
        this.portraits = portraits;
        this.hero = hero;
        page.setName("ending");
        List<JButton> all = commands.stream().map(Command::button).toList();
        all.forEach(ChoiceList::enters);
        WrapPanel buttons = new WrapPanel(8, 6);
        all.forEach(buttons::add);
        screen = Text.footed(page.scrolling(), buttons, "");
        first = all.get(0);
        Text.primary(first);
        first.setName("ending-first");
    }

    @Override
    public boolean fits(StoryMoment moment) {
        return moment.scene().ending().isPresent();
    }

    @Override
    public void show(StoryMoment moment) {
        page.removeAll();
        moment.scene().ending().ifPresent(ending -> fill(ending, moment.scene().reports()));
        page.revalidate();
        page.repaint();
    }

    private void fill(EndingScene ending, List<ReportScene> reports) {
        JPanel title = Text.panel("insets 0, fillx", "[]20lp[0:0:, grow, fill]16lp[]");
        title.add(new JLabel(portraits.icon(hero, FACE)), "aligny top");
        JPanel words = Text.panel("insets 0, fillx, wrap, gapy 4lp", "[0:0:, grow, fill]");
        words.add(Text.faint("The end"));
        var name = Text.title(ending.name());
        name.setName("ending-title");
        words.add(name);
        words.add(Text.plain("The story of " + portraits.name(hero)));
        title.add(words);
        if (!reports.isEmpty()) {
            ReportScene last = reports.get(reports.size() - 1);
            JPanel mark = Text.panel("insets 0, wrap, gapy 2lp", "[center]");
            mark.add(mark(last));
            mark.add(Text.faintLabel(last.name()));
            title.add(mark);
        }
        page.add(title, "gaptop 16lp, gapbottom 12lp");
        if (!reports.isEmpty()) {
            page.add(Text.heading("All marks"));
            page.add(ReportCard.closing(reports), Text.NARROW + ", gapbottom 12lp");
        }
    }

    private JLabel mark(ReportScene last) {
        JLabel mark = Text.label(last.mark().isEmpty() ? Integer.toString(last.figure()) : last.mark(), "h00");
        mark.setName("final-mark");
        mark.setToolTipText(last.name());
        mark.setIcon(portraits.diploma(DIPLOMA));
        mark.setIconTextGap(12);
        return mark;
    }

    @Override
    public JComponent component() {
        return screen;
    }

    @Override
    public JComponent firstFocus() {
        return first;
    }
}
