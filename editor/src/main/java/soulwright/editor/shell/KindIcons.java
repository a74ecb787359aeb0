package soulwright.editor.shell;

import soulwright.editor.widget.Icons;
import soulwright.pack.Kind;

/** The drawing of each kind of entry: a kind is found faster by its picture than by its name. */
final class KindIcons {
    private KindIcons() {}

    /** A name for {@link Icons}. */
    static String of(Kind kind) {
        return switch (kind) {
            case TERRAINS -> "layer-terrain";
            case DWELLINGS -> "layer-dwelling";
            case RUINS -> "layer-ruin";
            case BOARDS -> "board";
            case CAMPAIGNS -> "story";
            case CARDS -> "cards";
            case ELEMENTS,
                    STATUSES,
                    MONSTERS,
                    ITEMS,
                    EQUIPMENT,
                    SPELLS,
                    EVENTS,
                    CHARACTERS,
                    RULESETS,
                    KEYWORDS,
                    DECKS,
                    PATCHES,
                    LANG -> "kind-" + kind.folder();
        };
    }
}
