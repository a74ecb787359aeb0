package soulwright.quest.scene;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * All that one player sees of a quest at one moment.
 *
 * @param viewer the seat of the player, from 0
 * @param day from 1
 * @param lastDay after which the game is over whoever is ahead; nothing if it takes as many days as it takes
 * @param session the name of the part of the day
 * @param time its time of day, as the ruleset calls it
 * @param turn the seat whose turn it is
 * @param size lands a side; 0 when a battle is played without a board
 * @param lands row by row from the north, each from west to east
 * @param tune what is being played, if anything
 * @param battle the battle that is going on
 */
public record Scene(
        int viewer,
        int day,
        OptionalInt lastDay,
        String session,
        String time,
        int turn,
        int size,
        List<LandScene> lands,
        List<SummonerScene> summoners,
        Optional<String> tune,
        Optional<BattleScene> battle) {
    public Scene {
        lands = List.copyOf(lands);
        summoners = List.copyOf(summoners);
    }

    /**
     * The land at a square.
     *
     * @param column from 1, from the west
     * @param row from 1, from the north
     */
    public LandScene land(int column, int row) {
        return lands.get((row - 1) * size + column - 1);
    }
}
