package soulwright.editor.play;

import java.util.Optional;
import soulwright.game.Topic;

/**
 * Something that can be chosen.
 *
 * @param number in its decision, from 0
 * @param key its name in recordings, such as `mark` or `land:3,4`
 * @param words for the player who decides
 * @param topic what it is about: a land, a card, a player
 * @param text more about it, as the pack's author wrote it
 */
public record Option(int number, String key, String words, Optional<Topic> topic, Optional<String> text) {
    /** The act that it is, such as `magic` in `magic:spells/lakes:return`; the whole key of what is no act, such as `spells/lakes:return`. */
    public String act() {
        int colon = key.indexOf(':');
        String before = colon < 0 ? key : key.substring(0, colon);
        return before.indexOf('/') < 0 ? before : key;
    }
}
