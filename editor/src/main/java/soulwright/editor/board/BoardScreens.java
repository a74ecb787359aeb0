package soulwright.editor.board;

import java.util.HashMap;
import java.util.Map;
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

    /** The editor of a board. */
    public Tab board(EntryName name) {
        return open.computeIfAbsent(name, wanted -> new BoardTab(desk, wanted, () -> open.remove(wanted)));
    }
}
