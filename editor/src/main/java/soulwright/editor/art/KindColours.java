package soulwright.editor.art;

import java.awt.Color;

/** The colours of entries that have none of their own, so that kinds are told apart. */
final class KindColours {
    private static final Color OTHER = new Color(0x6b7280);

    private KindColours() {}

    /** @param kind as in `monsters` */
    static Color of(String kind) {
        return switch (kind) {
            case "monsters" -> new Color(0x6f6780);
            case "items" -> new Color(0xb07d2b);
            case "equipment" -> new Color(0x4f6d8f);
            case "spells" -> new Color(0x7b5aa6);
            case "combat-spell" -> new Color(0x8c4a6b);
            case "statuses" -> new Color(0x5b7a3a);
            case "ruins" -> new Color(0x6d655c);
            case "dwellings" -> new Color(0x9a6b3f);
            case "events" -> new Color(0xa04d6a);
            case "characters" -> new Color(0x44757a);
            default -> OTHER;
        };
    }
}
