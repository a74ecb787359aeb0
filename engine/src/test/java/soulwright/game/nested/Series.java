package soulwright.game.nested;

import java.util.List;
import java.util.stream.IntStream;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.Values;
import soulwright.game.View;
import soulwright.game.template.Lanterns;

/** Three players meet for three nights of {@link Lanterns}, two at a time: a game with games within it. Who won the last night says who sits out. */
final class Series implements Rules {
    static final int PLAYERS = 3;
    private static final int NIGHTS = 3;
    private static final int ROW = new Position(0).allocate(PLAYERS);

    private final Lanterns lanterns = new Lanterns(2);
    private final Night night = new Night(this);

    TableGame start(long seed) {
        Position position = new Position(seed);
        position.allocate(PLAYERS);
        position.push(night, Values.of(0, PLAYERS - 1));
        return TableGame.start(this, position);
    }

    Lanterns lanterns() {
        return lanterns;
    }

    /** The next night, at which one sits out; or the end. */
    void next(Position position, long nights, long out) {
        if (nights == NIGHTS) {
            position.end(new Outcome(Outcome.How.WON, places(position), "Three nights are over."));
        } else {
            position.push(night, Values.of(nights, out));
        }
    }

    int wins(Position position, int player) {
        return position.at(ROW + player);
    }

    void win(Position position, int player) {
        position.add(ROW + player, 1);
    }

    @Override
    public int players() {
        return PLAYERS;
    }

    @Override
    public int cap() {
        return 1000;
    }

    @Override
    public View view(TableGame game, int viewer) {
        return new SeriesView(this, game, viewer);
    }

    @Override
    public List<Integer> places(Position position) {
        return IntStream.range(0, PLAYERS)
                .mapToObj(player -> 1
                        + (int) IntStream.range(0, PLAYERS)
                                .filter(other -> wins(position, other) > wins(position, player))
                                .count())
                .toList();
    }
}
