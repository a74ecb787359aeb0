package soulwright.editor.board;

import java.awt.Point;
import java.util.ArrayList;
import java.util.List;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.Project;
import soulwright.editor.document.ProjectListener;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Icons;
import soulwright.pack.Load;
import soulwright.yaml.EditResult;
import soulwright.yaml.Refused;

/** What can be done with a board as a whole. */
final class BoardCommands {
    private static final double STEP = 1.25;

    private final Desk desk;
    private final OpenBoard board;
    private final BoardCanvas canvas;
    private final Command play;
    private final Command resize;
    private final Command export;
    private final Command create;
    private final Command text;
    private final Command fit;
    private final List<Command> view;

    BoardCommands(Desk desk, OpenBoard board, BoardCanvas canvas) {
        this.desk = desk;
        this.board = board;
        this.canvas = canvas;
        play = Command.of("Play this board", this::begin)
                .saying("Plays the board as it is now; Escape comes back to it")
                .on("F5")
                .with(Icons.of("play"))
                .when(() -> !board.isGone());
        resize = Command.of("Resize…", this::resize)
                .saying("Makes the board larger or smaller; what fits stays")
                .on("ctrl shift R")
                .with(Icons.of("resize"))
                .when(() -> board.isReadable() && !board.isReadOnly());
        export = Command.of("Export picture…", () -> ExportDialog.ask(canvas, board, this::export))
                .saying("Saves a picture of the board as a PNG file")
                .on("ctrl E")
                .with(Icons.of("picture"));
        create = Command.of("New board…", () -> desk.newBoard(board.pack()))
                .saying("Makes another board in this pack")
                .on("ctrl alt B")
                .with(Icons.of("add"));
        text = Command.of(
                        "Show text",
                        () -> board.entry()
                                .ifPresent(entry ->
                                        desk.openText(entry.file(), entry.tree().place())))
                .saying("Opens the text of the board")
                .on("alt F7")
                .with(Icons.of("file"));
        fit = Command.of("Fit board", canvas::fit)
                .saying("Shows the whole board (0)")
                .on("alt 0")
                .with(Icons.of("fit"));
        view = List.of(
                Command.of("Enlarge board", () -> canvas.zoom(STEP, middle()))
                        .saying("Shows the board larger (plus, or the wheel)")
                        .on("alt EQUALS"),
                Command.of("Reduce board", () -> canvas.zoom(1 / STEP, middle()))
                        .saying("Shows the board smaller (minus, or the wheel)")
                        .on("alt MINUS"),
                fit);
    }

    private Point middle() {
        return new Point(canvas.getWidth() / 2, canvas.getHeight() / 2);
    }

    Command play() {
        return play;
    }

    /** Shows the whole board. */
    Command fit() {
        return fit;
    }

    /** Those beside what the board says of itself. */
    List<Command> ofBoard() {
        return List.of(resize, export, text, create);
    }

    List<Command> all() {
        List<Command> all = new ArrayList<>(List.of(play, resize, export, text, create));
        all.addAll(view);
        return all;
    }

    void refresh() {
        all().forEach(Command::refresh);
    }

    private void export(ExportDialog.Wish wish) {
        BoardPicture picture = new BoardPicture(board.drawing(), board.freshWorld(), board.boss(), desk.gallery());
        desk.workshop()
                .run(
                        "Exporting the board",
                        progress -> picture.write(wish.file(), wish.tile()),
                        file -> desk.say("Saved the picture in " + file));
    }

    private void resize() {
        ResizeDialog.ask(canvas, board).ifPresent(size -> {
            EditResult result = board.draw("Resize board", size.of(board.drawing(), board.world(), board.letters()));
            if (result instanceof Refused refused) {
                desk.refused("Not resized", refused);
            }
            canvas.fit();
        });
    }

    /** Plays what was drawn, as soon as it is checked. */
    private void begin() {
        Project project = desk.project();
        if (project.isChecking()) {
            desk.say("The board is being checked…");
            project.addListener(new ProjectListener() {
                @Override
                public void checked(Load load) {
                    if (!project.isChecking()) {
                        project.removeListener(this);
                        playChecked();
                    }
                }
            });
        } else {
            playChecked();
        }
    }

    private void playChecked() {
        board.error().ifPresentOrElse(this::sayWhyNot, () -> desk.play(board.name()));
    }

    private void sayWhyNot(Diagnostic error) {
        desk.sayWhyNot(
                "Not played",
                error.message() + error.help().map(help -> ": " + help).orElse("") + ".");
    }
}
