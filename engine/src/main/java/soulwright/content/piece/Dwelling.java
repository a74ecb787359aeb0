package soulwright.content.piece;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.content.About;
import soulwright.content.Colour;
import soulwright.content.Copy;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;

/**
 * A place on a board with something to offer.
 *
 * @param soulPower what its owner gets, by element
 * @param services by id
 * @param ruins what its ruin can be on a board
 * @param isPrivate whether only its own player may visit it
 */
public record Dwelling(
        About<Dwelling> about,
        Map<EntryId<Element>, Integer> soulPower,
        Map<String, Service> services,
        List<EntryId<Ruin>> ruins,
        boolean isPrivate,
        Optional<Colour> colour)
        implements Entry<Dwelling> {
    public static final EntryKind<Dwelling> KIND = new EntryKind<>("dwellings", Dwelling::of);

    public Dwelling {
        soulPower = SoulPower.checked(soulPower);
        services = Copy.of(services);
        ruins = List.copyOf(ruins);
    }

    static Dwelling of(Reading entry) {
        return new Dwelling(
                entry.about(KIND),
                SoulPower.of(entry),
                entry.at("services").map(Service::of),
                entry.at("ruins").list(ruin -> ruin.id(Ruin.KIND)),
                entry.at("private").flag(),
                entry.at("colour").optional(Colour::of));
    }

    @Override
    public List<RulesPart> rules() {
        List<RulesPart> parts = new ArrayList<>();
        parts.add(RulesPart.of(
                "quest.service",
                writer -> RulesPart.together(
                        SoulPower.said(soulPower, writer),
                        isPrivate ? writer.say("only the player whose home it is may visit it") : List.of())));
        services.forEach((id, service) -> parts.add(service.rules("services." + id)));
        return parts;
    }
}
