package soulwright.editor.board;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.JComponent;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Offstage;
import soulwright.editor.widget.Tab;
import soulwright.pack.Kind;

/** Makes the screens for boards. One for each window. */
public final class BoardScreens {
    private final Desk desk;
    private final Map<EntryName, BoardTab> open = new HashMap<>();

    /** For the screens of a desk. */
    public BoardScreens(Desk desk) {
        this.desk = desk;
    }

    /**
     * Asks what another board of a pack is to be, and opens it.
     *
     * @param place of the pack
     */
    public void newBoard(JComponent before, String place) {
        desk.project().outline().pack(place).ifPresent(pack -> {
            PackBoards boards = new PackBoards(desk.project(), place, pack.id());
            NewBoardDialog.ask(before, boards, wanted -> boards.add(wanted).ifPresent(desk::openEntry));
        });
    }

    /** What makes the first editor as quick to open as later ones. */
    public Stream<Runnable> warmUp(Offstage place) {
        return desk.project()
                .outline()
                .entries(Kind.BOARDS)
                .limit(1)
                .map(EntryOutline::name)
                .map(name -> () -> warmUp(name, place));
    }

    private void warmUp(EntryName name, Offstage place) {
        BoardTab sample = new BoardTab(desk, name, () -> {});
        place.show(sample.component());
        sample.closed();
    }

    /** The editor of a board. */
    public Tab board(EntryName name) {
        return open.computeIfAbsent(name, wanted -> new BoardTab(desk, wanted, () -> open.remove(wanted)));
    }
}
