package soulwright.tools.terminal;

/**
 * A stretch of text in one style.
 *
 * @param text in which blanks stand for the control characters that it is made with, so that no name in a pack can command a terminal
 */
public record Span(String text, Style style) {
    public Span {
        text = Harmless.line(text);
    }
}
