package soulwright.editor.shell;

import java.util.function.BooleanSupplier;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;

/** The home screen. */
public final class HomeShot implements Shot {
    @Override
    public String name() {
        return "home";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        desk.home();
        return () -> desk.workshop().jobs().isEmpty();
    }
}
