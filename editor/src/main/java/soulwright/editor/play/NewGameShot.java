package soulwright.editor.play;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;

/** The screen on which games are begun. */
public final class NewGameShot implements Shot {
    @Override
    public String name() {
        return "new-game";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        Games games = new Games(desk, Path.of(System.getProperty("java.io.tmpdir", ""), "soulwright-pictures"));
        NewGameTab tab = games.newGame();
        desk.open(tab);
        return tab::isReady;
    }
}
