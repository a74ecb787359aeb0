package soulwright.game.contract;

import java.util.List;
import java.util.Optional;
import soulwright.game.Game;

/**
 * Where the barrier stays as it was, a decision has taught nobody anything: had all that a player cannot know been otherwise, he would see the
 * same after it.
 */
final class Barriers implements Law {
    @Override
    public void check(Trial trial) {
        trial.walkAtLooks((game, decision) -> {
            int option = trial.options().get(decision);
            Game after = game.copy();
            after.choose(option);
            if (after.barrier() == game.barrier()) {
                String key = game.decision().key(option);
                for (int viewer = 0; viewer < game.players(); viewer++) {
                    checkNothingLearnt(trial, game, after.view(viewer).facts(), key, viewer, decision);
                }
            }
        });
    }

    private static void checkNothingLearnt(Trial trial, Game game, List<String> seen, String key, int viewer, int at) {
        Game other = trial.terms().swap().swapped(game.copy(), viewer, trial.dice(at));
        Optional<Integer> option = other.decision().find(key);
        if (option.isPresent()) {
            other.choose(option.get());
            String broken = "player " + viewer + " learns something that a barrier should follow";
            trial.same(seen, other.view(viewer).facts(), at, broken);
        }
    }
}
