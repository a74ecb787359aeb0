package soulwright.editor.story;

import javax.swing.JComponent;
import javax.swing.JScrollPane;
import soulwright.editor.widget.Page;

/** Stands there while others play among themselves, and nothing else is to be seen. */
final class WaitView implements StoryPage {
    private final Page page = Text.column();
    private final JScrollPane scroll = page.scrolling();

    WaitView() {
        page.setName("waiting");
        page.setFocusable(true);
        page.add(Text.title("Others play"));
        page.add(Text.faint("You hear of it when they are done."));
    }

    @Override
    public boolean fits(StoryMoment moment) {
        return true;
    }

    @Override
    public void show(StoryMoment moment) {
        page.repaint();
    }

    @Override
    public JComponent component() {
        return scroll;
    }

    @Override
    public JComponent firstFocus() {
        return page;
    }
}
