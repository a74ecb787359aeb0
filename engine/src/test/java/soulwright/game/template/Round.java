package soulwright.game.template;

import java.util.Optional;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Values;

/**
 * One lantern after another. A task is run again and again while it is on top: it does a bit, and notes in its frame where it goes on. It keeps
 * nothing itself, so a game can be copied between any two bits.
 */
record Round(Lanterns night) implements Task {
    private static final int ROUNDS = 4;

    private static final int LIGHT = 0;
    private static final int SHOW = 1;

    /** Tasks are known by number in hashes: each task of a game has its own, the same for ever. */
    @Override
    public int number() {
        return 1;
    }

    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() == SHOW) {
            show(position, frame);
        } else if (night.rounds(position) < ROUNDS) {
            light(position, frame);
        } else {
            night.finish(position);
        }
    }

    /** What is left for `later` is done when this bit is over, the first first; this task goes on when all of it is done. */
    private void light(Position position, Frame frame) {
        int light = 1 + position.rng().below(3);
        night.beginRound(position, light);
        tell(position, "lit", "A lantern of " + light + " is lit.");
        position.top(frame.at(SHOW));
        for (int player = 0; player < night.players(); player++) {
            position.later(new Bid(night), Values.of(player));
        }
    }

    private void show(Position position, Frame frame) {
        int winner = 0;
        for (int player = 1; player < night.players(); player++) {
            winner = night.bid(position, player) > night.bid(position, winner) ? player : winner;
        }
        for (int player = 0; player < night.players(); player++) {
            night.use(position, player);
        }
        // All see what was hidden until now, so nothing from before can be taken back.
        position.show();
        night.gain(position, winner, night.light(position));
        tell(position, "won", "Player " + (winner + 1) + " wins the light.");
        position.top(frame.at(LIGHT));
        position.later(new Shine(night), Values.of(winner));
    }

    private static void tell(Position position, String event, String words) {
        // Words are made only when somebody listens; games between agents have nobody.
        if (position.isHeard()) {
            position.tell(new Happening(event, Happening.EVERYBODY, Optional.empty(), words, ""));
        }
    }
}
