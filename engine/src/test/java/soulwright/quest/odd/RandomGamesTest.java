package soulwright.quest.odd;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.quest.play.QuestLaws;

/**
 * Random games of the shipped pack and of packs that nobody would write end, or go on, without an exception, a hang or a fault, and in every
 * state what must hold does. `-Dgames=10000` plays so many instead of a few.
 */
class RandomGamesTest {
    private static final int GAMES = Integer.getInteger("games", 80);
    private static final int GAMES_OF_A_PACK = 5;
    private static final int MOST = GAMES > 1000 ? 5_000 : 500;

    @TempDir
    Path folder;

    @Test
    void gamesOfTheShippedPack() {
        RandomGames games = new RandomGames(Shipped.alone());
        QuestLaws laws = new QuestLaws(games.catalog(), games.rules());
        for (long seed = 1; seed <= GAMES / 4; seed++) {
            games.play(seed, MOST, laws(laws).andThen(laws::checkBattleOver));
        }
    }

    @Test
    void gamesOfOddPacks() {
        for (int pack = 0; pack < GAMES * 3 / 4 / GAMES_OF_A_PACK; pack++) {
            Oddity odd = pack < Oddity.NAMED.size() ? Oddity.NAMED.get(pack) : Oddity.random(new Rng(pack));
            RandomGames games = new RandomGames(OddPack.catalog(odd, pack, folder.resolve("pack-" + pack)));
            QuestLaws laws = new QuestLaws(games.catalog(), games.rules());
            for (long seed = 1; seed <= GAMES_OF_A_PACK; seed++) {
                try {
                    games.play(seed, MOST, laws(laws));
                } catch (AssertionError failed) {
                    throw new AssertionError("pack %d, %s".formatted(pack, odd), failed);
                }
            }
        }
    }

    /** Rules are shared by all games, and none of them may notice another. */
    @Test
    void theSameGamesOnOneThreadAndOnSeveral() {
        RandomGames games = new RandomGames(Shipped.alone());
        List<Long> one = LongStream.rangeClosed(1, 6)
                .map(seed -> games.play(seed, 300).hash())
                .boxed()
                .toList();
        List<CompletableFuture<Long>> two = LongStream.rangeClosed(1, 6)
                .mapToObj(seed -> CompletableFuture.supplyAsync(
                        () -> games.play(seed, 300).hash(), task -> new Thread(task).start()))
                .toList();
        assertThat(two).extracting(CompletableFuture::join).isEqualTo(one);
    }

    private static Consumer<TableGame> laws(QuestLaws laws) {
        return game -> {
            laws.check(game);
            laws.checkMagic(game);
        };
    }
}
