package soulwright.editor.play;

import java.util.List;
import java.util.Optional;
import soulwright.editor.art.Seat;
import soulwright.editor.art.Tile;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;

/**
 * How a land looks on the board; equal cells look the same.
 *
 * @param owner who has marked it
 * @param monster who stands in it
 * @param summoners who stand in it, by seat
 */
record Cell(Tile tile, Optional<Seat> owner, Optional<Standing> monster, List<Walker> summoners) {
    Cell {
        summoners = List.copyOf(summoners);
    }

    /**
     * A monster in a land.
     *
     * @param health in percent; 100 for one of whom nothing is known
     */
    record Standing(Optional<String> entry, String name, int level, int health, boolean boss) {
        static Standing of(FighterScene fighter, boolean boss, String life) {
            int full = fighter.attributes().getOrDefault(life, fighter.health());
            int health = fighter.known() && full > 0 ? Math.min(100, fighter.health() * 100 / full) : 100;
            return new Standing(fighter.entry(), fighter.name(), fighter.level(), health, boss);
        }
    }

    /** A summoner in a land. */
    record Walker(Seat seat, Optional<String> character) {}

    /** @param life the attribute that wounds use up */
    static Cell of(LandScene land, Scene scene, String life) {
        return new Cell(
                Tile.of(land),
                land.owner().stream().mapToObj(seat -> seat(scene, seat)).findFirst(),
                land.monster().map(monster -> Standing.of(monster, land.boss(), life)),
                land.summoners().stream()
                        .map(seat -> new Walker(
                                seat(scene, seat), scene.summoners().get(seat).character()))
                        .toList());
    }

    /** The mark of a player. */
    static Seat seat(Scene scene, int seat) {
        return Seat.of(seat, scene.summoners().get(seat).colour());
    }
}
