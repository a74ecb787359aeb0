package soulwright.effect.prose;

import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Id;
import soulwright.effect.Type;
import soulwright.effect.compiled.Bunch;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Flag;
import soulwright.effect.compiled.Limit;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.Score;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Text;
import soulwright.effect.formula.Formula;

/** Says the small values of parameters: figures, ids, texts, limits. */
record Phrase(Voice voice) {
    private static final Pattern BRACES = Pattern.compile("\\{[^}]*}");

    /** What it is said as; null for what is not said at all: `false`. */
    @Nullable
    Argument of(Compiled value) {
        if (value instanceof Expression expression) {
            boolean condition = expression.formula().type() instanceof Type.Truth;
            return condition
                    ? Argument.of(voice.conditions().holds(expression.formula().term()))
                    : voice.terms().argument(expression.formula().term());
        }
        if (value instanceof Selector selector) {
            return Argument.of(voice.groups().noun(selector));
        }
        if (value instanceof Named named) {
            return Argument.of(voice.id(named.id()));
        }
        if (value instanceof Bunch bunch) {
            return Argument.of(several(bunch));
        }
        if (value instanceof Score score) {
            return Argument.of(score(score));
        }
        if (value instanceof Limit limit) {
            return Argument.of(limit(limit));
        }
        if (value instanceof Text text) {
            return Argument.of(text(text));
        }
        return value instanceof Flag flag && flag.on() ? Argument.of("") : null;
    }

    private String several(Bunch bunch) {
        List<String> all = bunch.parts().stream()
                .map(this::of)
                .map(argument -> argument == null ? "" : argument.words())
                .toList();
        boolean ids = bunch.parts().stream().allMatch(Named.class::isInstance);
        return English.join(all, ids ? "or" : "and");
    }

    private String score(Score score) {
        return English.join(
                score.figures().entrySet().stream()
                        .map(figure -> "+"
                                + voice.terms()
                                        .argument(figure.getValue().formula().term())
                                        .words() + " " + voice.id(new Id("attributes", figure.getKey())))
                        .toList(),
                "and");
    }

    String limit(Limit limit) {
        String often = limit.times() == 1 ? "once" : limit.times() == 2 ? "twice" : limit.times() + " times";
        String per = voice.id(new Id("spans", limit.per()));
        return often + " " + English.article(per)
                + limit.each().map(each -> " for each " + each).orElse("");
    }

    /** What stands in braces is said by its own words. */
    String text(Text text) {
        Matcher braces = BRACES.matcher(text.words());
        StringBuilder words = new StringBuilder();
        Iterator<Formula> formulas = text.formulas().iterator();
        while (braces.find()) {
            String said = formulas.hasNext()
                    ? voice.terms().noun(formulas.next().term()).words()
                    : "";
            braces.appendReplacement(words, Matcher.quoteReplacement(said));
        }
        return braces.appendTail(words).toString();
    }
}
