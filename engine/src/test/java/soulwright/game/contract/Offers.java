package soulwright.game.contract;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import soulwright.game.Decision;
import soulwright.game.Game;
import soulwright.game.Outcome;

/** Options have keys of their own, by which they are found; what is refused is not offered; asking, and choosing wrongly, changes nothing. */
final class Offers implements Law {
    @Override
    public void check(Trial trial) {
        trial.walk((game, decision) -> {
            trial.same(decision, game.decisions(), decision, "decisions are miscounted");
            checkDecision(trial, game, decision);
            trial.same(trial.hashes().get(decision), game.hash(), decision, "asking changes the game");
            checkWrongUse(trial, game, decision);
        });
        checkEnd(trial);
    }

    private static void checkDecision(Trial trial, Game game, int at) {
        Decision decision = game.decision();
        List<String> keys = Trial.keys(decision);
        trial.holds(decision.player() >= 0 && decision.player() < game.players(), at, "nobody decides");
        trial.holds(!decision.kind().isBlank() && !decision.question().isBlank(), at, "it does not say what is asked");
        trial.holds(new HashSet<>(keys).size() == keys.size(), at, "two options have one key: " + keys);
        trial.same(keys, Trial.keys(game.copy().decision()), at, "a copy offers other options");
        for (int option = 0; option < keys.size(); option++) {
            trial.holds(!keys.get(option).isBlank(), at, "option " + option + " has no key");
            trial.holds(!decision.words(option).isBlank(), at, "\"" + keys.get(option) + "\" has no words");
            trial.same(Optional.of(option), decision.find(keys.get(option)), at, "a key does not find its option");
            decision.topic(option);
            decision.preference(option);
        }
        decision.refused().forEach(refusal -> {
            trial.holds(!keys.contains(refusal.key()), at, "\"" + refusal.key() + "\" is refused, and offered");
            trial.holds(!refusal.words().isBlank(), at, "\"" + refusal.key() + "\" is refused without words");
            trial.holds(!refusal.reason().isBlank(), at, "\"" + refusal.key() + "\" is refused without a reason");
        });
    }

    private static void checkWrongUse(Trial trial, Game game, int at) {
        for (int option : new int[] {-1, game.decision().size()}) {
            String broken = "option " + option + " is not refused";
            trial.refuses(IndexOutOfBoundsException.class, () -> game.choose(option), at, broken);
            trial.same(trial.hashes().get(at), game.hash(), at, "refusing option " + option + " changes the game");
        }
        trial.refuses(IllegalStateException.class, game::outcome, at, "a game that goes on has an outcome");
    }

    private static void checkEnd(Trial trial) {
        Game game = trial.start();
        trial.playOn(game, 0);
        int end = trial.length();
        trial.refuses(IllegalStateException.class, game::decision, end, "a game that is over waits for a decision");
        trial.refuses(IndexOutOfBoundsException.class, () -> game.choose(0), end, "a game that is over goes on");
        trial.same(trial.lastHash(), game.hash(), end, "a game that is over changes");
        Outcome outcome = game.outcome();
        trial.holds(outcome.how() != Outcome.How.FAULTY, end, "the game ends by a fault: " + outcome.words());
        trial.same(game.players(), outcome.places().size(), end, "the outcome has not a place for each player");
        trial.holds(outcome.places().contains(1), end, "nobody is first: " + outcome.places());
    }
}
