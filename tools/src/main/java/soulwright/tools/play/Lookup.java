package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import soulwright.content.piece.Square;
import soulwright.game.Topic;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;
import soulwright.tools.terminal.Line;

/** Finds what a viewer knows about something, by what it is or is called. */
record Lookup(Book book, EntryPages entries, ActPages acts, Scene scene, int width) {
    private static final String BOSS = "boss";
    private static final String ME = "me";

    /** About what an option or an event is about: a land, a player, an entry. */
    Optional<List<Line>> topic(Topic topic) {
        return switch (topic.kind()) {
            case "land" -> Compass.square(topic).flatMap(this::land);
            case "seat" ->
                scene.summoners().stream()
                        .filter(one -> topic.id().equals(Seats.digit(one.seat())))
                        .findFirst()
                        .map(this::summoner);
            default -> entries.page(topic.kind(), topic.id(), width);
        };
    }

    /** About a land such as `3,4`, the boss, the viewer, or what is called so or begins so. */
    Optional<List<Line>> named(String word) {
        Optional<Square> square = Compass.square(word.replace(" ", ""));
        if (square.isPresent()) {
            return land(square.get());
        }
        return role(word.toLowerCase(Locale.ROOT))
                .or(() -> acts.page(word, width))
                .or(() -> scene.summoners().stream()
                        .filter(one -> Keys.begins(one.name(), word))
                        .findFirst()
                        .map(this::summoner))
                .or(() -> entries(word));
    }

    private Optional<List<Line>> role(String word) {
        return switch (word) {
            case BOSS ->
                scene.lands().stream()
                        .filter(LandScene::boss)
                        .findFirst()
                        .flatMap(land -> land(new Square(land.column(), land.row())));
            case ME -> Optional.of(summoner(scene.summoners().get(scene.viewer())));
            default -> Optional.empty();
        };
    }

    /** All that can be asked for by name. */
    List<String> names() {
        Stream<String> players = scene.summoners().stream().map(SummonerScene::name);
        return Stream.of(Stream.of(BOSS, ME), players, acts.names(), entries.names())
                .flatMap(Function.identity())
                .distinct()
                .toList();
    }

    /** What is known of a player, and what is said of the character whom he plays. */
    private List<Line> summoner(SummonerScene summoner) {
        List<Line> lines = new ArrayList<>(new SummonerPage(book, summoner).lines(width));
        summoner.character()
                .flatMap(id -> entries.page("characters", id, width))
                .ifPresent(page -> page.stream()
                        .filter(line -> !line.text().equals(summoner.name()))
                        .forEach(lines::add));
        return lines;
    }

    private Optional<List<Line>> land(Square square) {
        if (Math.max(square.column(), square.row()) > scene.size()) {
            return Optional.empty();
        }
        LandScene land = scene.land(square.column(), square.row());
        List<Line> lines = new ArrayList<>(new LandPage(book, scene, land).lines(width));
        land.dwelling().flatMap(id -> entries.page("dwellings", id, width)).ifPresent(lines::addAll);
        land.monster()
                .flatMap(FighterScene::entry)
                .flatMap(id -> entries.page("monsters", id, width))
                .ifPresent(lines::addAll);
        return Optional.of(lines);
    }

    private Optional<List<Line>> entries(String word) {
        Whereabouts whereabouts = new Whereabouts(book, scene);
        return entries.about(word, width, entry -> whereabouts.of(entry.id().text(), width));
    }
}
