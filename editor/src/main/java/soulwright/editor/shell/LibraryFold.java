package soulwright.editor.shell;

import soulwright.editor.widget.Fold;

/**
 * Whether the library is shown: while packs are edited as there is room, and while a game is in front only when the user asks for it. Each of the two
 * is as it was when one comes back to it.
 */
final class LibraryFold {
    private final Fold editing = new Fold();
    private final Fold playing = new Fold();
    private boolean plays;

    LibraryFold() {
        playing.room(false);
    }

    /** Says whether a game is in front. */
    void playing(boolean inFront) {
        plays = inFront;
    }

    /** Says whether there is enough room for tabs and library beside each other. */
    void room(boolean enough) {
        editing.room(enough);
    }

    boolean isOpen() {
        return now().isOpen();
    }

    /** Shows what is hidden, hides what is shown. */
    void toggle() {
        now().toggle();
    }

    /** Whether it is to go as soon as something was opened from it. */
    boolean isInTheWay() {
        return now().isOpen() && !now().isRoomy();
    }

    private Fold now() {
        return plays ? playing : editing;
    }
}
