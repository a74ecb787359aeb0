package soulwright.tools.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import soulwright.diagnostic.Nearest;
import soulwright.game.Decision;
import soulwright.game.Refusal;

/**
 * Understands what is typed while a decision waits: the number of an option, the first letters of its words, another word that means it, or one
 * of the {@link Word}s.
 *
 * @param ways other words that mean options
 */
record Interpreter(Decision decision, Map<String, Integer> ways) {
    Typed read(String line) {
        String typed = line.strip();
        if (typed.isEmpty()) {
            return decision.size() == 1 ? new Typed.Choice(0) : new Typed.Nothing();
        }
        if (typed.matches("\\d+")) {
            return number(typed);
        }
        Integer way = ways.get(typed.toLowerCase(Locale.ROOT));
        return way != null ? new Typed.Choice(way) : words(typed);
    }

    private Typed number(String typed) {
        int number = typed.length() > 6 ? 0 : Integer.parseInt(typed);
        return number >= 1 && number <= decision.size()
                ? new Typed.Choice(number - 1)
                : new Typed.Unclear("There is no choice %s; they go from 1 to %d.".formatted(typed, decision.size()));
    }

    /** An option that is called just so comes before a word of ours, which comes before options that only begin so. */
    private Typed words(String typed) {
        Keys keys = Keys.of(decision, ways);
        List<Integer> found = keys.matching(typed);
        boolean whole = found.size() == 1 && keys.words().get(found.get(0)).equalsIgnoreCase(typed);
        Optional<Typed> own = own(typed);
        if (own.isPresent() && !whole) {
            return own.get();
        }
        return switch (found.size()) {
            case 0 -> unknown(typed);
            case 1 -> new Typed.Choice(found.get(0));
            default ->
                new Typed.Unclear("\"" + typed + "\" may be "
                        + found.stream()
                                .map(option -> (option + 1) + " " + keys.words().get(option))
                                .collect(Collectors.joining(", "))
                        + ".");
        };
    }

    private static Optional<Typed> own(String typed) {
        String[] parts = typed.split("\\s+", 2);
        return Word.of(parts[0]).map(word -> new Typed.Ask(word, parts.length < 2 ? "" : parts[1]));
    }

    private Typed unknown(String typed) {
        Optional<Refusal> refused = decision.refused().stream()
                .filter(one -> Keys.begins(one.words(), typed))
                .findFirst();
        if (refused.isPresent()) {
            return new Typed.Unclear(refused.get().words() + " cannot be chosen now: "
                    + refused.get().reason());
        }
        List<String> known = Stream.concat(
                        Keys.of(decision, ways).words().stream(),
                        Stream.of(Word.values()).map(Word::typed))
                .toList();
        return new Typed.Unclear("\"" + typed + "\" is none of the choices"
                + Nearest.to(typed, known)
                        .map(near -> "; did you mean \"" + near + "\"?")
                        .orElse(".")
                + " Type a number, the first letters of a choice, or help.");
    }
}
