package soulwright.duel;

import java.util.Collection;
import java.util.List;
import soulwright.diagnostic.Nearest;
import soulwright.effect.Type;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/**
 * A kind of card as a ruleset declares it under `cards`: what may be printed on such a card.
 *
 * @param numbers names and ranges
 * @param counters numbers that are not printed and start at 0
 * @param fits whether such a card says what it can be attached to
 * @param pattern whether such a card names a pattern of the ruleset
 */
record CardKind(
        List<YamlMap.Entry> numbers,
        List<YamlScalar> counters,
        List<YamlScalar> flags,
        List<Trait> traits,
        boolean fits,
        boolean pattern) {

    /**
     * A trait that stands on such cards.
     *
     * @param written where the ruleset names it
     * @param name the trait
     * @param several whether a card may have more than one of its names
     */
    record Trait(YamlScalar written, String name, boolean several) {
        /** The set of its ids. */
        String set() {
            return setOf(name);
        }

        Type type() {
            return new Type.Id(set(), several);
        }

        static String setOf(String trait) {
            return "traits." + trait;
        }
    }

    /** @param traits those of the ruleset: one that is misspelt here counts as what was probably meant */
    static CardKind of(YamlMap declared, Collection<String> traits) {
        List<String> several = declared.words("several").stream()
                .map(trait -> meant(trait, traits))
                .toList();
        return new CardKind(
                declared.map("numbers").entries(),
                declared.scalars("counters"),
                declared.scalars("flags"),
                declared.scalars("traits").stream()
                        .map(it -> trait(it, meant(it.text(), traits), several))
                        .toList(),
                isTrue(declared, "fits"),
                isTrue(declared, "pattern"));
    }

    private static Trait trait(YamlScalar written, String name, List<String> several) {
        return new Trait(written, name, several.contains(name));
    }

    static String meant(String trait, Collection<String> traits) {
        return traits.contains(trait) ? trait : Nearest.to(trait, traits).orElse(trait);
    }

    private static boolean isTrue(YamlMap declared, String key) {
        return declared.words(key).contains("true");
    }
}
