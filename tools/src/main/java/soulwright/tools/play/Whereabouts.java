package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;

/** Where the viewer sees copies of an entry: on the board, in a battle, among the cards. */
record Whereabouts(Book book, Scene scene) {
    /** A line or more for each, with its figures as they are now. */
    List<Line> of(String entry, int width) {
        List<String> all = new ArrayList<>();
        scene.lands()
                .forEach(land -> land.monster()
                        .filter(monster -> isOf(monster, entry))
                        .ifPresent(monster -> all.add(place(land) + figures(monster))));
        fighting().filter(one -> isOf(one, entry)).forEach(one -> all.add("in battle" + figures(one)));
        for (SummonerScene summoner : scene.summoners()) {
            summoner.cards().stream()
                    .filter(card -> card.entry().equals(Optional.of(entry)))
                    .forEach(card -> all.add(
                            owner(summoner) + card.fighter().map(this::figures).orElse("")));
        }
        return all.stream()
                .flatMap(words -> Block.wrap("- " + words, width, 2).stream())
                .toList();
    }

    private Stream<FighterScene> fighting() {
        return scene.battle().stream()
                .flatMap(battle -> battle.sides().stream())
                .flatMap(side -> side.team().stream());
    }

    private static boolean isOf(FighterScene fighter, String entry) {
        return fighter.entry().equals(Optional.of(entry));
    }

    private static String place(LandScene land) {
        return "on %s (%d,%d)".formatted(land.name(), land.column(), land.row());
    }

    private String owner(SummonerScene summoner) {
        return summoner.seat() == scene.viewer() ? "among your cards" : "among the cards of " + summoner.name();
    }

    private String figures(FighterScene fighter) {
        return fighter.known() ? ": " + Cards.figures(book, fighter) : "";
    }
}
