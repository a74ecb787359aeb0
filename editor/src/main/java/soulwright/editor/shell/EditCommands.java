package soulwright.editor.shell;

import java.util.List;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;

/** What is done with edits, and how things are found. */
final class EditCommands {
    final Command undo;
    final Command redo;
    final Command findEntry;
    final Command findCommand;

    EditCommands(StudioActs acts) {
        Project project = acts.project();
        undo = Command.of("Undo", project::undo)
                .saying("Takes the last edit back")
                .on("ctrl Z")
                .with(Icons.of("undo"))
                .when(() -> project.undoName().isPresent() && edits(acts));
        redo = Command.of("Redo", project::redo)
                .saying("Does again what was taken back")
                .on("ctrl shift Z")
                .alsoOn("ctrl Y")
                .with(Icons.of("redo"))
                .when(() -> project.redoName().isPresent() && edits(acts));
        findEntry = Command.of("Find entry", acts::findEntry)
                .saying("Filters the library")
                .on("ctrl P")
                .with(Icons.of("search"));
        findCommand = Command.of("Find command…", acts::findCommand)
                .saying("Lists all that can be done, and finds it by its name")
                .on("ctrl shift P")
                .with(Icons.of("command"));
    }

    private static boolean edits(StudioActs acts) {
        return acts.front().filter(tab -> !tab.edits()).isEmpty();
    }

    List<Command> all() {
        return List.of(undo, redo, findEntry, findCommand);
    }
}
