package soulwright.game;

import java.util.List;
import java.util.Map;

/** What one kind of game is played by, with all its definitions. Immutable, and shared by all games that are played with it. */
public interface Rules {
    int players();

    /** After so many decisions a game ends without a winner. */
    int cap();

    /** What one player may know of a game that is played by these rules. */
    View view(TableGame game, int viewer);

    /**
     * What is to blame for an effect that does not come to an end.
     *
     * @param source where it is written, as its task says
     */
    default String blamed(String source) {
        return source;
    }

    /** Where a game stands, in words by keys of its own, for lists of saves; empty if there is nothing to say. */
    default Map<String, String> stand(TableGame game) {
        return Map.of();
    }

    /** How the players stand when nobody can win any more: each one's place, from 1. */
    List<Integer> places(Position position);
}
