package soulwright.duel;

import java.util.List;
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

    /** A trait by its name; `type+` in the ruleset means one or more. */
    record Trait(YamlScalar written) {
        private static final String SEVERAL = "+";

        String name() {
            String text = written.text();
            return several() ? text.substring(0, text.length() - 1) : text;
        }

        boolean several() {
            return written.text().endsWith(SEVERAL);
        }

        /** The set of its ids. */
        String set() {
            return "traits." + name();
        }

        Type type() {
            return new Type.Id(set(), several());
        }
    }

    static CardKind of(YamlMap declared) {
        return new CardKind(
                declared.map("numbers").entries(),
                declared.scalars("counters"),
                declared.scalars("flags"),
                declared.scalars("traits").stream().map(Trait::new).toList(),
                isTrue(declared, "fits"),
                isTrue(declared, "pattern"));
    }

    private static boolean isTrue(YamlMap declared, String key) {
        return declared.words(key).contains("true");
    }
}
