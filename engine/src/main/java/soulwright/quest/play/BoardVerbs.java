package soulwright.quest.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.battle.play.Entries;
import soulwright.battle.play.Globals;
import soulwright.battle.play.Pieces;
import soulwright.battle.play.PlayWorkings;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Change;
import soulwright.effect.run.Doing;
import soulwright.effect.run.Making;
import soulwright.effect.run.Names;
import soulwright.effect.run.Op;
import soulwright.effect.run.Things;
import soulwright.game.Happening;
import soulwright.game.Outcome;
import soulwright.game.Position;
import soulwright.game.Values;

/** The verbs of journeys and lands: who goes where, whose they are, who stands there. */
final class BoardVerbs {
    private final QuestGround ground;
    private final PlayWorkings workings;
    private final Doing transporting;
    private final Doing marking;

    BoardVerbs(QuestGround ground) {
        this.ground = ground;
        this.workings = ground.battle().workings();
        this.transporting =
                doing("transport", -1, (position, with, told) -> arrive(this.ground, position, told[0], told[1]));
        this.marking = doing("mark", 1, (position, with, told) -> mark(position, told[0], told[1]));
    }

    private Doing doing(String verb, int by, Doing.Act act) {
        return new Doing(ground.battle().effects(), verb, workings.verbNumber(verb), -1, by, act);
    }

    void register(PlayWorkings to) {
        to.verb("walk", this::walk);
        to.verb("transport", this::transport);
        to.verb("end-turn", this::endTurn);
        to.verb("mark", this::mark);
        to.verb("unmark", this::unmark);
        to.verb("spawn", this::spawn);
        to.verb("encounter", ground.encounters()::make);
        to.verb("battle", step -> Battles.make(ground, step));
        to.verb("consume", this::consume);
        to.verb("win", this::win);
    }

    private Op walk(Making step) {
        Figure<Position> lands = step.figure("walk");
        Things who = step.thingsOrMe("who");
        Walk walk = new Walk(ground, step.source());
        return Op.pushing(position -> {
            long player = who.one(position);
            int steps = (int) lands.of(position);
            return player == Values.NONE || steps == 0
                    ? Change.NOTHING
                    : now -> now.push(walk, 0, Values.of(player, steps));
        });
    }

    private Op transport(Making step) {
        Things who = step.things("transport");
        Things to = step.things("to");
        return position -> {
            long[] players = who.all(position);
            long land = to.one(position);
            return now -> {
                for (long player : players) {
                    boolean can = land != Values.NONE && !ground.lands().isBoss(now, land);
                    if (can) {
                        transporting.begin(now, Values.EMPTY, player, land);
                    }
                }
            };
        };
    }

    /** A player comes to a land. */
    static void arrive(QuestGround ground, Position position, long player, long land) {
        position.put((int) player + Pieces.LAND, (int) land);
        if (position.isHeard()) {
            PlayWorkings words = ground.battle().workings();
            position.tell(new Happening(
                    "arrived",
                    Happening.EVERYBODY,
                    words.topic(position, land),
                    words.words(position, player) + " comes to " + words.words(position, land),
                    ""));
        }
        int event = ground.battle().workings().event("arrived");
        ground.battle().effects().tell(position, event, player, Values.NONE, player, land);
    }

    private Op endTurn(Making step) {
        Things whose = step.things("end-turn");
        return position -> {
            boolean ends = whose.has(position, position.at(Globals.TURN));
            return ends ? now -> now.put(Globals.TURN_ENDS, 1) : Change.NOTHING;
        };
    }

    private Op mark(Making step) {
        Things which = step.things("mark");
        Things who = step.thingsOrMe("who");
        return position -> {
            long[] lands = which.all(position);
            long player = who.one(position);
            return now -> {
                for (long land : lands) {
                    if (player != Values.NONE && canBeOwned(now, land)) {
                        marking.begin(now, Values.EMPTY, land, player, loser(now, land));
                    }
                }
            };
        };
    }

    private boolean canBeOwned(Position position, long land) {
        return !ground.lands().isHome(position, land) && !ground.lands().isBoss(position, land);
    }

    private static long loser(Position position, long land) {
        int owner = Lands.owner(position, land);
        return owner == 0 ? Values.NONE : owner;
    }

    private void mark(Position position, long land, long player) {
        long loser = loser(position, land);
        if (loser == player) {
            return;
        }
        Lands.owner(position, land, player);
        say(position, "marked", land, workings.words(position, player) + " marks ");
        ground.battle().effects().tell(position, workings.event("marked"), land, player, land, player, loser);
    }

    private void say(Position position, String event, long land, String what) {
        if (position.isHeard()) {
            String words = what + workings.words(position, land);
            position.tell(new Happening(event, Happening.EVERYBODY, workings.topic(position, land), words, ""));
        }
    }

    private Op unmark(Making step) {
        Things which = step.things("unmark");
        return position -> {
            long[] lands = which.all(position);
            return now -> {
                for (long land : lands) {
                    long loser = loser(now, land);
                    if (loser != Values.NONE) {
                        say(now, "unmarked", land, workings.words(now, loser) + " loses ");
                        Lands.owner(now, land, 0);
                        ground.battle().effects().tell(now, workings.event("unmarked"), land, loser, land, loser);
                    }
                }
            };
        };
    }

    private Op spawn(Making step) {
        Things which = step.things("spawn");
        Things to = step.things("to");
        return position -> {
            long monster = which.one(position);
            long[] lands = to.all(position);
            return now -> {
                for (long land : lands) {
                    boolean free =
                            Lands.monster(now, land) == 0 && !ground.lands().isBoss(now, land);
                    if (monster != Values.NONE && Entries.isEntry(monster) && free) {
                        int piece = ground.battle().cards().wild(now, monster);
                        Lands.place(now, land, piece);
                        say(now, "spawned", land, workings.words(now, piece) + " comes to ");
                        ground.battle().effects().tell(now, workings.event("spawned"), piece, Values.NONE, piece, land);
                    }
                }
            };
        };
    }

    private Op consume(Making step) {
        Things which = step.things("consume");
        return position -> {
            long[] monsters = which.all(position);
            long me = position.values().get(Names.ME);
            return now -> {
                for (long monster : monsters) {
                    int owner = Entries.isEntry(monster) ? 0 : Pieces.owner(now, monster);
                    if (owner != 0) {
                        ground.battle().pieces().consume(now, owner, Pieces.entry(now, monster));
                        ground.battle().cards().lose(now, monster);
                        ground.battle().effects().tell(now, workings.event("consumed"), monster, me, monster, me);
                    }
                }
            };
        };
    }

    private Op win(Making step) {
        Things who = step.things("win");
        return Op.pushing(position -> {
            long winner = who.one(position);
            return winner == Values.NONE ? Change.NOTHING : now -> won(now, winner);
        });
    }

    private void won(Position position, long winner) {
        int seat = Pieces.seatOf(position, winner);
        List<Integer> ranked = ground.seats().places(position);
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < ranked.size(); i++) {
            int place = ranked.get(i);
            boolean passed = ranked.get(seat) >= place;
            places.add(i == seat ? 1 : passed ? place + 1 : place);
        }
        String words = workings.words(position, winner) + " has won.";
        if (position.isHeard()) {
            position.tell(new Happening("won-game", Happening.EVERYBODY, Optional.empty(), words, ""));
        }
        position.end(new Outcome(Outcome.How.WON, places, words));
    }
}
