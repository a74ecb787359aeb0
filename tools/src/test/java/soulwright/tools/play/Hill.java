package soulwright.tools.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import soulwright.game.Frame;
import soulwright.game.Game;
import soulwright.game.Happening;
import soulwright.game.Onlooker;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Refusal;
import soulwright.game.Rng;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.Values;
import soulwright.game.View;

/**
 * A tiny game for tests: in turn, everyone climbs three steps or rests; who is on step six first wins. What comes first is packing, which can be
 * taken back. Where somebody rests is his secret.
 *
 * @param morning what is told before the first question; empty for nothing
 */
record Hill(int players, String morning) implements Rules, Question {
    private static final int TOP = 6;
    private static final int CLIMB = 3;
    private static final int REST = 1;
    private static final int PACK = 0;
    private static final int FIRST = new Position(0).allocate(1);

    Hill(int players) {
        this(players, "");
    }

    TableGame start(long seed) {
        Position position = new Position(seed);
        position.allocate(players + 2);
        position.push(this, Values.EMPTY);
        return TableGame.start(this, position);
    }

    private int turn() {
        return FIRST + players;
    }

    private int packed() {
        return FIRST + players + 1;
    }

    @Override
    public void run(Position position, Frame frame) {
        if (position.decisions() == 0) {
            tell(position, Happening.EVERYBODY, morning, "");
        }
        position.ask(position.at(turn()));
        position.offer(CLIMB);
        position.offer(REST);
        if (position.at(packed()) == 0) {
            position.offer(PACK);
        }
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        int player = position.at(turn());
        if (option == PACK) {
            position.put(packed(), 1);
            tell(position, Happening.EVERYBODY, name(player) + " packs.", "");
            return;
        }
        position.add(FIRST + player, option == CLIMB ? CLIMB : 0);
        position.put(packed(), 0);
        position.put(turn(), (player + 1) % players);
        if (option == CLIMB) {
            tell(position, Happening.EVERYBODY, name(player) + " climbs.", "");
        } else {
            tell(position, 1 << player, "You find a cave.", name(player) + " is out of sight.");
        }
        if (position.at(FIRST + player) >= TOP) {
            position.end(new Outcome(Outcome.How.WON, places(position), name(player) + " is on the top."));
        }
    }

    private static void tell(Position position, int who, String words, String otherwise) {
        if (position.isHeard()) {
            position.tell(new Happening("hill", who, Optional.empty(), words, otherwise));
        }
    }

    private static String name(int player) {
        return "Climber " + (player + 1);
    }

    @Override
    public List<Integer> places(Position position) {
        return IntStream.range(0, players)
                .mapToObj(player -> position.at(FIRST + player) >= TOP ? 1 : 2)
                .toList();
    }

    @Override
    public View view(TableGame game, int viewer) {
        return new Seen(this, game, viewer);
    }

    @Override
    public int cap() {
        return 100;
    }

    @Override
    public int number() {
        return 1;
    }

    @Override
    public String kind() {
        return "hill";
    }

    @Override
    public String question(Position position, Frame frame) {
        return "What next?";
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return option == CLIMB ? "climb" : option == REST ? "rest" : "pack";
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return option == CLIMB ? "Climb on" : option == REST ? "Rest" : "Pack";
    }

    @Override
    public List<Refusal> refused(Position position, Frame frame) {
        return position.at(packed()) == 0 ? List.of() : List.of(new Refusal("pack", "Pack", "the bag is full"));
    }

    private record Seen(Hill hill, TableGame game, int viewer) implements Onlooker {
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
            return List.of("You are on step " + game.position().at(FIRST + viewer) + ".");
        }
    }
}
