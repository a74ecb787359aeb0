package soulwright.editor.board;

import java.util.HashMap;
import java.util.Map;
import javax.swing.JComponent;
import soulwright.editor.document.EntryName;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Tab;

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

    /** The editor of a board. */
    public Tab board(EntryName name) {
        return open.computeIfAbsent(name, wanted -> new BoardTab(desk, wanted, () -> open.remove(wanted)));
    }
}
