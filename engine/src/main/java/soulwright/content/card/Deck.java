package soulwright.content.card;

import java.util.Map;
import java.util.Set;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.ruleset.Ruleset;

/**
 * The cards that a duel is played with.
 *
 * @param sections by the ruleset's names of them: how many copies of each card
 */
public record Deck(About<Deck> about, EntryId<Ruleset> ruleset, Map<String, Map<EntryId<Card>, Integer>> sections)
        implements Entry<Deck> {
    public static final EntryKind<Deck> KIND = new EntryKind<>("decks", Deck::of);

    public Deck {
        sections.values().forEach(cards -> Check.allWithin(1, 99, cards, "copies"));
        sections = Copy.of(sections);
    }

    static Deck of(Reading entry) {
        return new Deck(
                entry.about(KIND),
                entry.at("ruleset").id(Ruleset.KIND),
                entry.mapOfOthers(Set.of("ruleset"), Deck::section));
    }

    /** A section of a single card names only that. */
    private static Map<EntryId<Card>, Integer> section(Reading section) {
        return section.isReference() ? Map.of(section.id(Card.KIND), 1) : section.mapOf(Card.KIND, Reading::number);
    }
}
