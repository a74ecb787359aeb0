package soulwright.editor.shell;

import java.util.Iterator;
import javax.swing.SwingUtilities;

/**
 * Makes samples of what screens are made of while nobody waits for anything, so that opening the first of each is as quick as any other. Works
 * piece by piece, and whatever the user does comes in between.
 */
final class WarmUp {
    private final Iterator<Runnable> pieces;
    private boolean done;

    private WarmUp(Iterator<Runnable> pieces) {
        this.pieces = pieces;
    }

    /** Begins with what is to be done. Called on the event thread. */
    static WarmUp begin(Iterator<Runnable> pieces) {
        WarmUp begun = new WarmUp(pieces);
        SwingUtilities.invokeLater(begun::next);
        return begun;
    }

    /** Whether all is done. */
    boolean isDone() {
        return done;
    }

    private void next() {
        if (pieces.hasNext()) {
            pieces.next().run();
            SwingUtilities.invokeLater(this::next);
        } else {
            done = true;
        }
    }
}
