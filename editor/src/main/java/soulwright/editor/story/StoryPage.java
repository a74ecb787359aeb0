package soulwright.editor.story;

import javax.swing.JComponent;

/** One of the screens that a story is shown on: the first that fits a moment shows it. */
interface StoryPage {
    /** Whether such moments are shown on it. */
    boolean fits(StoryMoment moment);

    /** Shows a moment that fits. */
    void show(StoryMoment moment);

    /** The screen itself, always the same. */
    JComponent component();

    /** Where the keyboard goes. */
    JComponent firstFocus();

    /**
     * Takes an option by its place; does nothing if there are fewer.
     *
     * @param number from 1
     */
    default void press(int number) {}

    /** Goes on where there is nothing to choose: the next line, the next screen. */
    default void goOn() {}

    /** Whether it fills the window and says itself where the story stands. */
    default boolean isWhole() {
        return false;
    }
}
