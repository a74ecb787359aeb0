package soulwright.game;

import java.util.Optional;

/**
 * Something that has happened, told to whoever listens.
 *
 * @param event the word for it: `gained`, `marked`
 * @param among the players who can notice anything of it, a bit for each: those who sit at the game where it happens
 * @param seenBy the players who may know all of it, a bit for each
 * @param topic the entry or place that it is about
 * @param words for those who may know
 * @param otherwise for the others among them; empty if they notice nothing
 */
public record Happening(String event, int among, int seenBy, Optional<Topic> topic, String words, String otherwise) {
    /** The audience of what everybody may know. */
    public static final int EVERYBODY = -1;

    /** Something that happens where all players sit. */
    public Happening(String event, int seenBy, Optional<Topic> topic, String words, String otherwise) {
        this(event, EVERYBODY, seenBy, topic, words, otherwise);
    }

    /** What it is about, for one player; nothing if he may not know. */
    public Optional<Topic> topicFor(int player) {
        return (seenBy >> player & 1) != 0 ? topic : Optional.empty();
    }

    /** The words for one who plays no seat, and may know only what everybody may; empty if he notices nothing. */
    public String wordsForAll() {
        if (among != EVERYBODY) {
            return "";
        }
        return seenBy == EVERYBODY ? words : otherwise;
    }

    /** The words for one player; empty if he notices nothing. */
    public String wordsFor(int player) {
        if ((among >> player & 1) == 0) {
            return "";
        }
        return (seenBy >> player & 1) != 0 ? words : otherwise;
    }
}
