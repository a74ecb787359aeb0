package soulwright.effect.run;

import java.util.ArrayList;
import java.util.List;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Step;
import soulwright.effect.formula.Listing;
import soulwright.game.Position;
import soulwright.game.Values;

/** Makes one list of steps; what players and chance pick for a step is picked before it and kept in slots. */
final class StepsCompiler {
    private final EffectCompiler compiler;
    private final List<Op> ops = new ArrayList<>();
    private Names names;

    StepsCompiler(EffectCompiler compiler, Names names) {
        this.compiler = compiler;
        this.names = names;
    }

    StepsTask task(List<Step> steps) {
        steps.forEach(this::add);
        return task(steps.isEmpty() ? "" : steps.get(0).source().place().toString());
    }

    StepsTask task(String source) {
        return new StepsTask(ops.toArray(Op[]::new), Numbering.of(source), source);
    }

    void add(Step step) {
        ops.add(make(step));
    }

    Op make(Step step) {
        String verb = step.verb().name();
        VerbMaker core = CoreVerbs.of(verb);
        VerbMaker maker = core == null ? compiler.workings().verb(verb) : core;
        if (maker == null) {
            throw new IllegalArgumentException("\"" + verb + "\" cannot be done here");
        }
        return maker.make(new Making(this, step));
    }

    EffectCompiler compiler() {
        return compiler;
    }

    Names names() {
        return names;
    }

    /** Gives a name to a slot for the steps that follow. */
    int bind(String name) {
        int slot = names.next();
        names = names.with(name);
        return slot;
    }

    void before(Op op) {
        ops.add(op);
    }

    /** Things for a step: what is picked is picked once, before it. */
    Things things(Compiled selector) {
        if (selector instanceof Selector.Union union
                && union.selectors().stream().anyMatch(StepsCompiler::picks)) {
            List<Listing<Position>> parts = new ArrayList<>();
            union.selectors().forEach(part -> parts.add(things(part).listing()));
            return new Things(EffectCompiler.joined(parts));
        }
        if (!picks(selector)) {
            return compiler.things(selector, names);
        }
        int slot = names.next();
        before(picking((Selector.Pick) selector, slot));
        names = names.withHidden();
        return kept(slot);
    }

    /** Picks things into a slot, whatever was in it. */
    Op picking(Selector.Pick pick, int slot) {
        if (pick.how().name().equals("choose")) {
            ChooseThings choosing = ChooseThings.of(compiler, pick, names, slot);
            return Op.pushing(position -> now -> now.push(choosing, now.values().with(slot, Values.NONE)));
        }
        Things drawn = compiler.things(pick, names);
        return position -> {
            long[] things = drawn.all(position);
            return now -> now.use(now.values().with(slot, things));
        };
    }

    static boolean picks(Compiled selector) {
        return selector instanceof Selector.Pick pick
                && (pick.how().name().equals("choose") || pick.how().name().equals("random"));
    }

    static Things kept(int slot) {
        return new Things((position, test) -> Things.any(position.values().list(slot), test));
    }
}
