package soulwright.pack;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The kinds of document a pack holds, one folder each. The folder's name is the kind's name in ids, schemas, `x-ref` and commands.
 */
public enum Kind {
    ELEMENTS,
    TERRAINS,
    STATUSES,
    MONSTERS,
    ITEMS,
    EQUIPMENT,
    SPELLS,
    DWELLINGS,
    RUINS,
    EVENTS,
    BOARDS,
    CHARACTERS,
    CAMPAIGNS,
    RULESETS,
    KEYWORDS,
    CARDS,
    DECKS,
    PATCHES,
    LANG;

    private final String folder = name().toLowerCase(Locale.ROOT);
    private final String singular = folder.replaceFirst("(?<=ch|us)es$|s$", "");

    public String folder() {
        return folder;
    }

    /** What one of its entries is called: a monster, a status. */
    public String singular() {
        return singular;
    }

    /** Whether its documents have ids and can be referred to, inherited from and patched. */
    public boolean hasEntries() {
        return this != PATCHES && this != LANG;
    }

    /** Whether its documents add words to the effect language: numbers, zones, stages. */
    boolean declaresWords() {
        return this == RULESETS || this == CAMPAIGNS;
    }

    public static Optional<Kind> ofFolder(String folder) {
        return Arrays.stream(values())
                .filter(kind -> kind.folder.equals(folder))
                .findFirst();
    }

    static List<String> folders() {
        return Arrays.stream(values()).map(Kind::folder).toList();
    }
}
