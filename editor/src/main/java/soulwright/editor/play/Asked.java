package soulwright.editor.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import soulwright.content.piece.Square;
import soulwright.game.Decision;
import soulwright.game.Refusal;
import soulwright.game.Topic;

/**
 * A choice that a person at the screen is to make, with all its words, so that it can be shown on any thread.
 *
 * @param kind one word: `command`, `walk`, `target`
 * @param sealed whether others choose at the same time and see nothing of it
 * @param refused what cannot be chosen now, and why
 */
public record Asked(
        int player, String kind, String question, boolean sealed, List<Option> options, List<Refusal> refused) {
    private static final String LAND = "land";
    private static final String COORDINATES = "\\d{1,2},\\d{1,2}";

    public Asked {
        options = List.copyOf(options);
        refused = List.copyOf(refused);
    }

    static Asked of(Decision decision) {
        List<Option> options = IntStream.range(0, decision.size())
                .mapToObj(number -> new Option(
                        number,
                        decision.key(number),
                        decision.words(number),
                        decision.topic(number),
                        decision.text(number)))
                .toList();
        return new Asked(
                decision.player(),
                decision.kind(),
                decision.question(),
                decision.sealed(),
                options,
                decision.refused());
    }

    /** The options that are about a land. */
    public List<Option> at(Square square) {
        return options.stream()
                .filter(option -> option.topic()
                        .flatMap(Asked::square)
                        .filter(square::equals)
                        .isPresent())
                .toList();
    }

    /** The number, from 1, of the key that chooses a land; nothing for lands that cannot be chosen, or not with a digit. */
    public OptionalInt key(Square square) {
        return at(square).stream()
                .mapToInt(option -> options.indexOf(option) + 1)
                .filter(key -> key <= OptionBar.MOST_NUMBERED)
                .findFirst();
    }

    /** The options that are about an entry or a player. */
    public List<Option> about(String kind, String id) {
        Optional<Topic> topic = Optional.of(new Topic(kind, id));
        return options.stream().filter(option -> option.topic().equals(topic)).toList();
    }

    /** Whether something of it is chosen on the board. */
    public boolean isOfLands() {
        return options.stream()
                .anyMatch(option -> option.topic().flatMap(Asked::square).isPresent());
    }

    /** The land that a topic is, if it is one. */
    static Optional<Square> square(Topic topic) {
        if (!topic.kind().equals(LAND) || !topic.id().matches(COORDINATES)) {
            return Optional.empty();
        }
        int comma = topic.id().indexOf(',');
        int column = Integer.parseInt(topic.id().substring(0, comma));
        int row = Integer.parseInt(topic.id().substring(comma + 1));
        return column < 1 || row < 1 ? Optional.empty() : Optional.of(new Square(column, row));
    }
}
