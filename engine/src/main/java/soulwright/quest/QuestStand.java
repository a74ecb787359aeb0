package soulwright.quest;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where a quest stands, in a few words for lists of saves. A save says it of itself, so that lists need not play it again; whoever plays it does, so
 * nothing but a list believes it.
 *
 * @param board what it is called
 * @param day from 1
 * @param session what the time of day is called
 * @param turn the name of whose turn it is; empty while it is nobody's
 */
public record QuestStand(String board, int day, String session, String turn) {
    private static final String BOARD = "board";
    private static final String DAY = "day";
    private static final String SESSION = "session";
    private static final String TURN = "turn";

    /** The same as words, to be read again by {@link #of}. */
    public Map<String, String> written() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(BOARD, board);
        words.put(DAY, Integer.toString(day));
        words.put(SESSION, session);
        words.put(TURN, turn);
        return words;
    }

    /** Reads what a save says of itself; nothing if it does not say it so. */
    public static Optional<QuestStand> of(Map<String, String> words) {
        String day = words.getOrDefault(DAY, "");
        if (!day.matches("\\d{1,6}")) {
            return Optional.empty();
        }
        QuestStand read = new QuestStand(
                words.getOrDefault(BOARD, ""),
                Integer.parseInt(day),
                words.getOrDefault(SESSION, ""),
                words.getOrDefault(TURN, ""));
        return Optional.of(read).filter(stand -> stand.written().equals(words));
    }
}
