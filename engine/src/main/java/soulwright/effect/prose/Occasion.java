package soulwright.effect.prose;

import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.effect.EventSpec;
import soulwright.effect.Type;
import soulwright.effect.VerbSpec;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.Selector;
import soulwright.effect.formula.Term;
import soulwright.effect.prose.English.Mood;

/** Says when an ability works that hears something, or replaces what would happen. */
record Occasion(Effects effects, Ability ability) {
    /** "when you are hit", "if you would be hit" */
    String of(Named heard) {
        String word = heard.id().id();
        boolean would = ability.kind().main().of().contains("verbs");
        VerbSpec verb = would ? effects.voice().vocabulary().verb(word) : null;
        String name = verb == null ? word : verb.tells().orElse(word);
        EventSpec event = effects.voice().vocabulary().event(name);
        Filling filling = new Filling();
        concerned("target", Effects.WHO, event, filling);
        concerned(Effects.BY, Effects.BY, event, filling);
        List<String> says = event == null ? List.of() : event.says();
        String words = filling.say(name, says, would ? Mood.WOULD : Mood.PLAIN).inLine();
        return would ? words.replaceFirst("^when ", "if ") : words;
    }

    private void concerned(String role, String key, @Nullable EventSpec event, Filling filling) {
        Compiled who = ability.arguments().get(key);
        Type type = event == null ? null : event.that().get(role);
        boolean target = key.equals(Effects.WHO);
        boolean whomever = who == null && target && ability.argument(Effects.BY).isPresent();
        if (type != null && (isAnybody(who) || whomever)) {
            filling.extra(role, Argument.of(English.article(effects.voice().kind(type))));
        } else if (who != null && !isAnybody(who)) {
            filling.written(role, Argument.of(effects.voice().groups().noun(who)));
        } else if (type != null && target) {
            filling.extra(role, Argument.of(isOf(type) ? effects.bearer() : Noun.YOU));
        }
    }

    /** Whether the bearer can be one of those whom an event befalls; otherwise his player is. */
    private boolean isOf(Type type) {
        return !(type instanceof Type.Thing thing)
                || effects.self().isEmpty()
                || effects.voice().vocabulary().things().is(effects.self(), thing.kind());
    }

    private static boolean isAnybody(@Nullable Compiled who) {
        return who instanceof Named
                || (who instanceof Selector.Path path
                        && path.formula().term() instanceof Term.Word word
                        && word.id().set().equals("any"));
    }
}
