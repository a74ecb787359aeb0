package soulwright.effect.run;

import org.jspecify.annotations.Nullable;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Task;
import soulwright.game.Values;

/**
 * Does a deed: its targets are chosen, then those of the card that it is done with, then the cost is paid, then its steps are done. Without a
 * candidate for a target it comes to nothing.
 */
public final class DeedTask implements Task {
    private final Deed deed;
    private final String source;

    DeedTask(Deed deed, String source) {
        this.deed = deed;
        this.source = source;
    }

    @Override
    public void run(Position position, Frame frame) {
        int targets = deed.targets().size();
        if (frame.at() < targets) {
            aim(position, frame);
        } else if (frame.at() == targets) {
            aimCard(position, frame);
        } else if (frame.at() == targets + 1) {
            deed.count(position, frame.values());
            position.top(frame.at(targets + 2));
            if (!deed.costs().isEmpty()) {
                position.push(deed.costs(), frame.values());
            }
        } else {
            position.pop();
            if (!deed.steps().isEmpty()) {
                position.push(deed.steps(), frame.values());
            }
        }
    }

    private void aim(Position position, Frame frame) {
        if (!aim(position, frame, deed.targets().get(frame.at()))) {
            position.pop();
        }
    }

    /** Has one target of a frame chosen, or goes on when it is; whether there is a candidate. */
    private static boolean aim(Position position, Frame frame, Deed.Target target) {
        if (frame.values().get(target.slot()) != Values.NONE) {
            position.top(frame.at(frame.at() + 1));
        } else if (target.none(position)) {
            return false;
        } else if (target.choosing() != null) {
            position.push(target.choosing(), frame.values());
        } else {
            position.top(frame.with(target.slot(), target.things().all(position)));
        }
        return true;
    }

    private void aimCard(Position position, Frame frame) {
        Deed inner = inner(position, frame);
        if (inner == null || inner.targets().isEmpty()) {
            position.top(frame.at(frame.at() + 1));
            return;
        }
        position.top(frame.at(frame.at() + 1));
        position.push(
                new Aiming(inner),
                Deed.begin(frame.values().get(Names.ME), frame.values().get(Names.SELF))
                        .doing(frame.values().action()));
    }

    private @Nullable Deed inner(Position position, Frame frame) {
        return deed.with() == null
                ? null
                : deed.workings().deed(position, frame.values().get(Names.SELF));
    }

    @Override
    public int number() {
        return Numbering.of(source) + 5;
    }

    @Override
    public String source() {
        return source;
    }

    /** Chooses the targets of the card that a deed is done with; the frame below remembers them. */
    private record Aiming(Deed inner) implements Task {
        @Override
        public void run(Position position, Frame frame) {
            if (frame.at() == inner.targets().size()) {
                Frame below = frame.below();
                if (below != null) {
                    position.top(below.at(below.at(), below.values().aimedAt(frame.values())));
                }
                return;
            }
            if (!aim(position, frame, inner.targets().get(frame.at()))) {
                position.top(frame.at(inner.targets().size()));
            }
        }

        @Override
        public int number() {
            return Numbering.of(inner.source()) + 6;
        }
    }
}
