package soulwright.story.scene;

import java.util.Optional;

/**
 * A line of a dialogue.
 *
 * @param number among all lines of the campaign, from 0
 * @param speaker the id of a character; nobody for the narrator
 * @param name of the speaker; empty for the narrator
 */
public record SaidScene(int number, Optional<String> speaker, String name, String words) {}
