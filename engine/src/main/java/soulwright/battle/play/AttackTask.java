package soulwright.battle.play;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import soulwright.effect.formula.Figure;
import soulwright.effect.run.Doing;
import soulwright.effect.run.Names;
import soulwright.game.Frame;
import soulwright.game.Happening;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Told;
import soulwright.game.Values;

/** Strikes each of several targets: rolls whether it hits, wounds, and has done what the attack does to each it hit. */
final class AttackTask implements Task {
    // beside those of Blows, of which a blow that hits gives no status
    private static final int WAY = Blows.STATUS;
    static final int KIND = 10;
    static final int ELEMENT = 11;
    static final int TARGETS = 12;

    private final BattleGround ground;
    private final int damaged;
    private final int hit;
    private final int missed;
    private final int attacked;
    private final Doing wounding;

    AttackTask(BattleGround ground) {
        this.ground = ground;
        PlayWorkings workings = ground.workings();
        damaged = workings.event("damaged");
        hit = workings.event("hit");
        missed = workings.event("missed");
        attacked = workings.event("attacked");
        wounding = new Doing(ground.effects(), "blow", workings.verbNumber("damage"), 5, 1, this::wounded);
    }

    /**
     * What a blow begins with.
     *
     * @param card with which it is struck; {@link Values#NONE} for none
     * @param power {@link Values#NONE} for what the attack says
     */
    static Values blow(long me, long striker, long card, long level, long power, long kind) {
        long[] more = new long[TARGETS - 1];
        Arrays.fill(more, Values.NONE);
        more[Blows.CARD - 2] = card;
        more[Blows.LEVEL - 2] = level;
        more[Blows.POWER - 2] = power;
        more[KIND - 2] = kind;
        return Values.of(me, striker, more);
    }

    @Override
    public void run(Position position, Frame frame) {
        long[] targets = frame.values().list(TARGETS);
        int at = frame.at();
        if (at == targets.length || position.at(Globals.ENDED) != 0) {
            position.pop();
            return;
        }
        position.top(frame.at(at + 1));
        if (isThere(position, targets[at])) {
            strike(position, frame.values().with(Blows.TARGET, targets[at]), targets[at]);
        }
    }

    private boolean isThere(Position position, long target) {
        return Sides.of(position, target) != Values.NONE && !ground.isDown(position, target);
    }

    private void strike(Position position, Values values, long target) {
        int attack = (int) values.get(KIND);
        long by = values.get(Names.SELF);
        position.use(values);
        long power = values.get(Blows.POWER) == Values.NONE
                ? ground.blows().power(position, attack)
                : values.get(Blows.POWER);
        Values now = values.with(Blows.POWER, power);
        Optional<Figure<Position>> speed = ground.blows().speed(attack);
        int way = -1;
        if (speed.isPresent()) {
            now = now.with(Blows.SPEED, speed.get().of(position));
            position.use(now);
            way = ground.blows().roll(position);
        }
        int factor = ground.blows().factor(way);
        long[] told = {target, by, attack, values.get(ELEMENT), Math.max(0, values.get(Blows.LEVEL)), 0};
        if (factor == 0) {
            say(position, way, told, 0);
            ground.effects().tell(position, missed, target, by, told);
        } else {
            wound(position, now.with(WAY, way), factor, told);
        }
        ground.effects().tell(position, attacked, target, by, told);
    }

    private void wound(Position position, Values values, int factor, long[] told) {
        long element = defending(position, told[0]);
        position.use(values.with(Blows.ELEMENT_FACTOR, ground.blows().factor(values.get(ELEMENT), element), factor));
        told[5] = Math.max(0, ground.blows().damage(position));
        position.use(values);
        wounding.begin(position, values, told);
    }

    /** What a blow does that was not replaced. */
    private void wounded(Position position, Values values, long[] told) {
        long target = told[0];
        long by = told[1];
        long amount = told[5];
        ground.numbers()
                .wounds()
                .set(position, target, 0, ground.numbers().wounds().get(position, target, 0) + amount);
        say(position, (int) values.get(WAY), told, amount);
        ground.effects().tell(position, damaged, target, by, told);
        ground.effects().tell(position, hit, target, by, told);
        int attack = (int) values.get(KIND);
        if (!ground.blows().hit(attack).isEmpty()) {
            position.push(
                    ground.blows().hit(attack),
                    Values.of(values.get(Names.ME), by).with(new Told(hit, told.clone(), null)));
        }
    }

    private long defending(Position position, long target) {
        return Pieces.kind(position, target) == Kinds.MONSTER
                ? ground.printed().element(Pieces.entry(position, target))
                : Values.NONE;
    }

    private void say(Position position, int way, long[] told, long amount) {
        if (position.isHeard()) {
            String attack = ground.workings().set("attacks").get((int) told[2]);
            String who = ground.workings().words(position, told[1]);
            String whom = ground.workings().words(position, told[0]);
            String how = way < 0 ? "" : " (" + ground.blows().name(way).toLowerCase(Locale.ROOT) + ")";
            String verb = amount == 0 ? " strikes at " : " wounds ";
            String blow = who + verb + whom + " with a " + attack + " attack";
            String words = blow + (amount == 0 ? "" : " for " + amount) + how;
            int seenBy = Pieces.seenBy(position, told[0]);
            position.tell(new Happening("attacked", seenBy, Optional.empty(), words, blow + how));
        }
    }

    @Override
    public int number() {
        return "attack".hashCode();
    }
}
