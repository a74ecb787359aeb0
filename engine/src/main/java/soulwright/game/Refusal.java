package soulwright.game;

/**
 * What cannot be chosen now.
 *
 * @param key as {@link Decision#key} would name it
 * @param words what it is called
 * @param reason why not, in words for the player
 */
public record Refusal(String key, String words, String reason) {}
