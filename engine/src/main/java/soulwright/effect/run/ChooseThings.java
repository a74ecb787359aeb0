package soulwright.effect.run;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Plural;
import soulwright.effect.compiled.Bunch;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Phrases;
import soulwright.effect.compiled.Selector;
import soulwright.effect.formula.Figure;
import soulwright.effect.formula.Listing;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;
import soulwright.game.Values;

/**
 * A player picks things, one after the other, for the frame below: they come to a slot of it. Cards of others among which he picks are shown to
 * him first, and what fits is what he then sees to fit. What cannot be otherwise is not asked: when there are no more candidates than are
 * wanted, all are taken.
 */
final class ChooseThings implements Question {
    private static final int ASKING = 1;
    private final Workings workings;
    private final Things candidates;
    private final Things from;
    private final Figure<Position> count;
    private final Figure<Position> by;
    private final List<Figure<Position>> matching;
    private final @Nullable Figure<Position> liking;
    private final int depth;
    private final int slot;
    private final String source;
    private final Message prompt;
    private final Message lacking;
    private final boolean saysLack;

    private ChooseThings(EffectCompiler compiler, Selector.Pick pick, Names names, int slot) {
        this.workings = compiler.workings();
        this.candidates = new Things(allowed(compiler.candidates(pick, names)));
        this.from = compiler.things(pick.from(), names);
        Compiled but = pick.arguments().get("count");
        this.matching = conditions(compiler, pick.arguments().get("matching"), names);
        long usual = matching.isEmpty() ? 1 : matching.size();
        this.count = but == null ? position -> usual : compiler.figure(but, names);
        Compiled who = pick.arguments().get("by");
        this.by = who == null ? position -> position.values().get(Names.ME) : compiler.figure(who, names);
        Compiled prefer = pick.arguments().get("prefer");
        this.liking =
                prefer == null ? workings.liking(Plural.one(pick.type())) : Liking.of(prefer, compiler, names.trying());
        this.depth = prefer == null ? 0 : names.depth();
        this.slot = slot;
        this.source = pick.source().place().toString();
        this.prompt = Message.of(pick.arguments().get("prompt"), Phrases.choose(pick), compiler, names);
        this.lacking = Message.of(pick.arguments().get("none"), Phrases.nothing(pick), compiler, names);
        this.saysLack = pick.arguments().containsKey("none");
    }

    /** Those that may be chosen by what is being done. */
    private Listing<Position> allowed(Listing<Position> all) {
        return (position, test) -> all.any(position, thing -> isAllowed(position, thing) && test.test(thing));
    }

    /** Whether what is being done may choose a thing; also what he who chooses does not see can forbid it. */
    private boolean isAllowed(Position position, long thing) {
        long action = position.values().action();
        return action == Values.NONE || workings.mayChoose(position, thing, action);
    }

    static ChooseThings of(EffectCompiler compiler, Selector.Pick pick, Names names, int slot) {
        return new ChooseThings(compiler, pick, names, slot);
    }

    private static List<Figure<Position>> conditions(
            EffectCompiler compiler, @Nullable Compiled matching, Names names) {
        if (matching == null) {
            return List.of();
        }
        List<Compiled> parts = matching instanceof Bunch bunch ? bunch.parts() : List.of(matching);
        return parts.stream().map(part -> compiler.figure(part, names.trying())).toList();
    }

    /** The candidates, for who asks whether there is one. */
    Things candidates() {
        return candidates;
    }

    /** That there is nothing to choose, in words for the player who would. */
    Message lacking() {
        return lacking;
    }

    /** Whether the one who would choose sees nothing to choose. */
    boolean none(Position position) {
        int viewer = position.viewer();
        position.lookAs(workings.seat(position, by.of(position)));
        boolean none = candidates.none(position);
        position.lookAs(viewer);
        return none;
    }

