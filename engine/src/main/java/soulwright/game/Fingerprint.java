package soulwright.game;

/**
 * Which content of a pack a game is played with.
 *
 * @param id of the pack
 * @param version as its manifest says
 * @param hash of everything in it that decides how a game goes; equal content has an equal one
 */
public record Fingerprint(String id, String version, String hash) {}
