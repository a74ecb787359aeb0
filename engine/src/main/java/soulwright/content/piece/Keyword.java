package soulwright.content.piece;

import java.util.List;
import java.util.Map;
import soulwright.content.About;
import soulwright.content.Copy;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;
import soulwright.effect.compiled.Abilities;
import soulwright.effect.compiled.Compiled;

/**
 * A bundle of abilities under one name, in which the parameters are `given`.
 *
 * @param given the kind of value of each parameter: number, condition, status ...
 * @param abilities a list of them, or the parameter that is one
 */
public record Keyword(About<Keyword> about, Map<String, String> given, Compiled abilities) implements Entry<Keyword> {
    public static final EntryKind<Keyword> KIND = new EntryKind<>("keywords", Keyword::of);

    public Keyword {
        given = Copy.of(given);
    }

    static Keyword of(Reading entry) {
        return new Keyword(
                entry.about(KIND),
                entry.at("given").map(Reading::word),
                entry.at("abilities").effect());
    }

    @Override
    public List<RulesPart> rules() {
        return List.of(RulesPart.of(
                "keyword",
                writer -> abilities instanceof Abilities list ? writer.abilities(list.abilities()) : List.of()));
    }
}
