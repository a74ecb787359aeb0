package soulwright.tools;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import soulwright.quest.QuestChoices;
import soulwright.quest.SeatName;

/** Players as somebody lists them, with commas between: `human:Ann,greedy`. */
record PlayerList(List<String> words) {
    private static final String NAMED = QuestChoices.PERSON + ":";

    PlayerList {
        words = List.copyOf(words);
    }

    /**
     * Reads a list.
     *
     * @param option that it follows, for messages
     * @throws WrongUse if one is missing, or two people have one name, or a name that nobody can have
     */
    static PlayerList of(String option, String text) {
        List<String> words = Stream.of(text.split(",", -1)).map(String::strip).toList();
        if (words.contains("")) {
            throw new WrongUse(option + ": somebody is missing before or after a comma");
        }
        Set<String> taken = new HashSet<>();
        for (String word : words) {
            name(word).ifPresent(name -> check(name, option, taken));
        }
        return new PlayerList(words);
    }

    private static void check(String name, String option, Set<String> taken) {
        if (name.isEmpty()) {
            throw new WrongUse(option + ": a name is missing after " + NAMED);
        }
        SeatName seat = new SeatName(name);
        seat.fault().ifPresent(fault -> {
            throw new WrongUse(option + ": " + fault);
        });
        if (!taken.add(seat.key())) {
            throw new WrongUse(option + ": two people are called \"" + name + "\"; give one another name");
        }
    }

    static boolean isPerson(String word) {
        return word.equals(QuestChoices.PERSON) || word.startsWith(NAMED);
    }

    /** What the person is called that a word seats; nothing if it does not say. */
    static Optional<String> name(String word) {
        return word.startsWith(NAMED)
                ? Optional.of(word.substring(NAMED.length()).strip())
                : Optional.empty();
    }
}
