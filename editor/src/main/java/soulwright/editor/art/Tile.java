package soulwright.editor.art;

import java.util.Optional;
import soulwright.quest.scene.LandScene;

/**
 * What is printed on a land of a board, and stays as long as the land does.
 *
 * @param terrain the id of its terrain; nothing for a home and the boss's land
 * @param dwelling the id of its dwelling, also under a ruin
 * @param ruin the id of the ruin on it
 * @param levels the levels of the ruin that are left
 * @param blocked whether nobody can enter it
 * @param boss whether it is the boss's
 */
public record Tile(
        Optional<String> terrain,
        Optional<String> dwelling,
        Optional<String> ruin,
        int levels,
        int elevation,
        boolean blocked,
        boolean boss) {
    /** The tile of a land that is being played on. */
    public static Tile of(LandScene land) {
        return new Tile(
                land.terrain(),
                land.dwelling(),
                land.ruin(),
                land.levels(),
                land.elevation(),
                land.blocked(),
                land.boss());
    }

    /** A land of some terrain with nothing on it. */
    public static Tile ofTerrain(String terrain) {
        return new Tile(Optional.of(terrain), Optional.empty(), Optional.empty(), 0, 0, false, false);
    }
}
