package soulwright.quest.scene;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A monster, or a summoner who fights.
 *
 * @param entry the id of the monster; nothing for a summoner
 * @param seat of the summoner; nothing for a monster
 * @param level 0 for a summoner
 * @param element its id
 * @param known whether the viewer knows the figures that follow; otherwise they are 0
 * @param health what its wounds leave
 * @param attributes by name, as they are now
 * @param printed the attributes that are printed on it
 * @param statuses the ids of the statuses it is in
 * @param resting whether it cannot be used yet
 * @param special the name of its special attack
 */
public record FighterScene(
        Optional<String> entry,
        OptionalInt seat,
        String name,
        int level,
        Optional<String> element,
        boolean known,
        int health,
        Map<String, Integer> attributes,
        Map<String, Integer> printed,
        List<String> statuses,
        boolean resting,
        Optional<String> special) {
    public FighterScene {
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
        printed = Collections.unmodifiableMap(new LinkedHashMap<>(printed));
        statuses = List.copyOf(statuses);
    }
}
