package soulwright.editor.shell;

import java.awt.Window;
import java.util.List;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Icons;

/** The list of commands. */
public final class CommandsShot extends DialogShot {
    public CommandsShot() {
        super("commands");
    }

    @Override
    void open(Window window, Desk desk) {
        CommandPalette.show(
                window,
                List.of(
                        Command.of("New game…", desk::newGame).on("ctrl N").with(Icons.of("play")),
                        Command.of("Home", desk::home).on("alt HOME").with(Icons.of("home")),
                        Command.of("Zoom in", desk.look()::zoomIn).on("ctrl EQUALS")));
    }
}
