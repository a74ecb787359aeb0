package soulwright.effect.run;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import soulwright.game.Position;
import soulwright.game.Told;
import soulwright.game.Values;

/** What the abilities in force do to a game: they hear events, replace what is about to be done, change numbers and forbid things. */
public final class Effects {
    /** What {@link #would} gives when something else is done instead. */
    public static final long REPLACED = Long.MIN_VALUE;

    private final InForce inForce;

    public Effects(InForce inForce) {
        this.inForce = inForce;
    }

    /**
     * Tells an event to all who hear it; what they do is done after the step that goes on.
     *
     * @param target whom it befell; {@link Values#NONE} for nobody
     * @param by who did it; {@link Values#NONE} for nobody
     */
    public void tell(Position position, int event, long target, long by, long... values) {
        long bit = Bundle.bit(event);
        if (!inForce.any(position, Bundle.EVENTS, bit)) {
            return;
        }
        Values before = position.enter(position.values());
        inForce.each(position, Bundle.EVENTS, bit, new Telling(new Told(event, values, null), target, by));
        position.leave(before);
    }

    private static final class Telling implements InForce.Visitor {
        private final Told told;
        private final Values values;
        private final long target;
        private final long by;

        Telling(Told told, long target, long by) {
            this.told = told;
            this.values = Values.EMPTY.with(told);
            this.target = target;
            this.by = by;
        }

        @Override
        public void visit(Position position, Bundle bundle, long me, long self) {
            Values heard = null;
            for (Hearing hearing : bundle.hearings()) {
                if (hearing.event() == told.event()) {
                    heard = heard == null ? values.as(me, self) : heard;
                    position.use(heard);
                    if (hearing.concern().hears(position, target, by)) {
                        position.later(hearing.task(), heard);
                    }
                }
            }
        }
    }

    /**
     * Lets abilities replace what is about to be done.
     *
     * @param values those of the event that will be told, the amount among them
     * @param amount the index of the amount among them; -1 if there is none
     * @return the amount, changed or not, or {@link #REPLACED}
     */
    public long would(Position position, int verb, long target, long by, int amount, long... values) {
        long bit = Bundle.bit(verb);
        if (!inForce.any(position, Bundle.VERBS, bit)) {
            return amount < 0 ? 0 : values[amount];
        }
        Told outer = position.values().told();
        Replacement replacement =
                new Replacement(verb, target, by, amount, values, outer == null ? null : outer.replaced());
        Values before = position.enter(position.values());
        inForce.each(position, Bundle.VERBS, bit, replacement);
        position.leave(before);
        return replacement.result();
    }

    private static final class Replacement implements InForce.Visitor {
        private final int verb;
        private final long target;
        private final long by;
        private final int amount;
        private final long[] values;
        private Told.@Nullable Replaced chain;
        private boolean replaced;

        Replacement(int verb, long target, long by, int amount, long[] values, Told.@Nullable Replaced chain) {
            this.verb = verb;
            this.target = target;
            this.by = by;
            this.amount = amount;
            this.values = values;
            this.chain = chain;
        }

        @Override
        public void visit(Position position, Bundle bundle, long me, long self) {
            if (replaced) {
                return;
            }
            for (Replacing replacing : bundle.replacings()) {
                if (!replaced && replacing.verb() == verb) {
                    apply(position, replacing, me, self);
                }
            }
        }

        private void apply(Position position, Replacing replacing, long me, long self) {
            long bearer = self == Values.NONE ? me : self;
            if (chain != null && chain.has(replacing.ability(), bearer)) {
                return;
            }
            Told told = new Told(verb, values, chain);
            position.use(Values.of(me, self).with(told));
            if (!replacing.concern().holds(position, target, by) || !happens(position, replacing, me, self)) {
                return;
            }
            chain = new Told.Replaced(replacing.ability(), bearer, chain);
            if (replacing.amount() != null && amount >= 0) {
                values[amount] = Math.max(0, replacing.amount().of(position));
            }
            if (replacing.instead() != null) {
                replaced = true;
                Told instead = new Told(verb, Arrays.copyOf(values, values.length), chain);
                position.later(replacing.instead(), Values.of(me, self).with(instead));
            }
        }

