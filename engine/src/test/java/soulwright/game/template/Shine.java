package soulwright.game.template;

import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;

/** The winner keeps the lantern covered, or uncovers it. Uncovering changes nothing yet, so it can be taken back until somebody was chosen. */
record Shine(Lanterns night) implements Question {
    private static final long COVER = 0;
    private static final long UNCOVER = 1;

    @Override
    public int number() {
        return 3;
    }

    @Override
    public void run(Position position, Frame frame) {
        position.ask((int) frame.values().get(0));
        position.offer(COVER);
        if (Whom.canSeeAny(night, position, (int) frame.values().get(0))) {
            position.offer(UNCOVER);
        }
    }

    /** A question that leads to another puts it in its own place. */
    @Override
    public void chosen(Position position, Frame frame, long option) {
        position.pop();
        if (option == COVER) {
            night.gain(position, (int) frame.values().get(0), 1);
        } else {
            position.push(new Whom(night), frame.values());
        }
    }

    @Override
    public String kind() {
        return "shine";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "What do you do with the lantern?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return option == COVER ? "cover" : "uncover";
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return option == COVER ? "keep it covered for one more light" : "shine it into somebody's hand";
    }
}
