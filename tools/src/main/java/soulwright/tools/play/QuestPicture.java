package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import soulwright.content.Entry;
import soulwright.content.piece.Square;
import soulwright.game.Decision;
import soulwright.game.Outcome;
import soulwright.game.Topic;
import soulwright.game.View;
import soulwright.quest.QuestView;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;

/** A quest as its scenes show it. */
record QuestPicture(Book book, EntryPages pages) implements GamePicture {
    @Override
    public List<Line> standing(View view, Optional<Decision> decision, Size room) {
        Set<Square> marked = decision.map(QuestPicture::lands).orElse(Set.of());
        return new QuestScreen(book, scene(view), marked).lines(room);
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

    @Override
    public Optional<List<Line>> about(View view, Decision decision, int option, int width) {
        Optional<Topic> topic = decision.topic(option);
        Optional<Square> land = topic.flatMap(Compass::square);
        return land.isPresent()
                ? land(scene(view), land.get(), width)
                : topic.flatMap(about -> pages.page(about.kind(), about.id(), width));
    }

    @Override
    public Optional<List<Line>> about(View view, String word, int width) {
        Scene scene = scene(view);
        Optional<Square> square = Compass.square(word.replace(" ", ""));
        if (square.isPresent()) {
            return land(scene, square.get(), width);
        }
        Optional<SummonerScene> summoner = scene.summoners().stream()
                .filter(one -> one.name().toLowerCase(Locale.ROOT).startsWith(word.toLowerCase(Locale.ROOT)))
                .findFirst();
        return summoner.isPresent()
                ? summoner.map(one -> new SummonerPage(book, one).lines(width))
                : entries(word, width);
    }

    private Optional<List<Line>> land(Scene scene, Square square, int width) {
        if (Math.max(square.column(), square.row()) > scene.size()) {
            return Optional.empty();
        }
        LandScene land = scene.land(square.column(), square.row());
        List<Line> lines = new ArrayList<>(new LandPage(book, scene, land).lines(width));
        land.dwelling().flatMap(id -> pages.page("dwellings", id, width)).ifPresent(lines::addAll);
        land.monster()
                .flatMap(FighterScene::entry)
                .flatMap(id -> pages.page("monsters", id, width))
                .ifPresent(lines::addAll);
        return Optional.of(lines);
    }

    private Optional<List<Line>> entries(String word, int width) {
        List<Line> lines = new ArrayList<>();
        for (Entry<?> entry : pages.named(word)) {
            pages.page(entry.id().kind().name(), entry.id().text(), width).ifPresent(lines::addAll);
        }
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines);
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
        lines.add(Line.of("It took " + Count.of(scene.day(), "day") + "."));
        lines.add(Line.EMPTY);
        lines.addAll(new SummonerTable(book, scene).lines(width));
        return lines;
    }

    private static Scene scene(View view) {
        return ((QuestView) view).scene();
    }
}
