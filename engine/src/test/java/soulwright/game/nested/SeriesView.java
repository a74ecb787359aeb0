package soulwright.game.nested;

import java.util.ArrayList;
import java.util.List;
import soulwright.game.Game;
import soulwright.game.Onlooker;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.game.View;

/** What one player may know: how often each has won, and of the night that goes on what he sees of it if he sits at it. */
record SeriesView(Series series, TableGame game, int viewer) implements Onlooker {
    @Override
    public Game imagine(Rng rng) {
        return game.inner().isPresent()
                ? game.imagineWithin(viewer, rng, position -> {})
                : game.imagine(rng, position -> {});
    }

    @Override
    public long judge() {
        return 100L * series.wins(game.position(), viewer)
                + game.within(viewer).map(View::judge).orElse(0L);
    }

    @Override
    public List<String> facts() {
        List<String> facts = new ArrayList<>();
        for (int player = 0; player < Series.PLAYERS; player++) {
            facts.add("player %d: %d nights".formatted(player + 1, series.wins(game.position(), player)));
        }
        game.within(viewer).ifPresent(view -> facts.addAll(view.facts()));
        return facts;
    }
}
