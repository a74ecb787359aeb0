package soulwright.effect.run;

import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Task;

/** Steps that are done for each of several things, in order. */
final class ForEach implements Task {
    private final StepsTask steps;
    private final int list;
    private final int each;
    private final String source;
    private final boolean plain;

    private ForEach(StepsTask steps, int list, int each, String source) {
        this.steps = steps;
        this.list = list;
        this.each = each;
        this.source = source;
        this.plain = steps.isPlain();
    }

    static Op make(Making step) {
        Things things = step.things("for-each");
        Names names = step.names();
        int list = names.next();
        Names inner = names.withHidden();
        int each = inner.next();
        StepsTask steps = step.steps("do", inner.with(step.word("as", "it")));
        ForEach task = new ForEach(steps, list, each, step.source());
        return Op.pushing(position -> {
            long[] all = things.all(position);
            return all.length == 0
                    ? Change.NOTHING
                    : now -> now.push(task, now.values().with(list, all));
        });
    }

    @Override
    public void run(Position position, Frame frame) {
        long[] all = frame.values().list(list);
        int at = frame.at();
        for (; plain && at < all.length; at++) {
            position.work(1);
            position.use(frame.values().with(each, all[at]));
            position.top(frame);
            if (!steps.done(position)) {
                position.below(frame.at(at + 1));
                return;
            }
        }
        if (at == all.length) {
            position.top(frame.below());
            return;
        }
        position.top(frame.at(at + 1));
        position.push(steps, frame.values().with(each, all[at]));
    }

    @Override
    public int number() {
        return Numbering.of(source) + 3;
    }

    @Override
    public String source() {
        return source;
    }
}
