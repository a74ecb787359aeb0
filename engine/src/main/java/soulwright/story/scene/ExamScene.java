package soulwright.story.scene;

import java.util.List;

/**
 * An examination.
 *
 * @param league whether everybody meets everybody; otherwise who loses is out
 * @param round the one that goes on, from 1; 0 before the first
 * @param rounds how many there are for who is not put out
 * @param next the entrants, from 0, who meet now; nobody when it is over
 * @param fought the battles so far
 */
public record ExamScene(
        boolean league,
        int round,
        int rounds,
        List<EntrantScene> entrants,
        List<Integer> next,
        List<BoutScene> fought) {
    /** The winner of a battle that nobody has won. */
    public static final int NOBODY = -1;

    public ExamScene {
        entrants = List.copyOf(entrants);
        next = List.copyOf(next);
        fought = List.copyOf(fought);
    }

    /**
     * Who takes part.
     *
     * @param character the id
     * @param wins battles that he has won
     * @param out the round in which he was put out; 0 if he was not
     * @param place his place as it stands, from 1
     */
    public record EntrantScene(String character, String name, int wins, int out, int place) {}

    /**
     * A battle that was fought.
     *
     * @param one an entrant, from 0
     * @param other an entrant, from 0
     * @param winner one of the two, or {@link #NOBODY}
     */
    public record BoutScene(int round, int one, int other, int winner) {}
}
