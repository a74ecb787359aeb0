package soulwright.editor.entry;

import java.util.function.BooleanSupplier;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;

/** The grid of all monsters. */
public final class GridShot implements Shot {
    @Override
    public String name() {
        return "grid-monsters";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        desk.project().packs().stream().findFirst().ifPresent(pack -> desk.openKind(pack, Kind.MONSTERS));
        return () -> true;
    }
}
