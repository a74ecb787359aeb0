package soulwright.content;

import java.util.Map;
import java.util.Optional;

/**
 * The words that players see, in one language. A text that has no translation is given as the pack wrote it.
 *
 * @param translations by {@link #key}
 */
public record Texts(Map<String, String> translations) {
    public Texts {
        translations = Map.copyOf(translations);
    }

    /** The packs' own words. */
    public static Texts untranslated() {
        return new Texts(Map.of());
    }

    /** What a text is found by: `monsters`, `soul-master:siren` and `special.name` give `monsters.soul-master:siren.special.name`. */
    public static String key(String kind, String id, String path) {
        return kind + "." + id + "." + path;
    }

    public String name(Entry<?> entry) {
        return at(entry.id(), "name", entry.name());
    }

    /** What the card or screen says, if anybody wrote it. */
    public Optional<String> text(Entry<?> entry) {
        return entry.about().text().map(own -> at(entry.id(), "text", own));
    }

    /**
     * Any text of an entry.
     *
     * @param path keys with dots between, as in `special.name`; an item of a list is named by its id or name
     * @param own what the pack itself says there
     */
    public String at(EntryId<?> id, String path, String own) {
        return translations.isEmpty()
                ? own
                : translations.getOrDefault(key(id.kind().name(), id.text(), path), own);
    }
}