    @Override
    public void run(Position position, Frame frame) {
        int seat = workings.seat(position, by.of(position));
        if (seat >= 0 && frame.at() != ASKING) {
            show(position, seat);
            position.top(frame.at(ASKING));
            return;
        }
        position.lookAs(seat);
        long[] seen = left(position, frame);
        position.lookAs(Position.NOBODY);
        long[] left = Things.those(seen, thing -> isAllowed(position, thing));
        long[] chosen = frame.values().list(slot);
        long wanted = wanted(position, frame, left.length);
        if (left.length + chosen.length == 0) {
            sayLack(position, seat);
        }
        if (wanted == 0) {
            finish(position, frame, chosen);
            return;
        }
        if (wanted == left.length && matching.isEmpty()) {
            finish(position, frame, both(chosen, left));
        } else if (seat < 0) {
            chosen(position, frame, left[position.rng().below(left.length)]);
        } else {
            ask(position, frame, seat, left);
        }
    }

    /** Of things that are alike he is offered one; what is the only choice then is made for him. */
    private void ask(Position position, Frame frame, int seat, long[] left) {
        position.ask(seat);
        position.lookAs(seat);
        for (long thing : left) {
            if (!isOffered(position, thing)) {
                position.offer(thing);
            }
        }
        position.lookAs(Position.NOBODY);
        if (position.offered() == 1) {
            long only = position.option(0);
            position.withdraw();
            chosen(position, frame, only);
        }
    }

    private boolean isOffered(Position position, long thing) {
        for (int i = 0; i < position.offered(); i++) {
            if (workings.areAlike(position, position.option(i), thing)) {
                return true;
            }
        }
        return false;
    }

    /** How many more he chooses of those that are left. */
    private long wanted(Position position, Frame frame, int left) {
        int chosen = frame.values().list(slot).length;
        return Math.max(0, Math.min(count.of(position), left + chosen)) - chosen;
    }

    private void sayLack(Position position, int seat) {
        if (saysLack && seat >= 0 && position.isHeard()) {
            workings.say(position, lacking.text(position), 1 << seat);
        }
    }

    private void finish(Position position, Frame frame, long[] chosen) {
        Frame below = frame.below();
        position.top(below == null ? null : below.with(slot, chosen));
    }

    /** He looks through all of them, those that do not fit as well. */
    private void show(Position position, int seat) {
        for (long thing : from.all(position)) {
            workings.show(position, thing, seat);
        }
    }

    private long[] left(Position position, Frame frame) {
        long[] chosen = frame.values().list(slot);
        return Things.those(
                candidates.all(position), thing -> !has(chosen, thing) && matches(position, chosen.length, thing));
    }

    private boolean matches(Position position, int index, long thing) {
        if (matching.isEmpty()) {
            return true;
        }
        position.candidate(depth, thing);
        return index < matching.size() && matching.get(index).holds(position);
    }

    private static boolean has(long[] things, long thing) {
        for (long one : things) {
            if (one == thing) {
                return true;
            }
        }
        return false;
    }

    private static long[] both(long[] some, long[] more) {
        long[] all = Arrays.copyOf(some, some.length + more.length);
        System.arraycopy(more, 0, all, some.length, more.length);
        return all;
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        long[] chosen = both(frame.values().list(slot), new long[] {option});
        position.top(frame.at(0, frame.values().with(slot, chosen)));
    }

    @Override
    public String kind() {
        return "target";
    }

    @Override
    public String question(Position position, Frame frame) {
        long more = wanted(position, frame, left(position, frame).length);
        return prompt.text(position) + (more > 1 ? " (%d to choose)".formatted(more) : "");
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        return workings.key(position, option);
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        return workings.words(position, option);
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        return workings.topic(position, option);
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        if (liking == null) {
            return 0;
        }
        position.candidate(depth, option);
        return liking.of(position);
    }

    @Override
    public int number() {
        return Numbering.of(source) + 1;
    }

    @Override
    public String source() {
        return source;
    }
}
