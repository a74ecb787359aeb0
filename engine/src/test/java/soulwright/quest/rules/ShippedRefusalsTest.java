package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.content.Catalog;
import soulwright.content.piece.Board;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.game.Decision;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;
import soulwright.quest.QuestSetup;
import soulwright.quest.Quests;

/** The pack that ships: whatever it refuses while it is played, it refuses in words. */
class ShippedRefusalsTest {
    private static final int GAMES = 6;
    private static final int DECISIONS = 1500;

    @Test
    @DisplayName("SM-CMD-1, SM-DWL-3: no command and no service is refused with a formula")
    void refusalsAreSentences() {
        Catalog catalog = Workspace.open(
                        List.of(new FolderFiles(Path.of("..", "content", "soul-master"), "soul-master")),
                        Toolkit.standard())
                .load()
                .catalog();
        Quests quests =
                Quests.of(catalog, (QuestRuleset) catalog.all(Ruleset.KIND).get(0));
        List<QuestSetup.Seat> seats = IntStream.rangeClosed(1, 4)
                .mapToObj(seat -> new QuestSetup.Seat("P" + seat, Optional.empty(), false))
                .toList();
        List<Board> boards = catalog.all(Board.KIND);
        Set<String> reasons = new TreeSet<>();
        for (int game = 0; game < GAMES; game++) {
            QuestSetup setup = new QuestSetup(boards.get(game).id(), seats, game);
            collect(quests.start(setup), new Rng(game), reasons);
        }
        assertThat(reasons).hasSizeGreaterThan(15).allMatch(reason -> reason.matches("[a-z][a-z, :'0-9]*"));
    }

    private static void collect(TableGame game, Rng rng, Set<String> reasons) {
        for (int i = 0; i < DECISIONS && !game.over(); i++) {
            Decision decision = game.decision();
            decision.refused().forEach(refusal -> reasons.add(refusal.reason()));
            game.choose(rng.below(decision.size()));
        }
    }
}
