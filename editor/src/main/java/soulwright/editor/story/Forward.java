package soulwright.editor.story;

import java.util.function.Predicate;
import soulwright.agent.Agent;
import soulwright.game.Game;
import soulwright.game.Rng;
import soulwright.game.Session;
import soulwright.story.StoryView;

/** Has a computer player play a story on, its hero included. */
final class Forward {
    private Forward() {}

    /**
     * Plays until something is to be decided in a view that is wanted, or the story is over. Gives whether it came to that.
     *
     * @param wanted is asked with what the hero sees, whenever he is to decide
     */
    static boolean play(Session session, Agent agent, Predicate<StoryView> wanted) {
        Rng dice = new Rng(session.setup().seed());
        while (!session.game().over()) {
            Game game = session.game();
            int player = game.decision().player();
            if (player == StoryView.HERO && wanted.test((StoryView) game.view(player))) {
                return true;
            }
            session.choose(agent.choose(game.view(player), dice));
        }
        return wanted.test((StoryView) session.game().view(StoryView.HERO));
    }
}
