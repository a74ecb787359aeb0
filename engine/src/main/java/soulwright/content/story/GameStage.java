package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.Check;
import soulwright.content.EntryId;
import soulwright.content.Reading;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;
import soulwright.effect.compiled.Step;

/**
 * A board is played.
 *
 * @param name where chapters are listed; without it, the board's
 * @param seats clockwise from the first corner
 * @param elsewhere who plays the same board at other tables meanwhile, and keeps cards too
 * @param days the game ends after so many; without it, the ruleset's cap holds
 * @param stock the kinds of card that are kept for examinations when it is over
 * @param lines said when it is over
 * @param steps what follows from it
 * @param next the stage that follows; without it, the next one in order
 */
public record GameStage(
        String id,
        Optional<String> name,
        EntryId<Board> game,
        List<Seat> seats,
        List<EntryId<GameCharacter>> elsewhere,
        OptionalInt days,
        List<Stock> stock,
        List<Line> lines,
        List<Step> steps,
        Optional<String> next)
        implements Stage {
    public GameStage {
        Check.within(1, 8, seats.size(), "number of seats");
        Check.within(1, 9999, days, "days");
        seats = List.copyOf(seats);
        elsewhere = List.copyOf(elsewhere);
        stock = List.copyOf(stock);
        lines = List.copyOf(lines);
        steps = List.copyOf(steps);
    }

    static GameStage of(Reading stage) {
        return new GameStage(
                stage.at("id").word(),
                stage.at("name").optional(Reading::word),
                stage.at("game").id(Board.KIND),
                stage.at("seats").list(Seat::of),
                stage.at("elsewhere").list(person -> person.id(GameCharacter.KIND)),
                stage.at("days").figure(),
                stage.at("stock").list(kind -> kind.oneOf(Stock.class)),
                stage.at("lines").list(Line::of),
                stage.at("do").steps(),
                stage.at("next").optional(Reading::word));
    }

    /** A kind of card that can be kept. */
    public enum Stock {
        MONSTERS,
        EQUIPMENT,
        ITEMS,
        SPELLS
    }
}
