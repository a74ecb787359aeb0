package soulwright.game.nested;

import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;

/** The winner of a night says which of the others sits out the next. Its values: how many nights there were, and who won. */
record SitOut(Series series) implements Question {
    @Override
    public int number() {
        return 2;
    }

    @Override
    public void run(Position position, Frame frame) {
        position.ask((int) frame.values().get(1));
        for (int player = 0; player < Series.PLAYERS; player++) {
            if (player != frame.values().get(1)) {
                position.offer(player);
            }
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        position.pop();
        series.next(position, frame.values().get(0), option);
    }

    @Override
    public String kind() {
        return "sit-out";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "Who sits out?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return "player-" + (option + 1);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return "Player " + (option + 1);
    }
}
