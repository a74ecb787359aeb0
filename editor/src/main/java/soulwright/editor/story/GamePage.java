package soulwright.editor.story;

import javax.swing.JComponent;
import soulwright.editor.play.GameScreen;

/** The board game or battle that the hero takes part in. */
record GamePage(GameScreen screen) implements StoryPage {
    @Override
    public boolean fits(StoryMoment moment) {
        return moment.game().isPresent();
    }

    @Override
    public void show(StoryMoment moment) {
        moment.game().ifPresent(screen::show);
    }

    @Override
    public JComponent component() {
        return screen;
    }

    @Override
    public JComponent firstFocus() {
        return screen.firstFocus();
    }

    @Override
    public void press(int number) {
        screen.press(number);
    }

    @Override
    public boolean isWhole() {
        return true;
    }
}
