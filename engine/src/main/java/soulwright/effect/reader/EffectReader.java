package soulwright.effect.reader;

import soulwright.diagnostic.Sink;
import soulwright.effect.Givens;
import soulwright.effect.Language;
import soulwright.effect.Names;
import soulwright.effect.PlaceSpec;
import soulwright.effect.Scope;
import soulwright.effect.Vocabulary;
import soulwright.effect.compiled.Act;
import soulwright.effect.compiled.Compiled;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/**
 * Reads the effects of one document. What is wrong goes to the sink, each mistake once; what could be understood is returned all the same.
 * Cheap to make.
 */
public final class EffectReader {
    private final Vocabulary vocabulary;
    private final Readers readers;
    private int findings;
    private boolean sound = true;

    /** A reader on its own. */
    public EffectReader(Vocabulary vocabulary, Names names, Sink sink) {
        this(new Grammar(vocabulary), names, sink);
    }

    /** A reader for one document; the grammar is shared by all that are written in the same words. */
    public EffectReader(Grammar grammar, Names names, Sink sink) {
        this.vocabulary = grammar.vocabulary();
        Sink counting = finding -> {
            findings++;
            sink.report(finding);
        };
        this.readers = new Readers(grammar, Language.of(vocabulary, names, counting));
    }

    /**
     * What can be named and done at a place that the schemas name with `x-place`.
     *
     * @throws IllegalArgumentException for a place that no bundle of words has
     */
    public Scope scope(String place) {
        PlaceSpec spec = vocabulary.place(place);
        if (spec == null) {
            throw new IllegalArgumentException("no place \"" + place + "\" in the vocabulary");
        }
        return Scope.of(spec);
    }

    /** Whether the vocabulary has a place: one of another machine's it may not have. */
    public boolean knows(String place) {
        return vocabulary.place(place) != null;
    }

    /** The parameters that a keyword or a named list of steps declares as `given`; its body is read in {@link Scope#with(Givens)}. */
    public Givens given(YamlNode given) {
        return readers.givens().read(given);
    }

    /**
     * Reads a value of a form that the schemas name with `x-form`: steps, cost, abilities, selector, formula, value, condition, conditions,
     * options, targets, number, score, limit, or act.
     *
     * @throws IllegalArgumentException for a form that there is not
     */
    public Compiled read(String form, YamlNode value, Scope scope) {
        return checked(readers.places().read(form, value, scope));
    }

    /** Reads the keys of an act (`with skills targets when limit cost do`) from a map that may have others as well. */
    public Act act(YamlMap holder, Scope scope) {
        Act act = readers.acts().read(holder, scope);
        checked(act);
        return act;
    }

    /** What is sound must also read all that it names. */
    private Compiled checked(Compiled compiled) {
        boolean wrong = findings > 0 || UnreadNames.isWrong(compiled);
        sound &= !wrong;
        if (!wrong) {
            new UnreadNames(readers.language()).check(compiled);
        }
        findings = 0;
        return compiled;
    }

    /** Reports parameters that the body never read; to be asked after the body was read. A body with mistakes may read what it misspells. */
    public void reportUnread(YamlNode given, Givens givens) {
        if (sound) {
            readers.givens().reportUnread(given, givens);
        }
    }
}
