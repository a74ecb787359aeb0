package soulwright.editor.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.game.LogLine;
import soulwright.game.Outcome;
import soulwright.quest.scene.Scene;

/** A game at one moment, as far as whoever sits at the screen may see it. Immutable. Games of other kinds have moments of their own. */
public interface Moment {
    /** Grows from moment to moment; what the user does is for the moment that he saw. */
    int number();

    /**
     * Nothing is shown, because another person is to sit down at the screen.
     *
     * @param seat of the person who is waited for; nothing while computers play before anybody has sat down
     * @param chair of that person, or of nobody
     */
    record Curtain(int number, OptionalInt seat, Optional<Chair> chair) implements Moment {
        /** The name of the person who is waited for. */
        String name() {
            return chair.map(Chair::name).orElse("");
        }
    }

    /**
     * What one player sees.
     *
     * @param watched whether nobody at the screen plays: he is only looked over the shoulder
     * @param asked what he is to decide; nothing while others do
     * @param thinking the computer player who is to decide
     * @param log the oldest first
     * @param outcome how it ended
     * @param trouble why it is not saved, in words for people
     */
    record Seen(
            int number,
            Scene scene,
            boolean watched,
            Optional<Asked> asked,
            OptionalInt thinking,
            List<LogLine> log,
            Forecasts forecasts,
            boolean canUndo,
            Optional<Outcome> outcome,
            Optional<String> trouble)
            implements Moment {
        public Seen {
            log = List.copyOf(log);
        }

        /**
         * The seat of whoever is to decide; of whose turn it is when nobody is. Who is asked looks at the scene, and may sit elsewhere in a game
         * within.
         */
        public int deciding() {
            return asked.isPresent() ? scene.viewer() : thinking.orElse(scene.turn());
        }

        public int viewer() {
            return scene.viewer();
        }
    }
}
