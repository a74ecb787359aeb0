package soulwright.game.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.game.Game;
import soulwright.game.contract.GameContract;

/** How a game is tested: the contract first, which finds most mistakes; then its own rules, in words. */
class LanternsTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void keepsTheContractOfGames(int players) {
        Lanterns night = new Lanterns(players);
        GameContract.of(night::start, new LanternsSwap(night)).check();
    }

    private final Game game = new Lanterns(3).start(1);

    private void choose(String key) {
        game.choose(game.decision().find(key).orElseThrow(() -> new AssertionError("not offered: " + key)));
    }

    private void bidAll() {
        for (int player = 0; player < 3; player++) {
            game.choose(game.decision().size() - 1);
        }
    }

    @Test
    void theHighestFlaskWinsTheLight() {
        List<String> heard = new ArrayList<>();
        game.listen(happening -> heard.add(happening.wordsFor(0)));
        heard.clear();
        bidAll();
        int winner = game.decision().player();
        assertThat(heard).containsExactly("Player " + (winner + 1) + " wins the light.");
        assertThat(game.view(0).facts()).contains("burnt: 8 11 12", "player 1: score 2, holds 4 7 10");
    }

    @Test
    void onlyTheWinnerSeesTheHandThatHeShinesInto() {
        bidAll();
        int winner = game.decision().player();
        choose("uncover");
        int seen = game.decision().key(0).endsWith("1") ? 0 : 1;
        int third = 3 - winner - seen;
        choose("shine player-" + (seen + 1));
        assertThat(game.view(winner).facts().get(3 + seen)).doesNotContain("flasks");
        assertThat(game.view(third).facts().get(3 + seen)).contains("holds 3 flasks");
    }

    @Test
    void afterFourRoundsTheMostLightWins() {
        while (!game.over()) {
            game.choose(0);
        }
        assertThat(game.view(0).facts())
                .contains("round 4, light 1", "player 1: score 11, holds ", "player 2: score 0, holds 0 flasks");
        assertThat(game.outcome().places()).containsExactly(1, 2, 2);
    }
}
