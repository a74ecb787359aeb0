package soulwright.content.ruleset;

import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;

/** The rules of a game, all in data. Its own kind says which machine plays it. */
public sealed interface Ruleset extends Entry<Ruleset> permits QuestRuleset, DuelRuleset {
    EntryKind<Ruleset> KIND = new EntryKind<>("rulesets", Ruleset::of);

    /** What players read for an attribute, a number or whatever else is declared by an id: its name, or the id without its hyphens. */
    String named(String id);

    private static Ruleset of(Reading entry) {
        return switch (entry.at("kind").word()) {
            case "quest" -> QuestRuleset.of(entry);
            case "duel" -> DuelRuleset.of(entry);
            default ->
                throw new IllegalStateException(
                        "no ruleset is a " + entry.at("kind").word());
        };
    }
}
