package soulwright.content.piece;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.About;
import soulwright.content.Colour;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;

/**
 * What a land of a board is made of.
 *
 * @param soulPower what its owner gets, by element
 * @param enhanced whether it is one of the rich ones
 * @param blocked whether nobody can enter it
 */
public record Terrain(
        About<Terrain> about,
        Map<EntryId<Element>, Integer> soulPower,
        boolean enhanced,
        boolean blocked,
        Optional<Colour> colour)
        implements Entry<Terrain> {
    public static final EntryKind<Terrain> KIND = new EntryKind<>("terrains", Terrain::of);

    public Terrain {
        soulPower = SoulPower.checked(soulPower);
    }

    static Terrain of(Reading entry) {
        return new Terrain(
                entry.about(KIND),
                SoulPower.of(entry),
                entry.at("enhanced").flag(),
                entry.at("blocked").flag(),
                entry.at("colour").optional(Colour::of));
    }

    @Override
    public List<RulesPart> rules() {
        return List.of(RulesPart.of(
                "quest.wild",
                writer -> RulesPart.together(
                        SoulPower.said(soulPower, writer), blocked ? writer.say("nobody can enter it") : List.of())));
    }
}
