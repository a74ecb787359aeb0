package soulwright.game.nested;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import soulwright.game.Game;
import soulwright.game.Happening;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.game.View;
import soulwright.game.contract.GameContract;
import soulwright.game.template.LanternsSwap;

/** A game may hold another, whose decisions, chances and secrets are then its own. */
class SeriesTest {
    private final Series series = new Series();

    @Test
    void keepsTheContractOfGames() {
        LanternsSwap within = new LanternsSwap(series.lanterns());
        GameContract.of(series::start, (game, viewer, rng) -> swapped((TableGame) game, within, viewer, rng))
                .games(8)
                .looks(20)
                .check();
    }

    /** Within a night that is going on, what is hidden there is swapped; between nights nothing is hidden but the dice. */
    private static Game swapped(TableGame game, LanternsSwap within, int viewer, Rng rng) {
        if (game.inner().isEmpty()) {
            return game.imagine(rng, position -> {});
        }
        int seat = game.within(viewer).map(View::viewer).orElse(0);
        game.inner().ifPresent(inner -> within.swap(((TableGame) inner).position(), seat, rng));
        return game;
    }

    @Test
    void theDecisionsOfTheGameWithinAreThoseOfItsPlayersOutside() {
        TableGame game = series.start(5);
        Set<Integer> asked = new HashSet<>();
        while (!game.over()) {
            if (game.inner().isPresent()) {
                asked.add(game.decision().player());
                assertThat(game.within(game.decision().player())).isPresent();
            }
            boolean between = game.decision().kind().equals("sit-out");
            game.choose(between ? 0 : game.decision().size() - 1);
        }
        assertThat(asked).containsExactly(0, 1, 2);
    }

    @Test
    void whoSitsOutSeesNothingOfIt() {
        TableGame game = series.start(5);
        assertThat(game.view(2).facts()).hasSize(Series.PLAYERS);
        assertThat(game.view(1).facts()).hasSizeGreaterThan(Series.PLAYERS);
        assertThat(game.view(2).decision()).isEmpty();
    }

    @Test
    void whoSitsOutHearsNothingOfIt() {
        TableGame game = series.start(5);
        List<Happening> heard = new ArrayList<>();
        game.listen(heard::add);

        assertThat(heard.get(0).wordsFor(0)).isEqualTo(heard.get(0).wordsFor(1)).isNotEmpty();
        assertThat(heard.get(0).wordsFor(2)).isEmpty();
        assertThat(heard.get(0).wordsForAll()).isEmpty();
    }

    @Test
    void whatHappensWithinIsHeardOutsideByThoseWhoMayKnow() {
        TableGame game = series.start(5);
        List<Happening> heard = new ArrayList<>();
        game.listen(heard::add);
        assertThat(heard).extracting(Happening::words).containsExactly("A lantern of 2 is lit.");
        heard.clear();
        Game copy = game.copy();
        copy.choose(0);
        assertThat(heard).isEmpty();
        while (heard.isEmpty()) {
            game.choose(0);
        }
        assertThat(heard.get(0).words()).contains("wins the light");
    }

    @Test
    void aCopyPlaysOnByItself() {
        TableGame game = series.start(5);
        game.choose(0);
        long before = game.hash();
        Game copy = game.copy();
        while (!copy.over()) {
            copy.choose(0);
        }
        assertThat(game.hash()).isEqualTo(before);
        assertThatThrownBy(() -> game.choose(99)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(game.hash()).isEqualTo(before);
    }
}
