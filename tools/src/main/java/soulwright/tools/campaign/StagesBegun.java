package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import soulwright.game.Happening;
import soulwright.game.Listener;
import soulwright.game.Session;

/** When the stages of a story began. Belongs to the thread of the session. */
final class StagesBegun implements Listener {
    private final IntSupplier decisions;
    private final List<Integer> begun = new ArrayList<>();

    private StagesBegun(IntSupplier decisions) {
        this.decisions = decisions;
    }

    /** Those of a session in which nothing has been decided. */
    static StagesBegun of(Session session) {
        StagesBegun stages = new StagesBegun(() -> session.game().decisions());
        session.listen(stages);
        return stages;
    }

    @Override
    public void heard(Happening happening) {
        if (happening.event().equals("stage")) {
            begun.add(decisions.getAsInt());
        }
    }

    /**
     * Whether one has begun since a decision, as far as that stands.
     *
     * @param decision counted from 1; 0 for the beginning
     */
    boolean isBegunSince(int decision) {
        int now = decisions.getAsInt();
        return begun.stream().anyMatch(when -> when >= decision && when <= now);
    }
}
