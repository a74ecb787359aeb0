package soulwright.game;

import java.util.Optional;

/**
 * Something that a player noticed.
 *
 * @param event the word for it: `gained`, `marked`
 * @param topic what it is about
 * @param isNew whether it happened since he last decided
 */
public record LogLine(String event, Optional<Topic> topic, String words, boolean isNew) {}
