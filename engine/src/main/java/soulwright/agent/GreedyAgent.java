package soulwright.agent;

import soulwright.game.Decision;
import soulwright.game.Rng;
import soulwright.game.View;

/**
 * Takes what the pack's author would like best at the moment, by {@link Decision#preference}; the dice choose among equals.
 *
 * @param mistakes decisions in a hundred that are made at random, from 0 to 100, where the game itself does not say how many
 */
public record GreedyAgent(int mistakes) implements Agent {
    public GreedyAgent {
        if (mistakes < 0 || mistakes > 100) {
            throw new IllegalArgumentException("mistakes are from 0 to 100 in a hundred, not " + mistakes);
        }
    }

    @Override
    public int choose(View view, Rng rng) {
        Decision decision = view.decision().orElseThrow();
        return rng.percent(view.mistakes().orElse(mistakes)) ? rng.below(decision.size()) : best(decision, rng);
    }

    private static int best(Decision decision, Rng rng) {
        int best = 0;
        if (decision.size() == 1) {
            return best;
        }
        long[] preferences = decision.preferences();
        long most = preferences[0];
        int equals = 1;
        for (int option = 1; option < preferences.length; option++) {
            long preference = preferences[option];
            if (preference > most) {
                most = preference;
                best = option;
                equals = 1;
            } else if (preference == most && rng.below(++equals) == 0) {
                best = option;
            }
        }
        return best;
    }
}
