package soulwright.content.story;

import java.util.Optional;
import soulwright.content.EntryId;
import soulwright.content.Reading;
import soulwright.content.piece.GameCharacter;

/** Who says a line: a person of the story, the hero whoever that is, or the narrator, who is nobody. */
public sealed interface Speaker {
    static Speaker of(Reading speaker) {
        return speaker.isReference() ? new Person(speaker.id(GameCharacter.KIND)) : speaker.oneOf(Anyone.class);
    }

    /**
     * The person; nobody where it is the narrator.
     *
     * @param hero of the campaign
     */
    Optional<EntryId<GameCharacter>> person(EntryId<GameCharacter> hero);

    /** A person of the story. */
    record Person(EntryId<GameCharacter> character) implements Speaker {
        @Override
        public Optional<EntryId<GameCharacter>> person(EntryId<GameCharacter> hero) {
            return Optional.of(character);
        }
    }

    /** Whoever has no name of his own in the line. */
    enum Anyone implements Speaker {
        HERO,
        NARRATOR;

        @Override
        public Optional<EntryId<GameCharacter>> person(EntryId<GameCharacter> hero) {
            return this == HERO ? Optional.of(hero) : Optional.empty();
        }
    }
}
