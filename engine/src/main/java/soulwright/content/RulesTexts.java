package soulwright.content;

import java.util.List;
import java.util.Optional;
import soulwright.effect.Id;
import soulwright.effect.Vocabulary;
import soulwright.effect.prose.RulesWriter;

/**
 * Writes what entries do from their effects, as the text of a card would say it. Cheap to make; it holds nothing but the catalog. Names are
 * those of a language, sentences are English.
 */
public record RulesTexts(Catalog catalog, Texts texts) {
    /** In the packs' own words. */
    public static RulesTexts of(Catalog catalog) {
        return new RulesTexts(catalog, Texts.untranslated());
    }

    /** All parts of an entry that do something, in the order written; none for an entry that the catalog does not have. */
    public List<RulesText> of(Entry<?> entry) {
        return catalog.words(entry.id())
                .map(words -> entry.rules().stream()
                        .map(part -> write(entry, part, words))
                        .filter(part -> !part.rules().isEmpty() || part.text().isPresent())
                        .toList())
                .orElse(List.of());
    }

    private RulesText write(Entry<?> entry, RulesPart part, Vocabulary words) {
        RulesWriter writer = RulesWriter.of(words, id -> name(id, words), part.place());
        return new RulesText(
                translated(entry, part.path(), "name", part.name()),
                translated(entry, part.path(), "text", part.text()),
                part.says().apply(writer));
    }

    private Optional<String> translated(Entry<?> entry, String path, String key, Optional<String> own) {
        return own.map(text -> texts.at(entry.id(), path + "." + key, text));
    }

    private String name(Id id, Vocabulary words) {
        return catalog.name(id.set(), id.id())
                .map(own -> texts.translations().getOrDefault(Texts.key(id.set(), id.id(), "name"), own))
                .or(() -> words.said(id.set(), id.id()))
                .orElseGet(() -> id.id().substring(id.id().indexOf(':') + 1).replace('-', ' '));
    }
}
