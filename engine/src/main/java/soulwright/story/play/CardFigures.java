package soulwright.story.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.battle.Carried;
import soulwright.content.Catalog;
import soulwright.content.piece.Monster;

/** What somebody or something has, in words: `attack 7, defend 5`. */
final class CardFigures {
    private static final String POWER = "power";

    private final Catalog catalog;
    private final List<String> attributes;

    CardFigures(Catalog catalog, List<String> attributes) {
        this.catalog = catalog;
        this.attributes = List.copyOf(attributes);
    }

    /** The attributes of somebody's own character, and the sum of what else he takes along. */
    String own(Carried carried) {
        String words = words(carried.attributes());
        long more = Stocking.sum(carried.numbers());
        return carried.numbers().isEmpty() ? words : words + ", " + POWER + " " + more;
    }

    /** The attributes of a monster as they are now; nothing for other cards. */
    String card(Carried.Card card) {
        return words(attributes(card));
    }

    /** The attributes of a monster as they are now; none of other cards. */
    List<Integer> attributes(Carried.Card card) {
        if (!card.kind().equals(Monster.KIND.name())) {
            return List.of();
        }
        Monster monster = catalog.get(Monster.KIND.id(card.entry()));
        List<Integer> figures = new ArrayList<>();
        for (int i = 0; i < attributes.size(); i++) {
            figures.add(monster.attributes().getOrDefault(attributes.get(i), 0)
                    + card.improvements().get(i));
        }
        return figures;
    }

    /** The same by name. */
    Map<String, Integer> byName(Carried.Card card) {
        return byName(attributes(card));
    }

    /** What {@link #own} says, by name. */
    Map<String, Integer> ownByName(Carried carried) {
        Map<String, Integer> figures = byName(carried.attributes());
        if (!carried.numbers().isEmpty()) {
            figures.put(POWER, (int) Stocking.sum(carried.numbers()));
        }
        return figures;
    }

    private Map<String, Integer> byName(List<Integer> figures) {
        Map<String, Integer> named = new LinkedHashMap<>();
        for (int i = 0; i < figures.size(); i++) {
            named.put(attributes.get(i), figures.get(i));
        }
        return named;
    }

    private String words(List<Integer> figures) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < figures.size(); i++) {
            words.add(attributes.get(i).replace('-', ' ') + " " + figures.get(i));
        }
        return String.join(", ", words);
    }
}
