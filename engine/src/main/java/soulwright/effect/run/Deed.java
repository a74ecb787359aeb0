package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.effect.compiled.Ability;
import soulwright.effect.compiled.Act;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Limit;
import soulwright.effect.compiled.Phrases;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;
import soulwright.effect.compiled.Targets;
import soulwright.effect.formula.Figure;
import soulwright.game.Position;
import soulwright.game.Values;

/**
 * An act, ready to be done: `with, targets, when, limit, cost, do`. It is possible when its condition holds for what its player sees, every target
 * has a candidate and the cost can be paid. Then the targets are chosen, the cost is paid, and its steps are done.
 */
public final class Deed {
    private final Workings workings;
    private final String source;
    private final @Nullable Things with;
    private final List<Target> targets;
    private final Conditions when;
    private final Optional<Selector> cards;
    private final @Nullable Times times;
    private final Price[] prices;
    private final boolean anyTargetWillDo;
    private final StepsTask costs;
    private final StepsTask steps;
    private final @Nullable Figure<Position> prefer;
    private final DeedTask task;

    /** Something that is chosen before a deed is done. */
    record Target(
            String name,
            int slot,
            Message lacking,
            @Nullable ChooseThings choosing,
            Things things) {
        /** Whether there is nothing for it, as far as who would choose it sees. */
        boolean none(Position position) {
            return choosing == null ? things.none(position) : choosing.none(position);
        }
    }

    private Deed(EffectCompiler compiler, Names names, String source, Parts parts) {
        this.workings = compiler.workings();
        this.source = source;
        this.with =
                parts.find("with").map(value -> compiler.things(value, names)).orElse(null);
        this.cards = parts.find("with").map(Selector.class::cast);
        this.targets = new ArrayList<>();
        Names aimed = targets(compiler, names, parts.find("targets").orElse(null));
        this.when = new Conditions(
                parts.find("when"),
                compiler,
                aimed,
                targets.stream().map(Target::name).toList());
        this.times =
                parts.find("limit").orElse(null) instanceof Limit limit ? new Times(workings.tally(), limit) : null;
        List<Step> cost =
                parts.find("cost").map(value -> ((Steps) value).steps()).orElse(List.of());
        this.prices = Price.of(cost, compiler, aimed).toArray(Price[]::new);
        this.anyTargetWillDo = targets.size() == 1 && prices.length == 0 && !when.isAimed();
        this.costs = compiler.steps(cost, aimed);
        this.steps = compiler.steps(
                parts.find("do").map(value -> ((Steps) value).steps()).orElse(List.of()), aimed);
        this.prefer = parts.find("prefer")
                .<Figure<Position>>map(value -> Liking.of(value, compiler, aimed))
                .orElse(null);
        this.task = new DeedTask(this, source);
    }

    private interface Parts {
        Optional<? extends Compiled> find(String key);
    }

    /** Makes an act ready. */
    public static Deed of(Act act, EffectCompiler compiler, Names names) {
        return new Deed(compiler, names, act.source().place().toString(), act::argument);
    }

    /** What is done by an ability that hears something. */
    static Deed heard(Ability ability, EffectCompiler compiler, Names names) {
        Parts parts = key -> key.equals("targets") || key.equals("cost") || key.equals("do")
                ? ability.argument(key)
                : Optional.empty();
        return new Deed(compiler, names, BundleCompiler.source(ability), parts);
    }

    private Names targets(EffectCompiler compiler, Names names, @Nullable Compiled written) {
        Names now = names;
        if (written instanceof Targets all) {
            for (var target : all.selectors().entrySet()) {
                int slot = now.next();
                Selector selector = target.getValue();
                boolean choose = selector instanceof Selector.Pick pick
                        && pick.how().name().equals("choose");
                ChooseThings choosing = choose ? ChooseThings.of(compiler, (Selector.Pick) selector, now, slot) : null;
                Things things = choosing == null ? compiler.things(selector, now) : choosing.candidates();
                Message lacking = choosing == null
                        ? Message.of(null, Phrases.nothing(selector), compiler, now)
                        : choosing.lacking();
                targets.add(new Target(target.getKey(), slot, lacking, choosing, things));
                now = now.with(target.getKey());
            }
        }
        return now;
    }

    /** The cards that it is done with, each as `self`; null if it needs none. The values in use say who acts. */
    public @Nullable Things with() {
        return with;
    }

