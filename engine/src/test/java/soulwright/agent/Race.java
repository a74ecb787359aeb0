package soulwright.agent;

import java.util.List;
import java.util.stream.IntStream;
import soulwright.game.Frame;
import soulwright.game.Game;
import soulwright.game.Onlooker;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Rng;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.Values;
import soulwright.game.View;

/**
 * The smallest game: in turn, everyone goes some fields on; whoever is at the end first wins.
 *
 * @param liked how much one field, two fields and so on are preferred; there are as many options
 */
record Race(int players, int fields, List<Integer> liked) implements Rules, Question {
    private static final int FIRST_CELL = 64;

    TableGame start(long seed) {
        Position position = new Position(seed);
        position.allocate(players + 1);
        position.push(this, Values.EMPTY);
        return TableGame.start(this, position);
    }

    @Override
    public void run(Position position, Frame frame) {
        position.ask(position.at(turn()));
        for (int steps = 1; steps <= liked.size(); steps++) {
            position.offer(steps);
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        int player = position.at(turn());
        position.add(FIRST_CELL + player, (int) option);
        position.put(turn(), (player + 1) % players);
        if (position.at(FIRST_CELL + player) >= fields) {
            position.end(new Outcome(Outcome.How.WON, places(position), "Player " + player + " is there."));
        }
    }

    private int turn() {
        return FIRST_CELL + players;
    }

    @Override
    public List<Integer> places(Position position) {
        return IntStream.range(0, players)
                .mapToObj(player -> position.at(FIRST_CELL + player) >= fields ? 1 : 2)
                .toList();
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        return liked.get((int) option - 1);
    }

    @Override
    public View view(TableGame game, int viewer) {
        return new Seen(game, viewer);
    }

    @Override
    public int cap() {
        return 10_000;
    }

    @Override
    public int number() {
        return 1;
    }

    @Override
    public String kind() {
        return "walk";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "How far?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return Long.toString(option);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return option + " fields";
    }

    /** Nothing is hidden. */
    private record Seen(TableGame game, int viewer) implements Onlooker {
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
