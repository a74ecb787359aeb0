package soulwright.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.diagnostic.Sink;
import soulwright.effect.Vocabulary;
import soulwright.yaml.YamlScalar;

/**
 * Checks the words of one document that name something: entries of the packs (`x-ref`), what a ruleset declares (`x-name`), or pictures
 * (`x-art`).
 */
final class WordCheck {
    private static final String TRAITS = "traits.";
    private static final String ART = "art/";

    private final Vocabulary vocabulary;
    private final EntryNames names;
    private final Optional<IconNames> icons;
    private final Meanings meanings;
    private final Sink sink;

    /** @param meanings takes the full ids of references */
    WordCheck(Vocabulary vocabulary, EntryNames names, Optional<IconNames> icons, Meanings meanings, Sink sink) {
        this.vocabulary = vocabulary;
        this.names = names;
        this.icons = icons;
        this.meanings = meanings;
        this.sink = sink;
    }

    /** Checks a word that its shape says is a reference or a declared name, and notes what it means. */
    void check(YamlScalar scalar, Shape at) {
        if (scalar.kind() == YamlScalar.Kind.NULL || at.also.contains(scalar.text()) || isAlmost(scalar, at)) {
            return;
        }
        if (!at.refs.isEmpty()) {
            names.resolve(at.refs, scalar.text(), scalar, scalar.start(), scalar.end())
                    .ifPresent(id -> meanings.put(scalar, id));
        } else if (at.name != null) {
            declared(scalar, at.name);
        } else if (at.art && scalar.text().startsWith(ART)) {
            picture(scalar, names.pictures(scalar), "picture", "put it there");
        } else if (at.art) {
            icons.map(IconNames::names)
                    .ifPresent(library ->
                            picture(scalar, library, "icon", "choose another, or bring a picture under art/"));
        }
    }

    private void picture(YamlScalar word, Set<String> known, String what, String help) {
        if (!known.contains(word.text())) {
            Diagnostic finding = Diagnostic.of(
                    Code.MISSING_ART, word.place(), "there is no %s \"%s\"".formatted(what, Text.shorten(word.text())));
            sink.report(Guess.of(word.text(), known)
                    .map(meant -> meant.in(finding))
                    .orElse(finding.withHelp(help + "; until then a coloured glyph stands in")));
        }
    }

    /** Whether it is nearer to one of the words that may stand here as well than to anything else; reports that. */
    private boolean isAlmost(YamlScalar scalar, Shape at) {
        if (at.also.isEmpty() || at.refs.stream().anyMatch(kind -> names.exists(kind, scalar.text(), scalar))) {
            return false;
        }
        List<String> known = new ArrayList<>(at.also);
        at.refs.forEach(kind -> known.addAll(names.all(kind)));
        Optional<Guess> meant = Guess.of(scalar.text(), known).filter(guess -> at.also.contains(guess.name()));
        meant.ifPresent(guess -> sink.report(guess.in(Diagnostic.of(
                Code.UNKNOWN_ENTRY,
                scalar.place(),
                "nothing is called \"%s\" here".formatted(Text.shorten(scalar.text()))))));
        return meant.isPresent();
    }

    private void declared(YamlScalar scalar, String set) {
        List<String> known = vocabulary.set(set);
        if (known != null && known.contains(scalar.text())) {
            return;
        }
        if (known == null) {
            known = List.of();
        }
        String unknown = Text.shorten(scalar.text());
        String message = set.startsWith(TRAITS)
                ? "no %s \"%s\" is declared".formatted(set.substring(TRAITS.length()), unknown)
                : "no \"%s\" is declared among the %s"
                        .formatted(unknown, set.replace('-', ' ').replaceFirst("(.*)\\.(.*)", "$1 of a $2"));
        Diagnostic finding = Diagnostic.of(Code.UNKNOWN_NAME, scalar.place(), message);
        String all = known.isEmpty() ? "declare it in the ruleset first" : "there are " + String.join(", ", known);
        sink.report(
                Guess.of(scalar.text(), known).map(meant -> meant.in(finding)).orElse(finding.withHelp(all)));
    }
}
