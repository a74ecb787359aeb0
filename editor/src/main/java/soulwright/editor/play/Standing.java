package soulwright.editor.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.game.LogLine;
import soulwright.game.Outcome;
import soulwright.game.View;
import soulwright.quest.QuestView;
import soulwright.quest.scene.Scene;

/**
 * How a game stands for whoever sits at the screen, when a table is about to show it. Good on the thread of the game, until the game goes on; a
 * {@link Moment} made of it is good everywhere.
 *
 * @param number of the moment
 * @param view what he may know
 * @param watched whether nobody at the screen plays
 * @param asking whether he is to decide
 * @param computing whether a computer player is to decide
 * @param log what he noticed, the oldest first
 * @param outcome how the game ended
 * @param trouble why it is not saved, in words for people
 */
public record Standing(
        int number,
        View view,
        boolean watched,
        boolean asking,
        boolean computing,
        List<LogLine> log,
        boolean canUndo,
        Optional<Outcome> outcome,
        Optional<String> trouble) {
    public Standing {
        log = List.copyOf(log);
    }

    /** What he is to decide. */
    public Optional<Asked> asked() {
        return asking ? view.decision().map(Asked::of) : Optional.empty();
    }

    /**
     * The moment of a board game or battle that is the game, or goes on in it.
     *
     * @param game as he sees it
     * @param told what of the log belongs to it
     */
    public Moment.Seen seen(QuestView game, List<LogLine> told) {
        Scene scene = game.scene();
        Optional<Asked> asked = asked();
        return new Moment.Seen(
                number,
                scene,
                watched,
                asked,
                computing ? game.waitingFor().map(OptionalInt::of).orElse(OptionalInt.empty()) : OptionalInt.empty(),
                told,
                asked.map(one -> Forecasts.of(game, scene, one)).orElse(Forecasts.NONE),
                canUndo,
                outcome,
                trouble);
    }
}