        private static boolean happens(Position position, Replacing replacing, long me, long self) {
            Times times = replacing.times();
            if (times != null && !times.left(position, me, self)) {
                return false;
            }
            boolean happens = replacing.chance() == null
                    || position.rng().percent(replacing.chance().of(position));
            if (happens && times != null) {
                times.count(position, me, self);
            }
            return happens;
        }

        long result() {
            return replaced ? REPLACED : amount < 0 ? 0 : values[amount];
        }
    }

    /** A number with everything that stands; what stands is worked out from numbers without it, so there are no circles. */
    public long number(Position position, int number, long thing, int index, long base) {
        long bit = Bundle.bit(number);
        if (position.isPrinted() || !inForce.any(position, Bundle.NUMBERS, bit)) {
            return base;
        }
        Values before = position.enter(position.values());
        position.printed(true);
        Sum sum = new Sum(number, thing, index);
        inForce.each(position, Bundle.NUMBERS, bit, sum);
        position.printed(false);
        position.leave(before);
        return sum.total.of(base);
    }

    private static final class Sum implements InForce.Visitor {
        private final int number;
        private final long thing;
        private final int index;
        private final Total total = new Total();

        Sum(int number, long thing, int index) {
            this.number = number;
            this.thing = thing;
            this.index = index;
        }

        @Override
        public void visit(Position position, Bundle bundle, long me, long self) {
            for (Standing standing : bundle.standings()) {
                if (standing.number() == number) {
                    position.use(Values.of(me, self));
                    if (standing.concern().holds(position, thing, Values.NONE)) {
                        position.use(position.values().with(standing.it(), thing));
                        add(position, standing);
                    }
                }
            }
        }

        private void add(Position position, Standing standing) {
            if (standing.index().of(position) == standing.quantity().index(index)) {
                total.change(standing.how(), standing.value().of(position));
            }
        }
    }

    /** Whether something may not be done by a thing, or may not befall it. */
    public boolean cannot(Position position, long thing, long action) {
        return restricts(position, Restriction.Kind.CANNOT, thing, action);
    }

    /** Whether a thing may not be chosen for an action. */
    public boolean isNoTargetOf(Position position, long thing, long action) {
        return restricts(position, Restriction.Kind.NO_TARGET, thing, action);
    }

    /** Whether a thing does not get a status. */
    public boolean isImmune(Position position, long thing, long status) {
        return restricts(position, Restriction.Kind.IMMUNE, thing, status);
    }

    private boolean restricts(Position position, Restriction.Kind kind, long thing, long id) {
        long bit = kind.bit(id);
        if (!inForce.any(position, Bundle.RESTRICTIONS, bit)) {
            return false;
        }
        Values before = position.enter(position.values());
        Ban ban = new Ban(kind, thing, id);
        inForce.each(position, Bundle.RESTRICTIONS, bit, ban);
        position.leave(before);
        return ban.found;
    }

    private static final class Ban implements InForce.Visitor {
        private final Restriction.Kind kind;
        private final long thing;
        private final long id;
        private boolean found;

        Ban(Restriction.Kind kind, long thing, long id) {
            this.kind = kind;
            this.thing = thing;
            this.id = id;
        }

        @Override
        public void visit(Position position, Bundle bundle, long me, long self) {
            for (Restriction restriction : bundle.restrictions()) {
                if (!found && restriction.kind() == kind && restriction.ids().contains(id)) {
                    position.use(Values.of(me, self));
                    found = restriction.concern().holds(position, thing, Values.NONE);
                }
            }
        }
    }
}
