package soulwright.editor.story;

import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Page;
import soulwright.story.scene.EndingScene;
import soulwright.story.scene.ReportScene;

/** How a story ended: its title, the final mark, all marks, and what can be done now. */
final class EndingView implements StoryPage {
    private final Page page = Text.column();
    private final JScrollPane scroll = page.scrolling();
    private final JButton first;
    private final JPanel buttons = Text.panel("insets 0", "");

    /** @param commands what can be done now; the first is what most want */
    EndingView(List<Command> commands) {
        page.setName("ending");
        List<JButton> all = commands.stream().map(Command::button).toList();
        all.forEach(ChoiceList::enters);
        all.forEach(button -> buttons.add(button, "wmin 0"));
        first = all.get(0);
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
        String variant = ending.variant() > 0 ? ", variant " + ending.variant() : "";
        page.add(Text.faint("The end" + variant), "gaptop 24lp");
        JPanel title = Text.panel("insets 0, fillx", "[0:0:, grow, fill]16lp[]");
        var name = Text.title(ending.name());
        name.setName("ending-title");
        title.add(name);
        if (!reports.isEmpty()) {
            title.add(mark(reports.get(reports.size() - 1)));
        }
        page.add(title, "gapbottom 8lp");
        if (!reports.isEmpty()) {
            page.add(Text.heading("Your year in marks"));
            page.add(ReportCard.of(reports), "gapbottom 12lp");
        }
        page.add(buttons);
    }

    private static JLabel mark(ReportScene last) {
        JLabel mark = Text.label(last.mark().isEmpty() ? Integer.toString(last.figure()) : last.mark(), "h00");
        mark.setName("final-mark");
        mark.setToolTipText(last.name());
        return mark;
    }

    @Override
    public JComponent component() {
        return scroll;
    }

    @Override
    public JComponent firstFocus() {
        return first;
    }
}
