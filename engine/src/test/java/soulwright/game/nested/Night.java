package soulwright.game.nested;

import java.util.stream.IntStream;
import soulwright.game.Frame;
import soulwright.game.Game;
import soulwright.game.Host;
import soulwright.game.Position;
import soulwright.game.Values;

/** Two play a night while one sits out. Its values: how many nights there were, and who sits out. */
record Night(Series series) implements Host {
    @Override
    public int number() {
        return 1;
    }

    @Override
    public void run(Position position, Frame frame) {
        position.play(series.lanterns().start(position.rng().next()), seats(frame));
    }

    private static int[] seats(Frame frame) {
        return IntStream.range(0, Series.PLAYERS)
                .filter(player -> player != frame.values().get(1))
                .toArray();
    }

    @Override
    public void over(Position position, Frame frame, Game inner) {
        int winner = seats(frame)[inner.outcome().places().indexOf(1)];
        series.win(position, winner);
        position.pop();
        position.push(new SitOut(series), Values.of(frame.values().get(0) + 1, winner));
    }
}
