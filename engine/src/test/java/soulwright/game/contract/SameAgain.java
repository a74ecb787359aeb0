package soulwright.game.contract;

/** The same seed and decisions give the same game, also when somebody listens. */
final class SameAgain implements Law {
    @Override
    public void check(Trial trial) {
        trial.walk((game, decision) -> {
            trial.same(trial.hashes().get(decision), game.hash(), decision, "the same decisions give another game");
            if (decision == 0) {
                game.listen(happening -> {});
            }
        });
    }
}
