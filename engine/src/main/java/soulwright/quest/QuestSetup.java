package soulwright.quest;

import java.util.List;
import java.util.Optional;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;

/**
 * What a quest begins with.
 *
 * @param seats in their order round the table, as many as the ruleset has
 * @param seed of everything that chance decides
 */
public record QuestSetup(EntryId<Board> board, List<Seat> seats, long seed) {
    public QuestSetup {
        seats = List.copyOf(seats);
    }

    /**
     * Who sits at one place.
     *
     * @param name what the player is called
     * @param character whom he plays, with attributes and kit of his own; nothing for a summoner as the ruleset has them
     * @param person whether a person plays, not the computer
     */
    public record Seat(String name, Optional<EntryId<GameCharacter>> character, boolean person) {}
}
