package soulwright.tools.campaign;

import java.util.List;
import java.util.Optional;
import soulwright.agent.Agent;
import soulwright.agent.Seeds;
import soulwright.game.Game;
import soulwright.game.Outcome;
import soulwright.game.Recording;
import soulwright.game.Rng;
import soulwright.game.Session;
import soulwright.story.StoryView;

/** Computer players go through one campaign to its end. Not for several threads at once. */
public final class AutoPlay {
    private final Session session;
    private final Coverage coverage;
    private final Coverage.Story story;
    private final long start = System.nanoTime();

    /**
     * @param session in which nothing has been decided
     * @param coverage where it is counted what they come through
     */
    public AutoPlay(Session session, Coverage coverage) {
        this.session = session;
        this.coverage = coverage;
        this.story = coverage.story();
        session.listen(story);
    }

    /** Decides as somebody did who saved the game. Gives whether it stands where it stood then. */
    public boolean replay(Recording saved) {
        for (String key : saved.decisions()) {
            Optional<Integer> option =
                    game().over() ? Optional.empty() : game().decision().find(key);
            if (option.isEmpty()) {
                return false;
            }
            choose(option.get());
        }
        return game().hash() == saved.hash();
    }

    /**
     * Plays on to the end. Whatever goes wrong is said in the result.
     *
     * @param hero who plays the hero
     * @param others who plays everybody else
     */
    public CampaignRun play(Agent hero, Agent others) {
        List<String> errors = errors(hero, others);
        long nanos = System.nanoTime() - start;
        StoryView view = view();
        CampaignRun run = CampaignRun.of(
                session.setup().seed(),
                view.scene(),
                new CampaignRun.Played(
                        story.stages(), game().decisions(), story.lines(), game().hash(), nanos, errors));
        coverage.add(story, run);
        return run;
    }

    private List<String> errors(Agent hero, Agent others) {
        Rng dice = new Rng(Seeds.derived(session.setup().seed(), game().decisions()));
        try {
            while (!game().over()) {
                int player = game().decision().player();
                Agent agent = player == StoryView.HERO ? hero : others;
                choose(agent.choose(game().view(player), dice));
            }
        } catch (RuntimeException | StackOverflowError failure) {
            return List.of(summary(failure));
        }
        Outcome outcome = game().outcome();
        boolean ended = outcome.how() == Outcome.How.WON || outcome.how() == Outcome.How.RANKED;
        return ended ? List.of() : List.of(outcome.words());
    }

    /** In one line, with the place where it happened: it is a bug, and somebody will have to look for it. */
    private static String summary(Throwable failure) {
        StackTraceElement[] frames = failure.getStackTrace();
        String where = frames.length == 0 ? "" : " at " + frames[0];
        return failure.getClass().getSimpleName() + ": " + failure.getMessage() + where;
    }

    private void choose(int option) {
        StoryView view = view();
        if (game().decision().player() == StoryView.HERO && !view.isGame()) {
            story.read(view.scene());
        }
        session.choose(option);
    }

    private Game game() {
        return session.game();
    }

    private StoryView view() {
        return (StoryView) game().view(StoryView.HERO);
    }
}
