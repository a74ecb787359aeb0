package soulwright.story.play;

import java.util.List;
import soulwright.game.Frame;
import soulwright.game.Game;
import soulwright.game.Host;
import soulwright.game.Position;
import soulwright.quest.BoutSetup;

/** A battle between two card stocks: first each player packs, then they fight. */
final class VersusTask implements Host {
    private static final int FIGHT = BoutSetup.SEATS;

    private final VersusGround ground;

    VersusTask(VersusGround ground) {
        this.ground = ground;
    }

    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() == FIGHT) {
            BoutSetup setup = new BoutSetup(
                    ground.setup().kind(),
                    List.of(seat(position, 0), seat(position, 1)),
                    position.rng().next());
            position.play(ground.cupboard().quests().start(setup), 0, 1);
            return;
        }
        int seat = frame.at();
        position.top(frame.at(seat + 1));
        ground.pack(seat).begin(position, ground.setup().seats().get(seat).carried());
    }

    private BoutSetup.Seat seat(Position position, int seat) {
        return new BoutSetup.Seat(
                ground.setup().seats().get(seat).who(), ground.cupboard().bags().get(position, ground.deck(seat)));
    }

    @Override
    public void over(Position position, Frame frame, Game inner) {
        position.end(inner.outcome());
    }

    @Override
    public int number() {
        return "versus".hashCode();
    }
}
