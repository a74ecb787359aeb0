package soulwright.agent;

import soulwright.game.Rng;
import soulwright.game.View;

/** Takes any option, each equally likely. */
public record RandomAgent() implements Agent {
    @Override
    public int choose(View view, Rng rng) {
        return rng.below(view.decision().orElseThrow().size());
    }
}
