package soulwright.content.story;

import java.util.Arrays;
import java.util.Locale;
import soulwright.content.EntryId;
import soulwright.content.Reading;
import soulwright.content.piece.GameCharacter;

/** Who takes part: a person of the story, the hero whoever that is, or some computer player. */
public sealed interface Seat {
    static Seat of(Reading seat) {
        return seat.isReference() ? new Person(seat.id(GameCharacter.KIND)) : seat.oneOf(Anyone.class);
    }

    /** A person of the story. */
    record Person(EntryId<GameCharacter> character) implements Seat {}

    /** The hero, or a computer player who is nobody in particular. */
    enum Anyone implements Seat {
        HERO,
        RANDOM,
        GREEDY;

        /** Whether packs call one of them so. */
        public static boolean isOne(String word) {
            return Arrays.stream(values())
                    .anyMatch(one -> word.equals(one.name().toLowerCase(Locale.ROOT)));
        }
    }
}
