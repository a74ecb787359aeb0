package soulwright.editor.story;

import java.util.Optional;
import soulwright.editor.play.Asked;
import soulwright.editor.play.Moment;
import soulwright.editor.play.Standing;
import soulwright.game.Outcome;
import soulwright.story.VersusView;
import soulwright.story.scene.PackScene;

/**
 * A battle between two card stocks at one moment, as one of the two sees it. Immutable.
 *
 * @param viewer who sees it: 0 or 1
 * @param asked what he is to decide; nothing while the other does
 * @param packing the cards that he picks, before the battle
 * @param game the battle, once both have packed
 */
record VersusMoment(
        int number,
        int viewer,
        Optional<Asked> asked,
        Optional<PackScene> packing,
        Optional<Moment.Seen> game,
        boolean canUndo,
        Optional<Outcome> outcome)
        implements Moment {
    static VersusMoment of(Standing standing) {
        VersusView view = (VersusView) standing.view();
        return new VersusMoment(
                standing.number(),
                view.viewer(),
                standing.asked(),
                view.packing(),
                view.within().map(battle -> standing.seen(battle, standing.log())),
                standing.canUndo(),
                standing.outcome());
    }
}
