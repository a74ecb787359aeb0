package soulwright.editor.shell;

import java.util.List;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Look;
import soulwright.editor.widget.Look.Theme;

/** How everything looks, and what of the window is shown. */
final class ViewCommands {
    final Command light;
    final Command dark;
    final Command zoomIn;
    final Command zoomOut;
    final Command zoomReset;
    final Command library;
    final Command problems;
    final Command nextTab;
    final Command previousTab;

    ViewCommands(StudioActs acts) {
        Look look = acts.look();
        light = Command.of("Light theme", () -> look.theme(Theme.LIGHT))
                .saying("Dark on light")
                .on("ctrl alt L")
                .with(Icons.of("light"))
                .when(() -> look.theme() != Theme.LIGHT);
        dark = Command.of("Dark theme", () -> look.theme(Theme.DARK))
                .saying("Light on dark")
                .on("ctrl alt D")
                .with(Icons.of("dark"))
                .when(() -> look.theme() != Theme.DARK);
        zoomIn = Command.of("Zoom in", look::zoomIn)
                .saying("Makes everything larger")
                .on("ctrl EQUALS")
                .alsoOn("ctrl PLUS", "ctrl ADD", "ctrl shift EQUALS")
                .when(() -> look.zoom() < Look.MOST_ZOOM);
        zoomOut = Command.of("Zoom out", look::zoomOut)
                .saying("Makes everything smaller")
                .on("ctrl MINUS")
                .alsoOn("ctrl SUBTRACT")
                .when(() -> look.zoom() > Look.LEAST_ZOOM);
        zoomReset = Command.of("Usual size", () -> look.zoom(Look.LEAST_ZOOM))
                .saying("Zooms to 100 percent")
                .on("ctrl 0")
                .alsoOn("ctrl NUMPAD0")
                .when(() -> look.zoom() != Look.LEAST_ZOOM);
        library = Command.of("Library", acts::toggleLibrary)
                .saying("Shows or hides the packs and their entries")
                .on("alt 1")
                .with(Icons.of("library"));
        problems = Command.of("Problems", acts::toggleProblems)
                .saying("Shows or hides the list of what is wrong")
                .on("alt 6")
                .with(Icons.of("warning"));
        nextTab = Command.of("Next tab", () -> acts.step(1))
                .saying("Brings the tab on the right to the front")
                .on("ctrl PAGE_DOWN");
        previousTab = Command.of("Previous tab", () -> acts.step(-1))
                .saying("Brings the tab on the left to the front")
                .on("ctrl PAGE_UP");
    }

    List<Command> all() {
        return List.of(light, dark, zoomIn, zoomOut, zoomReset, library, problems, nextTab, previousTab);
    }
}
