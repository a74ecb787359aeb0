package soulwright.tools.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.quest.scene.FighterScene;
import soulwright.tools.terminal.Style;

/**
 * What pictures know of a pack: what its entries are called, and the signs that they are drawn with.
 *
 * @param signs by kind of entry, by full id
 * @param life the attribute that wounds use up
 */
record Book(Map<String, Map<String, Sign>> signs, Optional<String> life) {
    static final int BRIEF = 3;

    private static final int[] SEATS = {0xd9604c, 0x4c8fd9, 0xc9a227, 0x4caf6d, 0xa66cc9, 0x45b5b5, 0xc97a45, 0x9aa0a8};

    /** The sign of an entry; of one that is not there, its id without the pack. */
    Sign sign(String kind, String id) {
        Sign sign = of(kind).get(id);
        return sign != null ? sign : new Sign(id.substring(id.indexOf(':') + 1), "?", "?  ", Style.NONE);
    }

    Map<String, Sign> of(String kind) {
        return signs.getOrDefault(kind, Map.of());
    }

    /** The sign of an element by what a scene calls it: its id, with or without the pack, or its name. */
    Sign element(String word) {
        return of("elements").entrySet().stream()
                .filter(entry -> entry.getKey().equals(word)
                        || entry.getKey().endsWith(":" + word)
                        || entry.getValue().name().equals(word))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseGet(() -> sign("elements", word));
    }

    /** What a fighter's health is out of; at least what it is now. */
    int fullHealth(FighterScene fighter) {
        return Math.max(
                fighter.health(),
                life.map(name -> fighter.attributes().getOrDefault(name, 0)).orElse(0));
    }

    /** The attributes of a fighter, but for the life, which its health shows. */
    Map<String, Integer> attributes(FighterScene fighter) {
        Map<String, Integer> attributes = new LinkedHashMap<>(fighter.attributes());
        life.ifPresent(attributes::remove);
        return attributes;
    }

    /** Health as in `20/30`. */
    String health(FighterScene fighter) {
        return fighter.health() + "/" + fullHealth(fighter);
    }

    /** The colour of a seat: that of its character, or one of the table's own. */
    static int seat(int seat, Optional<String> colour) {
        return colour.map(text -> Integer.parseInt(text.substring(1), 16)).orElse(SEATS[seat % SEATS.length]);
    }

    /** The words of what packs write with hyphens: `soul-power` is soul power. */
    static String plain(String id) {
        return id.replace('-', ' ');
    }
}
