package soulwright.battle.play;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.content.quest.BattleRules;
import soulwright.effect.Id;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.EffectCompiler;
import soulwright.effect.run.Names;
import soulwright.effect.run.RandomOption;
import soulwright.effect.run.StepsTask;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Values;

/** Who acts in a round, in which order, and what monsters do of themselves, if they obey (SM-BAT-12, SM-BAT-13, SM-MON-6). */
final class Actors {
    private static final int CHANCE_BITS = 20;

    private final BattleGround ground;
    private Figure<Position> order = position -> 0;
    private Figure<Position> disobeys = position -> 0;
    private @Nullable RandomOption acts;
    private long act;
    private long cover;

    Actors(BattleGround ground) {
        this.ground = ground;
    }

    void compile(BattleRules rules, EffectCompiler compiler) {
        Names names = Names.of();
        order = compiler.figure(rules.order(), names);
        disobeys = rules.disobeys()
                .<Figure<Position>>map(value -> compiler.figure(value, names))
                .orElse(position -> 0);
        acts = RandomOption.of(rules.acts(), compiler, names);
        act = ground.workings().id(new Id("actions", "act"));
        cover = ground.workings().id(new Id("actions", "cover"));
    }

    /** Whether something keeps a character from acting at all. */
    boolean cannotAct(Position position, long character) {
        return ground.effects().cannot(position, character, act);
    }

    /** All that are out, the highest first; ties by chance. */
    long[] order(Position position) {
        Turns turns = new Turns();
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            int side = position.at(cell);
            turns.add(side, precedence(position, side, side));
            long monster = Sides.monster(position, side);
            if (monster != Values.NONE && monster != side) {
                turns.add(monster, precedence(position, side, monster));
            }
        }
        return turns.inOrder();
    }

    /** The higher, the sooner; of those who are equal, chance decides. */
    private long precedence(Position position, long side, long character) {
        position.use(Values.of(side, character));
        return (order.of(position) << CHANCE_BITS) + position.rng().below(1 << CHANCE_BITS);
    }

    /** At most four, which a sort by insertion orders. */
    private static final class Turns {
        private final long[] actors = new long[4];
        private final long[] precedences = new long[4];
        private int count;

        void add(long actor, long precedence) {
            int at = count++;
            for (; at > 0 && precedences[at - 1] < precedence; at--) {
                actors[at] = actors[at - 1];
                precedences[at] = precedences[at - 1];
            }
            actors[at] = actor;
            precedences[at] = precedence;
        }

        long[] inOrder() {
            return Arrays.copyOf(actors, count);
        }
    }

    /** A monster does something of itself; one that is surprised does nothing in the first round. */
    void act(Position position, long monster) {
        long side = Sides.of(position, monster);
        boolean surprised = position.at(Globals.AMBUSH) == Course.AMBUSHES
                && position.at(Globals.ROUND) == 1
                && side == position.at(Globals.OPPONENT);
        if (surprised || acts == null) {
            return;
        }
        if (disobeys(position, monster)) {
            if (position.isHeard()) {
                String words = ground.workings().words(position, monster) + " does not obey";
                position.tell(new Happening("disobeyed", Happening.EVERYBODY, Optional.empty(), words, ""));
            }
            return;
        }
        position.use(Values.of(side, monster));
        StepsTask steps = acts.draw(position);
        if (!steps.isEmpty()) {
            position.push(steps, Values.of(side, monster));
        }
    }

    /** Whether a summoner's monster does not do what it should; rolled each time (SM-MON-6). */
    private boolean disobeys(Position position, long monster) {
        long side = Sides.of(position, monster);
        if (!Sides.hasSummoner(position, side)) {
            return false;
        }
        position.use(Values.of(side, monster));
        return position.rng().percent(disobeys.of(position));
    }

    /** How likely, in percent, a monster does not act for its owner. */
    long disobedience(Position position, long owner, long monster) {
        Values before = position.enter(Values.of(owner, monster));
        long chance = disobeys.of(position);
        position.leave(before);
        return chance;
    }

    /** Who is struck when somebody is: his summoner, if a monster does not cover him. */
    long struck(Position position, long target) {
        long side = Sides.of(position, target);
        boolean covers = side != Values.NONE && side != target && Sides.hasSummoner(position, side);
        if (!covers) {
            return target;
        }
        Values before = position.enter(position.values());
        boolean stands = !ground.effects().cannot(position, target, cover) && !disobeys(position, target);
        position.leave(before);
        return stands ? target : side;
    }
}
