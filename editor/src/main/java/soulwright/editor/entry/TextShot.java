package soulwright.editor.entry;

import java.util.function.BooleanSupplier;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;

/** The text of a file. */
public final class TextShot implements Shot {
    @Override
    public String name() {
        return "text-statuses";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        desk.project().packs().stream().findFirst().ifPresent(pack -> desk.openText(pack.file("statuses/bad.yaml")));
        return () -> true;
    }
}
