package soulwright.quest.play;

import java.util.ArrayList;
import java.util.List;
import soulwright.battle.play.Hidden;
import soulwright.battle.play.Pieces;
import soulwright.game.Frame;
import soulwright.game.Position;

/** Draws anew, in a copy, all that one player cannot know: the cards of others that he has not seen, what they have chosen in secret, pairs that lie face down. */
final class Redraw {
    private final QuestGround ground;
    private final int viewer;

    Redraw(QuestGround ground, int viewer) {
        this.ground = ground;
        this.viewer = viewer;
    }

    void redraw(Position position) {
        Hidden hidden = new Hidden(ground.battle(), viewer);
        Pieces pieces = ground.battle().pieces();
        for (int seat = 0; seat < pieces.seats(position); seat++) {
            hidden.redraw(position, pieces.player(position, seat));
        }
        hidden.redrawPlays(position);
        redrawPairs(position, hidden);
    }

    private void redrawPairs(Position position, Hidden hidden) {
        List<Frame> frames = new ArrayList<>();
        boolean found = false;
        for (Frame frame = position.topOrNull(); frame != null; frame = frame.below()) {
            frames.add(frame);
            found |= frame.task() instanceof Concentration;
        }
        Frame below = null;
        for (int i = frames.size() - 1; found && i >= 0; i--) {
            Frame frame = frames.get(i);
            Frame drawn = frame.task() instanceof Concentration pairs ? pairs.redraw(position, frame, hidden) : frame;
            below = new Frame(drawn.task(), drawn.at(), drawn.values(), below);
        }
        if (found) {
            position.top(below);
        }
    }
}
