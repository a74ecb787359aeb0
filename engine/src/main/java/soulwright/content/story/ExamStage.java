package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Check;
import soulwright.content.Reading;
import soulwright.effect.compiled.Step;

/**
 * People fight each other in turn.
 *
 * @param name where chapters are listed; without it, that it is an examination
 * @param kind of battle
 * @param deck where the hero's cards come from
 * @param rests how many battles a monster sits out after a knock-out
 * @param unlocks what can be played from then on
 * @param lines said when it is over
 * @param steps what follows from it
 * @param next the stage that follows; without it, the next one in order
 */
public record ExamStage(
        String id,
        Optional<String> name,
        Form exam,
        List<Seat> entrants,
        String kind,
        Cards deck,
        int rests,
        List<Unlock> unlocks,
        List<Line> lines,
        List<Step> steps,
        Optional<String> next)
        implements Stage {
    public ExamStage {
        Check.within(2, 32, entrants.size(), "number of entrants");
        Check.within(0, 9, rests, "rests");
        entrants = List.copyOf(entrants);
        unlocks = List.copyOf(unlocks);
        lines = List.copyOf(lines);
        steps = List.copyOf(steps);
    }

    static ExamStage of(Reading stage) {
        return new ExamStage(
                stage.at("id").word(),
                stage.at("name").optional(Reading::word),
                stage.at("exam").oneOf(Form.class),
                stage.at("entrants").list(Seat::of),
                stage.at("kind").word(),
                stage.at("deck").oneOf(Cards.class, Cards.STOCK),
                stage.at("rests").number(0),
                stage.at("unlocks").list(mode -> mode.oneOf(Unlock.class)),
                stage.at("lines").list(Line::of),
                stage.at("do").steps(),
                stage.at("next").optional(Reading::word));
    }

    /** Who loses is out, or everybody meets everybody. */
    public enum Form {
        KNOCKOUT,
        LEAGUE;

        /** How many rounds there are, for whoever is not put out before the last. */
        public int rounds(int entrants) {
            return this == LEAGUE
                    ? entrants - 1 + entrants % 2
                    : Integer.SIZE - Integer.numberOfLeadingZeros(entrants - 1);
        }
    }

    /** Picked from the card stock, or those that one starts with. */
    public enum Cards {
        STOCK,
        KIT
    }

    /** Battles between two card stocks. */
    public enum Unlock {
        VERSUS
    }
}
