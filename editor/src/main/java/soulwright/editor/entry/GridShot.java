package soulwright.editor.entry;

import java.util.function.BooleanSupplier;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;

/** The grid of all monsters, and the form of the first. */
public final class GridShot implements Shot {
    @Override
    public String name() {
        return "grid-monsters";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        KindTab tab = new EntryScreens(desk).kind(desk.project().packs().get(0), Kind.MONSTERS);
        desk.open(tab);
        return () -> tab.form().isPresent();
    }
}
