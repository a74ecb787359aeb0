package soulwright.game.contract;

import java.util.List;
import java.util.Optional;
import soulwright.game.Game;
import soulwright.game.View;

/** A view says whose turn it is, offers its viewer what the game offers him and nobody else anything, and is the same for a copy. */
final class Views implements Law {
    @Override
    public void check(Trial trial) {
        trial.walkAtLooks((game, decision) -> {
            for (int viewer = 0; viewer < game.players(); viewer++) {
                checkView(trial, game, viewer, decision);
            }
            trial.same(trial.hashes().get(decision), game.hash(), decision, "looking changes the game");
        });
        Game over = trial.start();
        trial.playOn(over, 0);
        View view = over.view(0);
        trial.same(Optional.empty(), view.waitingFor(), trial.length(), "a view waits when the game is over");
        trial.holds(view.decision().isEmpty(), trial.length(), "a view has a decision when the game is over");
    }

    private static void checkView(Trial trial, Game game, int viewer, int at) {
        View view = game.view(viewer);
        View again = game.copy().view(viewer);
        int player = game.decision().player();
        trial.same(viewer, view.viewer(), at, "a view is another player's");
        trial.same(Optional.of(player), view.waitingFor(), at, "a view waits for another player");
        trial.same(view.facts(), view.facts(), at, "a view says something else when it is asked again");
        trial.same(view.facts(), again.facts(), at, "a view of a copy says something else");
        trial.same(view.judge(), again.judge(), at, "a view of a copy judges otherwise");
        Optional<List<String>> expected =
                player == viewer ? Optional.of(Trial.keys(game.decision())) : Optional.empty();
        trial.same(expected, view.decision().map(Trial::keys), at, "a view offers other options than the game");
    }
}
