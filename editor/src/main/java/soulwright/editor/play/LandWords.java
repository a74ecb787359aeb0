package soulwright.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import soulwright.content.piece.Square;
import soulwright.editor.art.Card;
import soulwright.editor.art.Cards;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.Signs;
import soulwright.game.Topic;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;

/** What the viewer knows of a land, in lines of which the first is its name. */
record LandWords(Gallery gallery, Moment.Seen moment) {
    List<String> lines(Square square) {
        return lines(square, this::all);
    }

    /** The same without what cards of all that is there say, for who sees these too. */
    List<String> besideCards(Square square) {
        return lines(square, this::ruin);
    }

    private List<String> lines(Square square, Function<LandScene, List<String>> there) {
        Scene scene = moment.scene();
        LandScene land = scene.land(square.column(), square.row());
        List<String> lines = new ArrayList<>();
        lines.add(name(land) + " (" + square.column() + "," + square.row() + ")");
        if (land.blocked()) {
            lines.add("Nobody can enter it.");
            return lines;
        }
        lines.add(belongs(scene, land) + " · " + Signs.elevation(land.elevation()));
        if (!land.soulPower().isEmpty()) {
            lines.add("Soul power: " + power(land.soulPower()));
        }
        lines.addAll(there.apply(land));
        moment.forecasts()
                .at(square)
                .ifPresent(chance -> lines.add("Chance to win a fight: " + Forecasts.words(chance)));
        if (!land.summoners().isEmpty()) {
            lines.add("Here: "
                    + land.summoners().stream().map(seat -> player(scene, seat)).collect(Collectors.joining(", ")));
        }
        moment.asked().ifPresent(asked -> lines.addAll(choices(asked, square)));
        return lines;
    }

    private List<String> all(LandScene land) {
        List<String> lines = new ArrayList<>(ruin(land));
        land.dwelling()
                .ifPresent(id -> lines.add((land.ruin().isPresent() ? "Beneath it: " : "Dwelling: ")
                        + gallery.emblem("dwellings", id).name()));
        land.monster().ifPresent(monster -> lines.add((land.boss() ? "Boss: " : "Monster: ") + monster(monster)));
        return lines;
    }

    /** Its card does not say how many levels are left. */
    private List<String> ruin(LandScene land) {
        return land.ruin().stream()
                .map(ruin ->
                        "Ruin: " + gallery.emblem("ruins", ruin).name() + ", " + Signs.levels(land.levels()) + " left")
                .toList();
    }

    private static String name(LandScene land) {
        return land.name().isEmpty() ? "Land" : land.name();
    }

    private static String belongs(Scene scene, LandScene land) {
        if (land.home().isPresent()) {
            return "Home of " + player(scene, land.home().getAsInt());
        }
        return land.owner().isPresent()
                ? "Owned by " + player(scene, land.owner().getAsInt())
                : "Unclaimed";
    }

    private static String player(Scene scene, int seat) {
        return seat == scene.viewer() ? "you" : scene.summoners().get(seat).name();
    }

    private static String power(Map<String, Integer> power) {
        return power.entrySet().stream()
                .map(one -> one.getKey() + " " + one.getValue())
                .collect(Collectors.joining(", "));
    }

    private String monster(FighterScene monster) {
        Card card = new Cards(gallery).card(monster);
        String figures = card.figures().stream()
                .map(figure -> figure.name() + " " + figure.words())
                .collect(Collectors.joining(", "));
        String health = monster.known() ? ", health " + monster.health() : "";
        return monster.name() + ", level " + monster.level() + health + (figures.isEmpty() ? "" : ", " + figures);
    }

    /** What can be chosen here, or why it cannot. */
    private static List<String> choices(Asked asked, Square square) {
        List<String> lines = new ArrayList<>();
        asked.at(square).forEach(option -> lines.add("Click to choose: " + option.words()));
        Optional<Topic> land = Optional.of(new Topic("land", square.column() + "," + square.row()));
        asked.refused().stream()
                .filter(refused -> land.filter(topic -> refused.key().endsWith("land:" + topic.id()))
                        .isPresent())
                .forEach(refused -> lines.add("Not now: " + refused.reason()));
        return lines;
    }
}
