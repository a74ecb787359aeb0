package soulwright.effect.run;

import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Task;

/** Steps that are done one after the other; what they put on top, and what hears them, is done before the next. */
public final class StepsTask implements Task {
    /** Nothing to be done. */
    public static final StepsTask NONE = new StepsTask(new Op[0], 0, "");

    private final Op[] ops;
    private final int number;
    private final String source;

    StepsTask(Op[] ops, int number, String source) {
        this.ops = ops;
        this.number = number;
        this.source = source;
    }

    public boolean isEmpty() {
        return ops.length == 0;
    }

    /** Whether none of its steps puts anything on top by itself. */
    boolean isPlain() {
        for (Op op : ops) {
            if (op.pushes()) {
                return false;
            }
        }
        return true;
    }

    /** Does plain steps with the values in use; if somebody hears one of them, the rest is put on top, and it gives false. */
    boolean done(Position position) {
        for (int at = 0; at < ops.length; at++) {
            ops[at].plan(position).apply(position);
            if (position.hasPending()) {
                position.push(this, at + 1, position.values());
                return false;
            }
        }
        return true;
    }

    @Override
    public void run(Position position, Frame frame) {
        int at = frame.at();
        while (at < ops.length) {
            Op op = ops[at++];
            Change change = op.plan(position);
            if (op.pushes()) {
                Frame rest = at < ops.length ? frame.at(at, position.values()) : frame.below();
                position.top(rest);
                change.apply(position);
                if (at == ops.length || position.top() != rest || position.hasPending() || position.over()) {
                    return;
                }
            } else {
                change.apply(position);
                if (position.hasPending() && at < ops.length) {
                    position.top(frame.at(at, position.values()));
                    return;
                }
            }
        }
        position.top(frame.below());
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public String source() {
        return source;
    }
}
