package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;
import soulwright.effect.formula.Figure;
import soulwright.game.Position;

/** The verbs that steer a list of steps and never wait. */
final class FlowVerbs {
    private FlowVerbs() {}

    static Op branch(Making step) {
        Figure<Position> condition = step.figure("if");
        StepsTask yes = step.steps("then");
        StepsTask no = step.steps("else");
        return Op.pushing(position -> push(condition.holds(position) ? yes : no));
    }

    static Op compare(Making step) {
        List<Figure<Position>> ours = step.figures("compare");
        List<Figure<Position>> theirs = step.figures("with");
        StepsTask higher = step.steps("higher");
        StepsTask lower = step.steps("lower");
        StepsTask equal = step.steps("equal");
        return Op.pushing(position -> {
            for (int i = 0; i < Math.min(ours.size(), theirs.size()); i++) {
                int order = Long.compare(ours.get(i).of(position), theirs.get(i).of(position));
                if (order != 0) {
                    return push(order > 0 ? higher : lower);
                }
            }
            return push(equal);
        });
    }

    static Change push(StepsTask steps) {
        return steps.isEmpty() ? Change.NOTHING : position -> position.push(steps, position.values());
    }

    /** All of them read the same moment; what somebody picks for one of them is picked before. */
    static Op together(Making step) {
        List<Op> parts = new ArrayList<>();
        for (Step part : ((Steps) step.argument("together")).steps()) {
            parts.add(step.list().make(part));
        }
        return Op.pushing(position -> {
            List<Change> changes = new ArrayList<>(parts.size());
            parts.forEach(part -> changes.add(part.plan(position)));
            return now -> changes.forEach(change -> change.apply(now));
        });
    }

    static Op let(Making step) {
        String name = step.word("let");
        Compiled value = step.argument("be");
        if (StepsCompiler.picks(value)) {
            int slot = step.list().bind(name);
            return step.list().picking((Selector.Pick) value, slot);
        }
        if (value instanceof Selector) {
            Things things = step.things("be");
            int slot = step.list().bind(name);
            return position -> {
                long[] all = things.all(position);
                return now -> now.use(now.values().with(slot, all));
            };
        }
        Figure<Position> figure = step.figure("be");
        int slot = step.list().bind(name);
        return position -> {
            long now = figure.of(position);
            return then -> then.use(then.values().with(slot, now));
        };
    }
}
