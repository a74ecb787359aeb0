package soulwright.tools.simulate;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import soulwright.game.Decision;
import soulwright.game.Frame;
import soulwright.game.Game;
import soulwright.game.Happening;
import soulwright.game.Outcome;
import soulwright.game.Outcome.How;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Rng;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.Topic;
import soulwright.game.Values;
import soulwright.game.View;

/**
 * Two players add one, two or three to one sum in turn; who reaches twenty wins. Each number is an entry of the kind `numbers`. Every tenth
 * game has a bug.
 */
final class Counting implements Dealer, Rules, Question {
    private static final int SUM = 64;
    private static final int TURN = 65;
    private static final int GOAL = 20;

    private final boolean buggy;

    Counting(boolean buggy) {
        this.buggy = buggy;
    }

    @Override
    public Game deal(int game, long seed) {
        if (buggy && game % 10 == 9) {
            throw new IllegalStateException("nine is too many");
        }
        Position position = new Position(seed);
        position.allocate(2);
        position.push(this, Values.EMPTY);
        return TableGame.start(this, position);
    }

    @Override
    public String board(int game) {
        return game % 2 == 0 ? "even" : "odd";
    }

    @Override
    public int days(Game game) {
        return 1 + game.decisions() / 2;
    }

    @Override
    public void run(Position position, Frame frame) {
        position.ask(position.at(TURN));
        IntStream.rangeClosed(1, 3).forEach(position::offer);
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        position.add(SUM, (int) option);
        tell(position, new Topic("numbers", "counting:" + option));
        tell(position, new Topic("land", "1,1"));
        if (position.at(SUM) >= GOAL) {
            position.end(new Outcome(How.WON, places(position), "Twenty!"));
        }
        position.put(TURN, 1 - position.at(TURN));
    }

    private static void tell(Position position, Topic topic) {
        position.tell(new Happening("counted", Happening.EVERYBODY, Optional.of(topic), "", ""));
    }

    @Override
    public List<Integer> places(Position position) {
        return position.at(TURN) == 0 ? List.of(1, 2) : List.of(2, 1);
    }

    @Override
    public int players() {
        return 2;
    }

    @Override
    public int cap() {
        return 1_000;
    }

    @Override
    public int number() {
        return 1;
    }

    @Override
    public String kind() {
        return "count";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "Which number?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return Long.toString(option);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return Long.toString(option);
    }

    @Override
    public View view(TableGame game, int viewer) {
        return new Seen(game, viewer);
    }

    private record Seen(TableGame game, int viewer) implements View {
        @Override
        public Optional<Decision> decision() {
            return Optional.of(game.decision());
        }

        @Override
        public Optional<Integer> waitingFor() {
            return Optional.of(game.decision().player());
        }

        @Override
        public Game imagine(Rng rng) {
            return game.copy();
        }

        @Override
        public long judge() {
            return 0;
        }

        @Override
        public List<String> facts() {
            return List.of();
        }
    }
}
