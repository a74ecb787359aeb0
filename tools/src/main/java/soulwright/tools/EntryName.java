package soulwright.tools;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import soulwright.diagnostic.Wording;

/**
 * What a person calls a new thing, as an id and as a name: "Elder Siren" and "elder-siren" both are {@code elder-siren}, named Elder Siren.
 */
record EntryName(String id, String title) {
    /** @throws WrongUse if no letter or digit is left that an id may have */
    static EntryName of(String words) {
        String id = words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^[-0-9]+|-+$", "");
        if (id.isEmpty()) {
            throw new WrongUse("\"" + words + "\" gives no id; use letters from a to z");
        }
        return new EntryName(id, words.equals(id) ? titled(id) : words.strip());
    }

    private static String titled(String id) {
        return Arrays.stream(id.split("-")).map(Wording::capital).collect(Collectors.joining(" "));
    }
}
