package soulwright.tools.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import soulwright.content.Catalog;
import soulwright.content.piece.Board;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.game.Game;
import soulwright.pack.PackFinder;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;
import soulwright.quest.QuestSetup;
import soulwright.quest.QuestSetup.Seat;
import soulwright.quest.Quests;

/** The board game that ships, on its boards. */
@State(Scope.Benchmark)
public class ShippedQuests {
    private static final String PACK = "soul-master";

    @Param("content")
    public String content = "content";

    private Catalog catalog = new Catalog(Map.of());
    private List<Seat> seats = List.of();
    private String life = "";
    private Optional<Quests> quests = Optional.empty();

    @Setup
    public void open() throws IOException {
        PackFinder finder = new PackFinder(Path.of(""), List.of(Path.of(content)));
        Workspace workspace = Workspace.open(finder.withNamed(List.of(finder.find(PACK))), Toolkit.standard());
        catalog = workspace.load().catalog();
        QuestRuleset ruleset = (QuestRuleset) catalog.get(Ruleset.KIND.id(PACK + ":" + PACK));
        life = ruleset.life().orElse("");
        quests = Optional.of(Quests.of(catalog, ruleset));
        seats = Collections.nCopies(ruleset.seats(), new Seat("Computer", Optional.empty(), false));
    }

    Catalog catalog() {
        return catalog;
    }

    /** The attribute that wounds use up. */
    String life() {
        return life;
    }

    /** Starts a game on the first board of so many lands a side. */
    Game start(int size, long seed) {
        Board board = catalog.all(Board.KIND).stream()
                .filter(one -> one.size() == size)
                .findFirst()
                .orElseThrow();
        return quests.orElseThrow().start(new QuestSetup(board.id(), seats, seed));
    }
}
