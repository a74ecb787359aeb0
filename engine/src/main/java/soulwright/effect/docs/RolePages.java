package soulwright.effect.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.effect.PlaceSpec;
import soulwright.effect.Type;
import soulwright.effect.Types;
import soulwright.effect.Vocabulary;

/** The pages of the roles, such as `me`, and of the places, which say what roles there are. */
final class RolePages {
    /** What is the same in every place. */
    private static final Map<String, String> MEANINGS = Map.of(
            "me", "The one whose effect it is: who plays the card, takes the turn, or carries the ability.",
            "self", "The thing whose effect it is: the card that is played, the bearer of the ability.",
            "that",
                    "What has just been heard or hit. `that.target`, for example, is whom it befell; the page of an event says which"
                            + " values it carries.",
            "it",
                    "Each candidate in turn, wherever candidates are tried, as in `where`. Its properties may be written without it:"
                            + " `level > 3` is `it.level > 3`.",
            "given", "What was handed over to a keyword or to a named list of steps, by name: `given.amount`.",
            "opponent", "The other side.",
            "everyone", "All who play, `me` among them.",
            "others", "All who play except `me`.");

    private final Vocabulary vocabulary;
    private final Types types;

    RolePages(Vocabulary vocabulary, Types types) {
        this.vocabulary = vocabulary;
        this.types = types;
    }

    Map<String, String> roles() {
        Map<String, Map<String, List<String>>> placesByType = new LinkedHashMap<>();
        MEANINGS.keySet().stream().sorted().forEach(role -> placesByType.put(role, new LinkedHashMap<>()));
        for (PlaceSpec place : vocabulary.places()) {
            place.roles()
                    .forEach((role, type) -> placesByType
                            .computeIfAbsent(role, any -> new LinkedHashMap<>())
                            .computeIfAbsent(types.words(type), any -> new ArrayList<>())
                            .add(place.id()));
        }
        Map<String, String> pages = new LinkedHashMap<>();
        placesByType.forEach((role, places) -> pages.put(role, page(role, places)));
        return pages;
    }

    private static String page(String role, Map<String, List<String>> placesByType) {
        StringBuilder page = new StringBuilder(MEANINGS.getOrDefault(role, "What it is depends on the place."));
        page.append("\n\n");
        placesByType.forEach((type, places) -> page.append("- %s in: %s\n".formatted(type, String.join(", ", places))));
        return page.toString().stripTrailing() + "\n";
    }

    Map<String, String> places() {
        Map<String, String> pages = new LinkedHashMap<>();
        vocabulary.places().forEach(place -> pages.put(place.id(), page(place)));
        return pages;
    }

    private String page(PlaceSpec place) {
        StringBuilder page = new StringBuilder(place.doc()).append("\n\n");
        Map<String, Type> names = new LinkedHashMap<>(place.roles());
        names.putAll(place.words());
        names.forEach((name, type) -> page.append("- `%s`: %s\n".formatted(name, types.words(type))));
        return page.toString().stripTrailing() + "\n";
    }
}
