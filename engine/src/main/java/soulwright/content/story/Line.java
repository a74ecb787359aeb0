package soulwright.content.story;

import java.util.List;
import java.util.Optional;
import soulwright.content.Check;
import soulwright.content.EntryId;
import soulwright.content.Reading;
import soulwright.content.piece.GameCharacter;

/** A line of a dialogue. */
public sealed interface Line {
    static Line of(Reading line) {
        return line.at("choose").stands() ? Question.of(line) : Said.of(line);
    }

    /**
     * Somebody says something.
     *
     * @param speaker nobody for the narrator
     */
    record Said(Optional<EntryId<GameCharacter>> speaker, String words) implements Line {
        private static Said of(Reading line) {
            Reading speaker = line.onlyKey();
            return new Said(
                    speaker.isReference() ? Optional.of(speaker.id(GameCharacter.KIND)) : Optional.empty(),
                    line.onlyValue().word());
        }
    }

    /** The hero says one of several things. */
    record Question(List<Answer> choose) implements Line {
        public Question {
            Check.some(choose, "answer");
            choose = List.copyOf(choose);
        }

        private static Question of(Reading line) {
            return new Question(line.at("choose").list(Answer::of));
        }
    }
}
