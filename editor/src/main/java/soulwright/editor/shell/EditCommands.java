package soulwright.editor.shell;

import java.util.List;
import java.util.Optional;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Tab;

/** What is done with edits, and how things are found. */
final class EditCommands {
    final Command undo;
    final Command redo;
    final Command findEntry;
    final Command findCommand;

    EditCommands(StudioActs acts) {
        Project project = acts.project();
        undo = Command.of("Undo", () -> project.undo().ifPresent(edit -> acts.say(told("Undone", edit, acts.front()))))
                .saying("Takes the last edit back")
                .on("ctrl Z")
                .with(Icons.of("undo"))
                .when(() -> project.undoName().isPresent() && edits(acts));
        redo = Command.of(
                        "Redo",
                        () -> project.redo().ifPresent(edit -> acts.say(told("Done again", edit, acts.front()))))
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

    /** There is one history for all tabs, so what happened in files of others is said with its file. */
    static String told(String what, Edit edit, Optional<Tab> front) {
        List<FileId> files = edit.changes().stream().map(Change::file).toList();
        boolean seen = front.filter(tab -> files.stream().anyMatch(tab::edits)).isPresent();
        String words = what + ": " + edit.name();
        return seen
                ? words
                : words + ", in " + (files.size() == 1 ? files.get(0).path() : files.size() + " files");
    }

    private static boolean edits(StudioActs acts) {
        return acts.front().filter(tab -> !tab.edits()).isEmpty();
    }

    List<Command> all() {
        return List.of(undo, redo, findEntry, findCommand);
    }
}
