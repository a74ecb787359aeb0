package soulwright.effect.reader;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import soulwright.effect.VerbSpec;
import soulwright.effect.Vocabulary;
import soulwright.yaml.YamlMap;

/**
 * What is made once of a vocabulary, whatever the number of documents written in it. Keywords are learnt when they are first met, by the tree
 * that declares them: one that was edited is another. Safe for use by several threads.
 */
public final class Grammar {
    private final Vocabulary vocabulary;
    private final Family verbs;
    private final RunCircles circles;
    private final Map<YamlMap, Called> called = Collections.synchronizedMap(new WeakHashMap<>());
    private final Map<YamlMap, Called> unfinished = new HashMap<>();

    public Grammar(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        Map<String, VerbSpec> byName = new LinkedHashMap<>();
        vocabulary.verbs().forEach(verb -> byName.put(verb.name(), verb));
        this.verbs = Family.verbs(byName);
        this.circles = new RunCircles(vocabulary);
    }

    public Vocabulary vocabulary() {
        return vocabulary;
    }

    Family verbs() {
        return verbs;
    }

    RunCircles circles() {
        return circles;
    }

    /**
     * A keyword or a named list of steps, by its declaration. One that uses itself sees its parameters while its body is still being read.
     *
     * @param outline makes its parameters
     * @param whole reads its body
     */
    Called called(YamlMap declaration, Supplier<Called> outline, UnaryOperator<Called> whole) {
        Called known = called.get(declaration);
        return known == null ? learn(declaration, outline, whole) : known;
    }

    private Called learn(YamlMap declaration, Supplier<Called> outline, UnaryOperator<Called> whole) {
        synchronized (unfinished) {
            Called known = called.getOrDefault(declaration, unfinished.get(declaration));
            if (known != null) {
                return known;
            }
            Called parameters = outline.get();
            unfinished.put(declaration, parameters);
            Called learnt = whole.apply(parameters);
            unfinished.remove(declaration);
            called.put(declaration, learnt);
            return learnt;
        }
    }
}
