package soulwright.yaml;

/** What came of an edit: a changed text, or the reason why nothing changed. */
public sealed interface EditResult permits Edited, Refused {
    /**
     * The changed text, for edits that cannot fail.
     *
     * @throws IllegalStateException when the edit was refused
     */
    YamlText orThrow();
}
