package soulwright.quest.scene;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A land of the board.
 *
 * @param column from 1, from the west
 * @param row from 1, from the north
 * @param terrain the id of its terrain; nothing for a home and the boss's land
 * @param name of its terrain, or of what stands there instead
 * @param blocked whether nobody can enter it
 * @param owner the seat of who has marked it
 * @param home the seat of who began in it
 * @param dwelling the id of its dwelling, also under a ruin
 * @param ruin the id of the ruin on it
 * @param levels the levels of the ruin that are left
 * @param monster who stands in it
 * @param summoners the seats of those who stand in it
 * @param soulPower what it gives its owner, by the name of the element
 */
public record LandScene(
        int column,
        int row,
        Optional<String> terrain,
        String name,
        boolean blocked,
        int elevation,
        boolean boss,
        OptionalInt owner,
        OptionalInt home,
        Optional<String> dwelling,
        Optional<String> ruin,
        int levels,
        Optional<FighterScene> monster,
        List<Integer> summoners,
        Map<String, Integer> soulPower) {
    public LandScene {
        summoners = List.copyOf(summoners);
        soulPower = Collections.unmodifiableMap(new LinkedHashMap<>(soulPower));
    }
}
