package soulwright.content.card;

import java.util.List;
import soulwright.content.About;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Act;

/**
 * A card of a duel.
 *
 * @param kind one of its ruleset's kinds of card
 * @param printed what the ruleset has such cards say
 * @param act what it does when it is played
 */
public record Card(About<Card> about, String kind, Printed printed, List<Ability> abilities, Act act)
        implements Entry<Card> {
    public static final EntryKind<Card> KIND = new EntryKind<>("cards", Card::of);

    public Card {
        abilities = List.copyOf(abilities);
    }

    static Card of(Reading entry) {
        return new Card(
                entry.about(KIND),
                entry.at("kind").word(),
                Printed.of(entry),
                entry.at("abilities").abilities(),
                entry.act());
    }

    @Override
    public List<RulesPart> rules() {
        return List.of(
                RulesPart.of("duel.card", writer -> writer.act(act)),
                RulesPart.of("duel.abilities", writer -> writer.abilities(abilities)));
    }
}
