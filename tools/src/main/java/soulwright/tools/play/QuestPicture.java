package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import soulwright.content.piece.Square;
import soulwright.game.Decision;
import soulwright.game.Outcome;
import soulwright.game.View;
import soulwright.quest.QuestView;
import soulwright.quest.scene.Scene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Count;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;
import soulwright.tools.terminal.Style;

/**
 * A quest as its scenes show it.
 *
 * @param goal what one plays for
 */
record QuestPicture(Book book, EntryPages pages, ActPages acts, ActOrder order, List<String> goal)
        implements GamePicture {
    @Override
    public List<Line> standing(View view, Optional<Decision> decision, Size room) {
        Set<Square> marked = decision.map(QuestPicture::lands).orElse(Set.of());
        return new QuestScreen(book, scene(view), marked).lines(room);
    }

    @Override
    public List<List<Integer>> rows(Decision decision) {
        return order.rows(decision);
    }

    @Override
    public List<String> goal(View view) {
        return goal;
    }

    private static Set<Square> lands(Decision decision) {
        return IntStream.range(0, decision.size())
                .mapToObj(decision::topic)
                .flatMap(Optional::stream)
                .flatMap(topic -> Compass.square(topic).stream())
                .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public Map<String, Integer> ways(View view, Decision decision) {
        return new Compass(scene(view)).ways(decision);
    }

    /** What the pack says of the choice itself, and of what it is about. */
    @Override
    public Optional<List<Line>> about(View view, Decision decision, int option, int width) {
        List<Line> lines = new ArrayList<>();
        decision.text(option).ifPresent(text -> {
            lines.add(Line.of(decision.words(option), Style.BOLD));
            lines.addAll(Block.wrap(text, width, 0));
        });
        decision.topic(option).flatMap(lookup(view, width)::topic).ifPresent(lines::addAll);
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines);
    }

    @Override
    public Optional<List<Line>> about(View view, String word, int width) {
        return lookup(view, width).named(word);
    }

    @Override
    public List<String> names(View view) {
        return lookup(view, 0).names();
    }

    @Override
    public List<Actor> actors(View view) {
        Seats seats = new Seats(scene(view));
        return scene(view).summoners().stream()
                .map(one -> new Actor(one.name(), Line.of(Seats.digit(one.seat()), seats.ground(one.seat()))))
                .toList();
    }

    private Lookup lookup(View view, int width) {
        return new Lookup(book, pages, acts, scene(view), width);
    }

    @Override
    public List<Line> own(View view, int width) {
        return new SummonerPage(book, scene(view).summoners().get(view.viewer())).lines(width);
    }

    @Override
    public List<Line> legend(View view, int width) {
        return new Legend(book, scene(view)).lines(width);
    }

    @Override
    public List<Line> ending(View view, Outcome outcome, List<String> names, int width) {
        Scene scene = scene(view);
        List<Line> lines = new ArrayList<>(new EndPage(outcome, names).lines(width));
        if (outcome.how() == Outcome.How.FAULTY) {
            return lines;
        }
        lines.add(Line.of("It took " + Count.of(scene.day(), "day") + "."));
        lines.add(Line.EMPTY);
        lines.addAll(new SummonerTable(book, scene).lines(width));
        return lines;
    }

    private static Scene scene(View view) {
        return ((QuestView) view).scene();
    }
}
