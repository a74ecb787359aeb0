package soulwright.editor.board;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;

/** The board editor with a board that ships. */
public final class BoardShot implements Shot {
    @Override
    public String name() {
        return "board-editor";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        Optional<EntryOutline> board =
                desk.project().outline().entries(Kind.BOARDS).findFirst();
        board.ifPresent(found -> desk.openEntry(found.name()));
        return () -> board.isPresent() && !desk.project().isChecking();
    }
}
