package soulwright.editor.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import soulwright.content.piece.Board;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;
import soulwright.quest.QuestChoices;

/** The game that ships, ready to be played. */
final class Shipped {
    private static final Path PACK = Path.of("..", "content", "soul-master");

    private Shipped() {}

    static Playable playable() {
        Workspace workspace = Workspace.open(List.of(new FolderFiles(PACK, "soul-master")), Toolkit.standard());
        return new Playable(workspace.load().catalog(), workspace.fingerprints(), Map.of("soul-master", "soul-master"));
    }

    /** On the smallest board, with people at the first seats. */
    static Plan plan(Playable playable, int people) {
        Plan plan = playable.usual(7).orElseThrow().on(Board.KIND.id("soul-master:first-steps"));
        for (int seat = 0; seat < plan.chairs().size(); seat++) {
            Chair chair = plan.chairs().get(seat);
            String player = seat < people ? QuestChoices.PERSON : "greedy";
            plan = plan.with(seat, new Chair(chair.name(), chair.character(), player));
        }
        return plan;
    }
}
