package soulwright.editor.widget;

/**
 * Whether a part of a screen is shown that is folded away where room is scarce. What the user chose holds until there is enough room again, or no longer
 * enough.
 */
public final class Fold {
    private boolean roomy = true;
    private boolean open = true;

    /** Says whether there is enough room for everything. */
    public void room(boolean enough) {
        if (enough != roomy) {
            roomy = enough;
            open = enough;
        }
    }

    /** Whether there is enough room for everything. */
    public boolean isRoomy() {
        return roomy;
    }

    /** Shows what is hidden, hides what is shown. */
    public void toggle() {
        open = !open;
    }

    public boolean isOpen() {
        return open;
    }
}
