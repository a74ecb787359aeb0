package soulwright.editor.shell;

import java.util.List;
import java.util.function.BooleanSupplier;
import soulwright.editor.shell.HomeTab.Offer;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Shot;

/** The home screen after a crash: what was not saved can be had back, and a game gone on with. */
public final class RecoveryShot implements Shot {
    @Override
    public String name() {
        return "home-recovery";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        Command play = Command.of("New game", desk::newGame)
                .saying("Choose a board and who plays")
                .with(Icons.of("play"));
        HomeTab home = new HomeTab(List.of(play), () -> {});
        home.lost(List.of(new Offer(
                "recover",
                "2 files changed when the Studio ended",
                "monsters/water-basic.yaml, terrains/terrains.yaml",
                List.of(Command.of("Restore", () -> {}), Command.of("Discard", () -> {})))));
        home.games(List.of(new Offer(
                "play",
                "Under the Hill: Tamsin",
                "Day 4, Morning, Tamsin's turn · Nov 30, 2026, 4:05 PM",
                List.of(Command.of("Continue", () -> {})))));
        desk.open(home);
        return () -> true;
    }
}
