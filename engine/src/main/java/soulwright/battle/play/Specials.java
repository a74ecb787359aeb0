package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Special;
import soulwright.effect.run.EffectCompiler;
import soulwright.effect.run.Names;
import soulwright.effect.run.StepsTask;
import soulwright.effect.run.Things;
import soulwright.game.Position;
import soulwright.game.Values;

/** The special attacks of monsters. A special is known by its monster. */
final class Specials {
    private static final Names NAMES = Names.of();

    private final BattleGround ground;
    private final List<Ready> ready = new ArrayList<>();
    private final int from;
    private final int power;
    private final int speed;

    private record Ready(Special special, @Nullable Things who, StepsTask hit, StepsTask steps) {}

    Specials(BattleGround ground) {
        this.ground = ground;
        this.from = ground.entries().span(Monster.KIND).from();
        this.power = ground.numbers().attributes().indexOf("attack");
        this.speed = ground.numbers().attributes().indexOf("agility");
    }

    void compile(EffectCompiler compiler) {
        Entries.Span span = ground.entries().span(Monster.KIND);
        for (int entry = span.from(); entry < span.to(); entry++) {
            Special special = ground.entries().monster(entry).special();
            ready.add(new Ready(
                    special,
                    special.who().map(who -> compiler.things(who, NAMES)).orElse(null),
                    compiler.hearing("blow").steps(special.hit(), NAMES),
                    compiler.steps(special.steps(), NAMES)));
        }
    }

    boolean strikes(long entry) {
        return ready(entry).special().strikes();
    }

    /** Its own attack with the improvements of the monster's; 0 if it does not strike. */
    long attack(Position position, long monster) {
        long entry = ground.trueEntry(position, monster);
        return strikes(entry)
                ? figure(
                        position,
                        monster,
                        entry,
                        ready(entry).special().attack().orElse(0),
                        power)
                : 0;
    }

    long agility(Position position, long monster) {
        long entry = ground.trueEntry(position, monster);
        return strikes(entry)
                ? figure(
                        position,
                        monster,
                        entry,
                        ready(entry).special().agility().orElse(0),
                        speed)
                : 0;
    }

    /** What its attribute is more or less than printed, the special is as well (SM-ATT-2). */
    private long figure(Position position, long monster, long entry, int printed, int attribute) {
        if (attribute < 0 || Entries.isEntry(monster)) {
            return printed;
        }
        long now = ground.numbers().attribute(attribute).get(position, monster);
        return Math.max(0, printed + now - ground.printed().attribute(entry, attribute));
    }

    /** Whom it strikes. */
    boolean who(Position position, long monster, LongPredicate test) {
        Ready special = ready(ground.trueEntry(position, monster));
        long side = Sides.of(position, monster);
        if (special.who() == null) {
            long opponent = Sides.opponent(position, side);
            return opponent != Values.NONE && test.test(Sides.front(position, opponent));
        }
        Values before = position.enter(Values.of(side, monster));
        long[] all = special.who().all(position);
        position.leave(before);
        return Things.any(all, test);
    }

    /** What it does to each that it hit. */
    StepsTask hit(long entry) {
        return ready(entry).hit();
    }

    /** What it does that is no attack. */
    StepsTask steps(long entry) {
        return ready(entry).steps();
    }

    private Ready ready(long entry) {
        return ready.get((int) entry - from);
    }
}
