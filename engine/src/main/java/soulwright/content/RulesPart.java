package soulwright.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import soulwright.effect.prose.RulesWriter;
import soulwright.effect.prose.Sentence;

/**
 * A part of an entry that does something: the whole of an item, one service of a dwelling.
 *
 * @param path where it stands in the entry, as in `services.healer`; empty for the entry itself
 * @param name what players call it; nothing for the entry itself
 * @param text what its author wrote for players; nothing for the entry itself, whose text stands with the entry
 * @param place whom its effects can name, as the schemas say with `x-place`
 * @param says makes the sentences
 */
public record RulesPart(
        String path,
        Optional<String> name,
        Optional<String> text,
        String place,
        Function<RulesWriter, List<Sentence>> says) {

    /** The entry itself. */
    public static RulesPart of(String place, Function<RulesWriter, List<Sentence>> says) {
        return new RulesPart("", Optional.empty(), Optional.empty(), place, says);
    }

    /** A part without a text of its own. */
    public static RulesPart of(String path, String name, String place, Function<RulesWriter, List<Sentence>> says) {
        return new RulesPart(path, Optional.of(name), Optional.empty(), place, says);
    }

    /** An act that is picked by its name. */
    public static RulesPart of(String path, NamedAct act, String place) {
        return new RulesPart(path, act.name(), act.text(), place, writer -> writer.done(act.act()));
    }

    /** Several kinds of sentences, one after the other. */
    @SafeVarargs
    public static List<Sentence> together(List<Sentence>... sentences) {
        List<Sentence> all = new ArrayList<>();
        for (List<Sentence> some : sentences) {
            all.addAll(some);
        }
        return all;
    }
}
