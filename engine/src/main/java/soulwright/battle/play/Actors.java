package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
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
        List<long[]> actors = new ArrayList<>(4);
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            int side = position.at(cell);
            addActor(position, actors, side, side);
            long monster = Sides.monster(position, side);
            if (monster != Values.NONE && monster != side) {
                addActor(position, actors, side, monster);
            }
        }
        actors.sort((a, b) -> a[1] == b[1] ? Long.compare(a[2], b[2]) : Long.compare(b[1], a[1]));
        return actors.stream().mapToLong(actor -> actor[0]).toArray();
    }

    private void addActor(Position position, List<long[]> actors, long side, long character) {
        position.use(Values.of(side, character));
        actors.add(new long[] {character, order.of(position), position.rng().below(1 << 20)});
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
