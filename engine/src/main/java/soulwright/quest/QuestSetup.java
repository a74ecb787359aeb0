package soulwright.quest;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;

/**
 * What a quest begins with.
 *
 * @param seats in their order round the table, as many as the ruleset has
 * @param days after so many it ends, and those who play are ranked; without it, as the ruleset says
 * @param seed of everything that chance decides
 */
public record QuestSetup(EntryId<Board> board, List<Seat> seats, OptionalInt days, long seed) {
    public QuestSetup {
        seats = List.copyOf(seats);
    }

    /** One that lasts as long as the ruleset lets it. */
    public QuestSetup(EntryId<Board> board, List<Seat> seats, long seed) {
        this(board, seats, OptionalInt.empty(), seed);
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
