package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import soulwright.game.Decision;
import soulwright.game.Refusal;
import soulwright.game.Topic;

/**
 * A decision with its options in the order in which they are shown.
 *
 * @param decision whose options are in the game's own order
 * @param rows the options of the game that belong together, the most likely first; each option once
 * @param order the same without rows
 */
record Arranged(Decision decision, List<List<Integer>> rows, List<Integer> order) implements Decision {
    static Arranged of(Decision decision, List<List<Integer>> rows) {
        return new Arranged(decision, rows, rows.stream().flatMap(List::stream).toList());
    }

    /** In the game's own order, and all alike. */
    static Arranged plain(Decision decision) {
        return of(decision, List.of(IntStream.range(0, decision.size()).boxed().toList()));
    }

    /** The options as they are shown, row by row. */
    List<List<Integer>> shown() {
        List<List<Integer>> shown = new ArrayList<>();
        int next = 0;
        for (List<Integer> row : rows) {
            shown.add(IntStream.range(next, next + row.size()).boxed().toList());
            next += row.size();
        }
        return shown;
    }

    /** What the game calls an option that is shown. */
    int original(int option) {
        return order.get(option);
    }

    @Override
    public int player() {
        return decision.player();
    }

    @Override
    public String kind() {
        return decision.kind();
    }

    @Override
    public String question() {
        return decision.question();
    }

    @Override
    public int size() {
        return decision.size();
    }

    @Override
    public String key(int option) {
        return decision.key(original(option));
    }

    @Override
    public String words(int option) {
        return decision.words(original(option));
    }

    @Override
    public Optional<Topic> topic(int option) {
        return decision.topic(original(option));
    }

    @Override
    public Optional<String> text(int option) {
        return decision.text(original(option));
    }

    @Override
    public long preference(int option) {
        return decision.preference(original(option));
    }

    @Override
    public List<Refusal> refused() {
        return decision.refused();
    }

    @Override
    public boolean sealed() {
        return decision.sealed();
    }
}
