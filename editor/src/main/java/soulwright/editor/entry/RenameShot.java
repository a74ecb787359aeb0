package soulwright.editor.entry;

import java.awt.Window;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.entry.form.Renaming;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.DialogShot;
import soulwright.pack.Kind;

/** Where else an id is said, before it is changed. */
public final class RenameShot extends DialogShot {
    public RenameShot() {
        super("rename");
    }

    @Override
    protected void open(Window window, Desk desk) {
        EntryOutline terrain =
                desk.project().outline().entries(Kind.TERRAINS).findFirst().orElseThrow();
        RenameDialog.ask(window, terrain, new Renaming(desk.project(), terrain), (id, said) -> {});
    }
}
