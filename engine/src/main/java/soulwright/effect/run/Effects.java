package soulwright.effect.run;

import soulwright.game.Position;
import soulwright.game.Told;
import soulwright.game.Values;

/** What the abilities in force do to a game: they hear events, replace what is about to be done, change numbers and forbid things. */
public final class Effects {
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
     * Lets abilities replace what is about to be done, or ask whether they do; what was replaced, or is asked about, is not done now.
     *
     * @param told the values of the event that will be told; the amount among them is changed
     */
    boolean goesOn(Position position, Doing doing, Values with, Told told) {
        long bit = Bundle.bit(doing.verb());
        if (!inForce.any(position, Bundle.VERBS, bit)) {
            return true;
        }
        Replacement replacement = new Replacement(doing, with, told);
        Values before = position.enter(position.values());
        inForce.each(position, Bundle.VERBS, bit, replacement);
        position.leave(before);
        return !replacement.replaced;
    }

    private static final class Replacement implements InForce.Visitor {
        private final Doing doing;
        private final Values with;
        private final long target;
        private final long by;
        private Told told;
        private boolean replaced;

        Replacement(Doing doing, Values with, Told told) {
            this.doing = doing;
            this.with = with;
            this.target = doing.target(told);
            this.by = doing.by(told);
            this.told = told;
        }

        @Override
        public void visit(Position position, Bundle bundle, long me, long self) {
            if (replaced) {
                return;
            }
            for (Replacing replacing : bundle.replacings()) {
                if (!replaced && replacing.verb() == doing.verb()) {
                    apply(position, replacing, me, self);
                }
            }
        }

        private void apply(Position position, Replacing replacing, long me, long self) {
            long bearer = self == Values.NONE ? me : self;
            if (told.isReplacedBy(replacing.ability(), bearer)) {
                return;
            }
            position.use(Values.of(me, self).with(told));
            if (!replacing.concern().holds(position, target, by) || !happens(position, replacing, me, self)) {
                return;
            }
            told = told.replacedBy(replacing.ability(), bearer);
            if (replacing.may() != null && replacing.may().asks(position, position.values())) {
                replaced = true;
                position.later(replacing.may(), Values.of(me, self).with(told.copy()));
                position.later(doing, with.with(told.copy()));
                return;
            }
            if (replacing.times() != null) {
                replacing.times().count(position, me, self);
            }
            if (replacing.amount() != null && doing.amount() >= 0) {
                told.change(doing.amount(), Math.max(0, replacing.amount().of(position)));
            }
            if (replacing.instead() != null) {
                replaced = true;
                position.later(replacing.instead(), Values.of(me, self).with(told.copy()));
            }
        }

        private static boolean happens(Position position, Replacing replacing, long me, long self) {
            Times times = replacing.times();
            if (times != null && !times.left(position, me, self)) {
                return false;
            }
            return replacing.chance() == null
                    || position.rng().percent(replacing.chance().of(position));
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
