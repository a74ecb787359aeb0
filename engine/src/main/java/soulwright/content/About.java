package soulwright.content;

import java.util.Optional;
import java.util.Set;

/**
 * What every entry says of itself.
 *
 * @param text what the card or screen says; without it, the rules text is written from the effects
 * @param icon an icon of the library, or a file of the pack under `art/`
 */
public record About<T extends Entry<T>>(EntryId<T> id, String name, Optional<String> text, Optional<String> icon) {
    /** The keys of an entry that are not its kind's own. */
    static final Set<String> KEYS =
            Set.of("id", "name", "text", "icon", "extends", "abstract", "lint-ignore", "custom");
}
