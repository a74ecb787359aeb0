package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.effect.EventSpec;
import soulwright.effect.Findings;
import soulwright.effect.Id;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.VerbSpec;
import soulwright.effect.Vocabulary;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.Nothing;
import soulwright.yaml.YamlScalar;

/** Reads what a trigger hears and what a replacement replaces. */
final class EventReader {
    private final Readers readers;

    EventReader(Readers readers) {
        this.readers = readers;
    }

    /** What `that` is; UNKNOWN after a finding. */
    Type that(Variant variant, Scope scope) {
        if (!(variant.entry().value() instanceof YamlScalar word)) {
            readers.language()
                    .findings()
                    .report(
                            Code.UNKNOWN_EVENT,
                            Spot.of(variant.entry().value()),
                            "the name of one event is wanted here");
            return Type.UNKNOWN;
        }
        EventSpec event = variant.spec().name().equals("on") ? event(word, scope) : replaced(word, scope);
        return event == null ? Type.UNKNOWN : Vocabulary.that(event);
    }

    /** The word itself; whether it means something was said by {@link #that}. */
    Compiled word(Variant variant) {
        String set = variant.spec().main().of().get(0);
        return variant.entry().value() instanceof YamlScalar word
                ? new Named(word, new Id(set, word.text()))
                : new Nothing(variant.entry().value());
    }

    private @Nullable EventSpec event(YamlScalar word, Scope scope) {
        EventSpec event = vocabulary().event(word.text());
        if (event != null && meets(event.where(), scope)) {
            return event;
        }
        String here = Stages.here(scope.machines());
        String message = event == null
                ? "no event \"%s\" happens %s".formatted(word.text(), here)
                : "\"%s\" happens %s, not %s".formatted(word.text(), Stages.here(event.where()), here);
        VerbSpec verb = vocabulary().verb(word.text());
        String told = verb == null ? "" : verb.tells().orElse("");
        if (told.isEmpty()) {
            findings().unknown(Code.UNKNOWN_EVENT, Spot.of(word), message, word.text(), events(scope));
        } else {
            findings().report(Code.UNKNOWN_EVENT, Spot.of(word), message, Findings.didYouMean(told));
        }
        return null;
    }

    private @Nullable EventSpec replaced(YamlScalar word, Scope scope) {
        VerbSpec verb = vocabulary().verb(word.text());
        EventSpec event =
                verb == null ? null : verb.tells().map(vocabulary()::event).orElse(null);
        if (verb != null && event != null && meets(verb.where(), scope)) {
            return event;
        }
        List<String> verbs = new ArrayList<>();
        vocabulary().verbs().stream()
                .filter(known -> known.tells().isPresent() && meets(known.where(), scope))
                .forEach(known -> verbs.add(known.name()));
        String message = verb == null
                ? "no verb \"%s\" that could be replaced".formatted(word.text())
                : "\"%s\" cannot be replaced".formatted(word.text());
        findings().unknown(Code.NOT_REPLACEABLE, Spot.of(word), message, word.text(), verbs);
        return null;
    }

    private List<String> events(Scope scope) {
        List<String> known = new ArrayList<>();
        for (EventSpec event : vocabulary().events()) {
            if (meets(event.where(), scope)) {
                known.add(event.name());
            }
        }
        return known;
    }

    private static boolean meets(Set<String> where, Scope scope) {
        for (String machine : scope.machines()) {
            if (where.contains(machine)) {
                return true;
            }
        }
        return false;
    }

    private Vocabulary vocabulary() {
        return readers.language().vocabulary();
    }

    private Findings findings() {
        return readers.language().findings();
    }
}
