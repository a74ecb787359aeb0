package soulwright.editor.story;

import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;
import soulwright.editor.widget.Page;

/** A screen that is looked at, and left with a button. */
abstract class GoOnPage implements StoryPage {
    private final Pick pick;
    private final JButton goOn = new JButton("Go on");
    private final Page page = Text.column();
    private final JPanel screen = Text.footed(page.scrolling(), goOn, "align right, growx 0");
    private @Nullable StoryMoment moment;

    GoOnPage(String name, Pick pick) {
        this.pick = pick;
        page.setName(name);
        goOn.setName("go-on");
        goOn.setToolTipText("Go on  (Space or Enter)");
        goOn.addActionListener(event -> goOn());
        ChoiceList.enters(goOn);
        Text.primary(goOn);
    }

    /** Puts what is seen at a moment onto the empty page. */
    abstract void fill(Page page, StoryMoment shown);

    @Override
    public void show(StoryMoment shown) {
        moment = shown;
        page.removeAll();
        fill(page, shown);
        goOn.setVisible(shown.asked().isPresent());
        page.revalidate();
        page.repaint();
    }

    @Override
    public void goOn() {
        StoryMoment shown = moment;
        if (shown != null && shown.asked().isPresent()) {
            pick.choose(shown.number(), 0);
        }
    }

    @Override
    public JComponent component() {
        return screen;
    }

    @Override
    public JComponent firstFocus() {
        return goOn;
    }
}
