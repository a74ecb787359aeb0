package soulwright.effect.reader;

import soulwright.effect.Language;
import soulwright.effect.formula.Formulas;

/** The readers of one language; they need each other, because every form may hold every other. */
final class Readers {
    private final Grammar grammar;
    private final Language language;
    private final Formulas formulas;
    private final VariantReader variants;
    private final ParameterReader parameters;
    private final ScalarReader scalars;
    private final NumberReader numbers;
    private final SelectorReader selectors;
    private final StepReader steps;
    private final AbilityReader abilities;
    private final OptionReader options;
    private final ActReader acts;
    private final GivenReader givens;
    private final KeywordReader keywords;
    private final RunReader runs;
    private final PlaceReader places;

    Readers(Grammar grammar, Language language) {
        this.grammar = grammar;
        this.language = language;
        this.formulas = new Formulas(language);
        variants = new VariantReader(this);
        parameters = new ParameterReader(this);
        scalars = new ScalarReader(this);
        numbers = new NumberReader(this);
        selectors = new SelectorReader(this);
        steps = new StepReader(this);
        abilities = new AbilityReader(this);
        options = new OptionReader(this);
        acts = new ActReader(this);
        givens = new GivenReader(this);
        keywords = new KeywordReader(this);
        runs = new RunReader(this);
        places = new PlaceReader(this);
    }

    Grammar grammar() {
        return grammar;
    }

    Language language() {
        return language;
    }

    /** Readers of the same language that report nothing. */
    Readers quiet() {
        return new Readers(
                grammar, Language.of(language.vocabulary(), new QuietNames(language.names()), finding -> {}));
    }

    Formulas formulas() {
        return formulas;
    }

    VariantReader variants() {
        return variants;
    }

    ParameterReader parameters() {
        return parameters;
    }

    ScalarReader scalars() {
        return scalars;
    }

    NumberReader numbers() {
        return numbers;
    }

    SelectorReader selectors() {
        return selectors;
    }

    StepReader steps() {
        return steps;
    }

    AbilityReader abilities() {
        return abilities;
    }

    OptionReader options() {
        return options;
    }

    ActReader acts() {
        return acts;
    }

    GivenReader givens() {
        return givens;
    }

    KeywordReader keywords() {
        return keywords;
    }

    RunReader runs() {
        return runs;
    }

    PlaceReader places() {
        return places;
    }
}
