package soulwright.editor.entry;

import java.util.function.BooleanSupplier;
import soulwright.editor.document.EntryName;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;

/** The form of a monster. */
public final class MonsterFormShot implements Shot {
    @Override
    public String name() {
        return "form-monster";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        desk.openEntry(new EntryName(Kind.MONSTERS, "soul-master:mud-crab"));
        return () -> true;
    }
}
