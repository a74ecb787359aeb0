package soulwright.editor.entry;

import java.util.function.BooleanSupplier;
import soulwright.editor.document.EntryName;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;

/** The form of a dwelling, with services of many parts. */
public final class DwellingFormShot implements Shot {
    @Override
    public String name() {
        return "form-dwelling";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        desk.openEntry(new EntryName(Kind.DWELLINGS, "soul-master:village"));
        return () -> true;
    }
}
