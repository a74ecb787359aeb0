package soulwright.editor.story;

/** Is told what the player chooses. */
interface Pick {
    /**
     * Takes an option.
     *
     * @param moment the number of the moment that he saw
     * @param option from 0
     */
    void choose(int moment, int option);
}
