package soulwright.content.story;

import java.util.List;
import soulwright.content.Check;
import soulwright.content.Reading;

/** A line of a dialogue. */
public sealed interface Line {
    static Line of(Reading line) {
        return line.at("choose").stands() ? Question.of(line) : Said.of(line);
    }

    /** Somebody says something, or the narrator tells it. */
    record Said(Speaker speaker, String words) implements Line {
        private static Said of(Reading line) {
            return new Said(Speaker.of(line.onlyKey()), line.onlyValue().word());
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
