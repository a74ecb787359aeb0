package soulwright.editor.story;

/** How a story goes on without being read. */
enum Skipping {
    /** Not at all. */
    NOTHING,
    /** Over what was read before, to the first line that is new. */
    WHAT_WAS_READ,
    /** Over all that is said. */
    WHAT_IS_SAID;

    /** How it begins where lines are shown. */
    static Skipping from(boolean isNew) {
        return isNew ? WHAT_IS_SAID : WHAT_WAS_READ;
    }

    /**
     * How it goes on.
     *
     * @param isHeard whether lines are said, which end with going on
     * @param isNew whether one of them was never read
     */
    Skipping at(boolean isHeard, boolean isNew) {
        return isHeard && !(this == WHAT_WAS_READ && isNew) ? this : NOTHING;
    }
}
