package soulwright.diagnostic;

/** Replace the text at a place; an insertion has an empty place. */
public record TextEdit(Place place, String replacement) {}
