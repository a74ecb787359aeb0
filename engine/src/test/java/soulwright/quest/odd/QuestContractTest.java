package soulwright.quest.odd;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.game.contract.GameContract;
import soulwright.quest.play.QuestSwap;

/** Quests keep the contract of games: they save, undo and replay, and nobody sees, is offered or imagines what he cannot know. */
class QuestContractTest {
    @TempDir
    Path folder;

    private static void check(RandomGames games, int number) {
        GameContract.of(games::start, new QuestSwap(games.catalog(), games.rules()))
                .games(number)
                .looks(15)
                .check();
    }

    @Test
    void gamesOfTheShippedPack() {
        check(new RandomGames(Shipped.brief(folder)), 1);
    }

    @Test
    void gamesOfOddPacks() {
        for (int pack = 3; pack < Oddity.NAMED.size(); pack++) {
            check(
                    new RandomGames(
                            OddPack.catalog(Oddity.NAMED.get(pack).brief(), pack, folder.resolve("pack-" + pack))),
                    1);
        }
    }
}
