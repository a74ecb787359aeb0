package soulwright.editor.entry;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;

/** The form of an entry, one for each kind. */
abstract class FormShot implements Shot {
    private final Kind kind;
    private final String local;

    /** @param local the id of the entry without its pack; empty for the first of the kind */
    FormShot(Kind kind, String local) {
        this.kind = kind;
        this.local = local;
    }

    @Override
    public String name() {
        return "form-" + kind.singular();
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        Optional<EntryName> shown = desk.project()
                .outline()
                .entries(kind)
                .filter(entry -> !entry.isAbstract())
                .map(EntryOutline::name)
                .filter(name -> local.isEmpty() || name.local().equals(local))
                .findFirst();
        shown.ifPresent(desk::openEntry);
        return () -> shown.isPresent() && !desk.project().isChecking();
    }

    public static final class OfElement extends FormShot {
        public OfElement() {
            super(Kind.ELEMENTS, "");
        }
    }

    public static final class OfTerrain extends FormShot {
        public OfTerrain() {
            super(Kind.TERRAINS, "");
        }
    }

    public static final class OfStatus extends FormShot {
        public OfStatus() {
            super(Kind.STATUSES, "");
        }
    }

    public static final class OfMonster extends FormShot {
        public OfMonster() {
            super(Kind.MONSTERS, "mud-crab");
        }
    }

    public static final class OfItem extends FormShot {
        public OfItem() {
            super(Kind.ITEMS, "");
        }
    }

    public static final class OfEquipment extends FormShot {
        public OfEquipment() {
            super(Kind.EQUIPMENT, "");
        }
    }

    public static final class OfSpell extends FormShot {
        public OfSpell() {
            super(Kind.SPELLS, "");
        }
    }

    public static final class OfDwelling extends FormShot {
        public OfDwelling() {
            super(Kind.DWELLINGS, "village");
        }
    }

    public static final class OfRuin extends FormShot {
        public OfRuin() {
            super(Kind.RUINS, "");
        }
    }

    public static final class OfEvent extends FormShot {
        public OfEvent() {
            super(Kind.EVENTS, "");
        }
    }

    public static final class OfCharacter extends FormShot {
        public OfCharacter() {
            super(Kind.CHARACTERS, "");
        }
    }

    public static final class OfKeyword extends FormShot {
        public OfKeyword() {
            super(Kind.KEYWORDS, "");
        }
    }

    public static final class OfRuleset extends FormShot {
        public OfRuleset() {
            super(Kind.RULESETS, "");
        }
    }
}
