package soulwright.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;
import soulwright.tools.terminal.Terminal;

/** Asks a person at a terminal, who answers with the keyboard alone and can always go back. */
final class Questions {
    private static final Set<String> BACK = Set.of("b", "back", "q", "quit", "exit");

    private final Terminal terminal;

    /**
     * One of several answers.
     *
     * @param name whose first letters can be typed
     * @param about a few words more; empty if there is no more to say
     */
    record Choice<T>(String name, String about, T value) {}

    Questions(Terminal terminal) {
        this.terminal = terminal;
    }

    void say(String sentence) {
        terminal.print(sentence);
    }

    /**
     * Has one of several chosen, by its number or the first letters of its name; Enter takes the first.
     *
     * @return nothing if the person goes back
     */
    <T> Optional<T> choose(String question, List<Choice<T>> choices) {
        terminal.print(page(question, choices));
        while (true) {
            Optional<String> typed = read("(Enter: 1, b: back)> ");
            if (typed.isEmpty()) {
                return Optional.empty();
            }
            List<Choice<T>> meant = meant(typed.get(), choices);
            if (meant.size() == 1) {
                return Optional.of(meant.get(0).value());
            }
            if (meant.isEmpty() && BACK.contains(typed.get())) {
                return Optional.empty();
            }
            terminal.print("Type a number from 1 to " + choices.size() + ", or the first letters of one of them.");
        }
    }

    /**
     * Asks for words.
     *
     * @param usual what Enter means; empty if it goes back
     * @return nothing if the person goes back
     */
    Optional<String> words(String question, String usual) {
        String enter = usual.isEmpty() ? "Enter: back" : "Enter: " + usual + ", b: back";
        return read(question + " (" + enter + ")> ")
                .map(typed -> typed.isEmpty() ? usual : typed)
                .filter(words -> !words.isEmpty() && !BACK.contains(words.toLowerCase(Locale.ROOT)));
    }

    private Optional<String> read(String prompt) {
        return terminal.read(prompt).map(String::strip);
    }

    private <T> List<Line> page(String question, List<Choice<T>> choices) {
        int width = choices.stream()
                .mapToInt(choice -> Columns.of(choice.name()))
                .max()
                .orElse(0);
        List<Line> lines = new ArrayList<>(List.of(Line.EMPTY, Line.of(question, Style.BOLD)));
        for (int i = 0; i < choices.size(); i++) {
            Line name = Line.of(Columns.right("" + (i + 1), 3) + "  ", Style.FAINT)
                    .plus(Columns.fit(choices.get(i).name(), width) + "  ");
            int room = Math.max(1, terminal.size().columns() - name.columns());
            lines.addAll(Block.beside(
                    List.of(name), name.columns(), Block.wrap(choices.get(i).about(), room, 0)));
        }
        return lines;
    }

    private static <T> List<Choice<T>> meant(String typed, List<Choice<T>> choices) {
        if (typed.isEmpty()) {
            return choices.subList(0, 1);
        }
        if (typed.matches("\\d{1,6}")) {
            int number = Integer.parseInt(typed);
            return number >= 1 && number <= choices.size() ? choices.subList(number - 1, number) : List.of();
        }
        List<Choice<T>> exact = choices.stream()
                .filter(choice -> choice.name().equalsIgnoreCase(typed))
                .toList();
        return exact.isEmpty()
                ? IntStream.range(0, choices.size())
                        .mapToObj(choices::get)
                        .filter(choice ->
                                choice.name().toLowerCase(Locale.ROOT).startsWith(typed.toLowerCase(Locale.ROOT)))
                        .toList()
                : exact;
    }
}
