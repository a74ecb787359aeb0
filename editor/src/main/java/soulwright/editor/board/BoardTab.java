package soulwright.editor.board;

import java.awt.Cursor;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.board.drawing.Cell;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.Stroke;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Paragraph;
import soulwright.editor.widget.SquareIcon;
import soulwright.editor.widget.Tab;
import soulwright.yaml.EditResult;
import soulwright.yaml.Refused;

/** The board editor. */
final class BoardTab implements Tab, BoardCanvas.Listener {
    private final Desk desk;
    private final OpenBoard board;
    private final Easel easel = new Easel();
    private final BoardCanvas canvas;
    private final BoardCommands commands;
    private final FairnessPanel fairness;
    private final Palette palette;
    private final BoardBar bar;
    private final PropertiesPanel properties;
    private final JLabel status = new JLabel(" ");
    private final Paragraph notice = new Paragraph("", "Soulwright.warning");
    private final BoardScreen screen;
    private final Runnable looks = this::rescale;
    private final Runnable closed;

    /** @param closed is called when it was closed */
    BoardTab(Desk desk, EntryName name, Runnable closed) {
        this.desk = desk;
        this.closed = closed;
        board = new OpenBoard(desk.project(), name);
        usualPaint();
        canvas = new BoardCanvas(board, easel, desk::gallery, this);
        commands = new BoardCommands(desk, board, canvas);
        fairness = new FairnessPanel(easel);
        palette = new Palette(board, easel, canvas, desk::gallery);
        properties = new PropertiesPanel(
                board,
                desk::gallery,
                desk.project()::seal,
                why -> desk.refused("Not changed", why),
                commands.ofBoard());
        notice.setName("notice");
        status.setName("status");
        bar = new BoardBar(easel, canvas, commands.play());
        screen = new BoardScreen(new BoardScreen.Parts(
                bar,
                canvas,
                palette,
                properties.scrolling(),
                fairness.scrolling(),
                new OverlayBar(easel, canvas, commands.fit()),
                notice,
                status));
        new CanvasKeys(canvas, easel).bind();
        board.addListener(this::refresh);
        easel.addListener(this::refreshDrawing);
        desk.look().addListener(looks);
        refresh();
    }

    private void usualPaint() {
        new Swatches(board.world())
                .of(easel.layer(), OptionalInt.empty()).stream()
                        .findFirst()
                        .ifPresent(swatch -> easel.paint(swatch.paint()));
    }

    // ---- following

    /** The board is another. */
    private void refresh() {
        palette.refresh();
        properties.refresh();
        commands.refresh();
        tell();
        refreshDrawing();
    }

    /** What is at hand is another. */
    private void refreshDrawing() {
        canvas.setCursor(
                Cursor.getPredefinedCursor(easel.tool().isPresent() ? Cursor.CROSSHAIR_CURSOR : Cursor.HAND_CURSOR));
        canvas.refresh();
        looked();
    }

    private void rescale() {
        palette.rescale();
        bar.rescale();
        refresh();
    }

    /** Says why it cannot be drawn on. */
    private void tell() {
        Optional<String> why = board.isGone()
                ? Optional.of("This board is no longer there. Redo, or undo what deleted it, brings it back.")
                : !board.isReadable()
                        ? Optional.of("The text of this board has a mistake in it; mend that to go on drawing.")
                        : board.isReadOnly()
                                ? Optional.of("This pack is an archive. Unpack it to change its boards.")
                                : Optional.empty();
        notice.setVisible(why.isPresent());
        notice.setText(why.orElse(""));
    }

    @Override
    public void looked() {
        fairness.show(canvas.shown(), board.world());
        Cell cell = canvas.looked();
        String words = new LandWords(canvas.shown(), board.world()).of(cell);
        List<Diagnostic> found = board.findings().atLands().getOrDefault(cell, List.of());
        List<Diagnostic> said =
                found.isEmpty() && words.isEmpty() ? board.findings().ofBoard() : found;
        status.setText(
                said.isEmpty()
                        ? (words.isEmpty() ? " " : words)
                        : words + "  " + said.get(0).message());
        status.setIcon(said.isEmpty() ? null : Icons.of(said.get(0).severity()));
    }

    @Override
    public void drawn(Stroke stroke) {
        Drawing before = board.drawing();
        Drawing after = stroke.on(before, board.world(), board.letters());
        Optional<String> why = stroke.whyNot(before, board.world());
        if (why.isPresent()) {
            desk.say(why.get());
        } else if (!after.equals(before)) {
            EditResult result = board.draw("Paint " + stroke.paint().title(board.world()), after);
            if (result instanceof Refused refused) {
                desk.refused("Not painted", refused);
            }
        }
    }

    // ---- as a tab

    @Override
    public Object key() {
        return new Key(board.name());
    }

    private record Key(EntryName board) {}

    @Override
    public String title() {
        return board.entry().map(EntryOutline::title).orElse(board.name().local());
    }

    @Override
    public String tooltip() {
        return file().map(FileId::path).orElse(title());
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(
                SquareIcon.of(desk.gallery().emblem("boards", board.name().id()), 16));
    }

    @Override
    public JComponent component() {
        return screen;
    }

    @Override
    public JComponent firstFocus() {
        return canvas;
    }

    @Override
    public List<Command> commands() {
        return commands.all();
    }

    @Override
    public Optional<FileId> file() {
        return board.entry().map(EntryOutline::file);
    }

    @Override
    public void closed() {
        board.close();
        desk.look().removeListener(looks);
        closed.run();
    }
}
