package soulwright.content.piece;

import java.util.List;
import java.util.Optional;
import soulwright.content.About;
import soulwright.content.Colour;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.Reading;

/**
 * What monsters, attacks and soul power belong to.
 *
 * @param strongAgainst the elements that its attacks wound more; the other way round they wound less
 * @param attribute the attribute that it is tied to
 */
public record Element(
        About<Element> about, List<EntryId<Element>> strongAgainst, Optional<String> attribute, Optional<Colour> colour)
        implements Entry<Element> {
    public static final EntryKind<Element> KIND = new EntryKind<>("elements", Element::of);

    public Element {
        strongAgainst = List.copyOf(strongAgainst);
    }

    static Element of(Reading entry) {
        return new Element(
                entry.about(KIND),
                entry.at("strong-against").list(element -> element.id(KIND)),
                entry.at("attribute").optional(Reading::word),
                entry.at("colour").optional(Colour::of));
    }
}
