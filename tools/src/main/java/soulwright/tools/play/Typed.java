package soulwright.tools.play;

/** What somebody means by a line that he typed. */
sealed interface Typed {
    /** An option. */
    record Choice(int option) implements Typed {}

    /** One of the words that every game has, and what follows it. */
    record Ask(Word word, String argument) implements Typed {}

    /** Nothing that can be done; the message says why, and what can. */
    record Unclear(String message) implements Typed {}

    /** An empty line. */
    record Nothing() implements Typed {}
}