    /** The task that does it. Its values are those of {@link #begin}. */
    public DeedTask task() {
        return task;
    }

    /** The values with which it begins. */
    public static Values begin(long me, long self) {
        return Values.of(me, self);
    }

    /** Whether it can be done now, as far as its player sees. */
    public boolean possible(Position position, Values values) {
        return refusal(position, values) == Refused.NO;
    }

    /** Why it cannot be done now, or that it can. */
    public Refused refusal(Position position, Values values) {
        Values before = position.enter(values);
        int viewer = position.viewer();
        position.lookAs(workings.seat(position, values.get(Names.ME)));
        Refused refused = why(position, values);
        position.lookAs(viewer);
        position.leave(before);
        return refused;
    }

    private Refused why(Position position, Values values) {
        long me = values.get(Names.ME);
        if (times != null && !times.left(position, me, values.get(Names.SELF))) {
            return Refused.LIMIT;
        }
        if (!when.holdBefore(position)) {
            return Refused.WHEN;
        }
        if (targets.isEmpty()) {
            return payable(position) ? Refused.NO : Refused.COST;
        }
        if (anyTargetWillDo) {
            return targets.get(0).things().none(position) ? Refused.TARGET : Refused.NO;
        }
        return aimable(position, values, 0);
    }

    /** Whether there is a candidate for each target from one on, with which all holds. */
    private Refused aimable(Position position, Values values, int from) {
        position.use(values);
        if (from == targets.size()) {
            if (!when.hold(position)) {
                return Refused.WHEN;
            }
            return payable(position) ? Refused.NO : Refused.COST;
        }
        Target target = targets.get(from);
        Refused worst = Refused.TARGET;
        for (long thing : target.things().all(position)) {
            Refused refused = aimable(position, values.with(target.slot(), thing), from + 1);
            if (refused == Refused.NO) {
                return refused;
            }
            worst = refused;
            position.use(values);
        }
        return worst;
    }

    private boolean payable(Position position) {
        for (Price price : prices) {
            if (!price.payable(position)) {
                return false;
            }
        }
        return true;
    }

    /** How much the computer likes it. */
    public long preference(Position position, Values values) {
        if (prefer == null) {
            return 0;
        }
        Values before = position.enter(values);
        long preference = prefer.of(position);
        position.leave(before);
        return preference;
    }

    /** Why it cannot be done now, in words for its player; nothing if it can. */
    public Optional<String> reason(Position position, Values values) {
        Refused refused = refusal(position, values);
        if (refused == Refused.NO) {
            return Optional.empty();
        }
        Values before = position.enter(values);
        int viewer = position.viewer();
        position.lookAs(workings.seat(position, values.get(Names.ME)));
        String reason = refused == Refused.LIMIT ? "you have done it often enough" : reason(position, refused);
        position.lookAs(viewer);
        position.leave(before);
        return Optional.of(reason);
    }

    private String reason(Position position, Refused refused) {
        return when.missing(position).orElseGet(() -> switch (refused) {
            case TARGET -> missing(position);
            case WHEN -> when.words().orElse("not now");
            default -> "you cannot pay for it";
        });
    }

    private String missing(Position position) {
        Target last = targets.get(targets.size() - 1);
        Target target = targets.stream()
                .filter(one -> one.things().none(position))
                .findFirst()
                .orElse(last);
        return target.lacking().text(position);
    }

    /** Why it cannot be done with any card, in words for its player. */
    public String withoutCard(Position position, Values values) {
        Values before = position.enter(values);
        String reason = when.missing(position)
                .orElseGet(() -> with == null || !with.none(position) || cards.isEmpty()
                        ? "none of your cards for it can be used now"
                        : Phrases.nothing(cards.get()));
        position.leave(before);
        return reason;
    }

    /** Whether something is chosen before it is done. */
    public boolean isAimed() {
        return !targets.isEmpty();
    }

    List<Target> targets() {
        return targets;
    }

    StepsTask costs() {
        return costs;
    }

    /** What it does once targets are chosen and the cost is paid. */
    public StepsTask steps() {
        return steps;
    }

    void count(Position position, Values values) {
        if (times != null) {
            times.count(position, values.get(Names.ME), values.get(Names.SELF));
        }
    }

    Workings workings() {
        return workings;
    }

    String source() {
        return source;
    }

    /** Why a deed cannot be done. */
    public enum Refused {
        NO,
        WHEN,
        TARGET,
        COST,
        LIMIT
    }
}
