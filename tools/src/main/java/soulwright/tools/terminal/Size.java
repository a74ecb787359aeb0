package soulwright.tools.terminal;

/** How much a terminal shows. */
public record Size(int columns, int rows) {
    /** What is supposed of one that does not say. */
    public static final Size USUAL = new Size(80, 24);
}
