package soulwright.pack;

/**
 * What a workspace keeps from one load to the next, so that a change costs only what it touches.
 *
 * @param words the vocabularies of rulesets
 * @param derived the schemas that rulesets make exact
 * @param index of all entries
 * @param checks of content, and which of them found nothing
 */
record Memory(PackWords words, DerivedSchemas derived, EntryIndex index, CleanChecks checks) {
    static Memory empty(Toolkit toolkit) {
        return new Memory(
                new PackWords(toolkit.machines()),
                new DerivedSchemas(toolkit.schemas()),
                new EntryIndex(),
                new CleanChecks(toolkit.checks().get()));
    }

    void nextRound() {
        words.nextRound();
        derived.nextRound();
    }
}
