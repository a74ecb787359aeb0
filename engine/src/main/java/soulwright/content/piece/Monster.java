package soulwright.content.piece;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;

/**
 * What is found, fought, owned and summoned.
 *
 * @param traits by name, as the ruleset declares them: its type, its rank ...
 * @param element nothing for a monster that belongs to none
 * @param attributes before improvements
 * @param score the attributes that its conqueror raises, and by how much
 * @param habitat the terrains where it appears
 */
public record Monster(
        About<Monster> about,
        Map<String, String> traits,
        Optional<EntryId<Element>> element,
        int level,
        Map<String, Integer> attributes,
        Map<String, Integer> score,
        List<EntryId<Terrain>> habitat,
        Special special)
        implements Entry<Monster> {
    public static final EntryKind<Monster> KIND = new EntryKind<>("monsters", Monster::of);

    private static final Set<String> OWN_KEYS = Set.of("element", "level", "attributes", "score", "habitat", "special");

    public Monster {
        Levels.check(level);
        traits = Copy.of(traits);
        attributes = Attributes.checked(attributes);
        score = Copy.of(score);
        Check.allWithin(1, 99, score, "score");
        habitat = List.copyOf(habitat);
    }

    static Monster of(Reading entry) {
        return new Monster(
                entry.about(KIND),
                entry.mapOfOthers(OWN_KEYS, Reading::word),
                entry.at("element").optional(element -> element.id(Element.KIND)),
                entry.at("level").number(),
                Attributes.of(entry),
                entry.at("score").map(Reading::number),
                entry.at("habitat").list(terrain -> terrain.id(Terrain.KIND)),
                Special.of(entry.at("special")));
    }

    @Override
    public List<RulesPart> rules() {
        return List.of(special.rules());
    }
}
