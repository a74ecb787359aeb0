package soulwright.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.agent.Agent;
import soulwright.game.Journal;
import soulwright.game.Resumption;
import soulwright.game.Session;
import soulwright.story.StoryView;
import soulwright.tools.campaign.ChapterStart;
import soulwright.tools.campaign.StoryPicture;
import soulwright.tools.play.Chair;
import soulwright.tools.play.GamePlay;
import soulwright.tools.play.Resuming;
import soulwright.tools.terminal.ShellWord;
import soulwright.tools.terminal.Terminal;

/** Where a person plays the hero of a campaign, at a terminal. Each way to begin gives the exit status. */
record CampaignTable(Console console, Terminal terminal) {
    /** Plays from the beginning. */
    int begin(CampaignPack pack, String others, long seed, @Nullable Path save) {
        Agent other = pack.computers().named(others);
        NewSave file = NewSave.of(save, pack.campaign().about().id().local());
        Session session = pack.start(others, seed);
        GamePlay play = play(pack, other, session);
        return Exit.of(play.begin(file.begin(session)));
    }

    /** Goes on where a save stands. */
    int resume(Resuming resuming, SavedCampaign saved) {
        Session session = saved.start();
        GamePlay play = play(saved, session);
        return play.resume(saved.recording(), resuming).map(Exit::of).orElse(Exit.FINDINGS);
    }

    /**
     * Plays on from where a chapter began, in a copy.
     *
     * @param chapter from 1
     */
    int replay(Resuming resuming, SavedCampaign saved, int chapter, @Nullable Path save) {
        Resumption resumption = Resumption.of(saved.recording(), saved.start());
        if (!resumption.isExact()) {
            resumption.words().forEach(words -> terminal.print("- " + words));
        }
        int decisions = ChapterStart.of(resumption.replay().session().game(), chapter)
                .orElseThrow(() -> new WrongUse("chapter %d has not begun in %s"
                        .formatted(chapter, resuming.file().path())));
        NewSave file = save == null ? new NewSave(resuming.file().unusedCopy()) : NewSave.at(save);
        Session session = saved.start();
        GamePlay play = play(saved, session);
        List<String> made = saved.recording().decisions().subList(0, decisions);
        made.forEach(key -> session.choose(session.game().decision().find(key).orElseThrow()));
        return Exit.of(play.begin(file.begin(session)));
    }

    private GamePlay play(SavedCampaign saved, Session session) {
        CampaignPack pack = saved.pack();
        return play(pack, pack.computers().present(saved.choices().others()), session);
    }

    private GamePlay play(CampaignPack pack, Agent others, Session session) {
        Journal journal = Journal.of(session);
        StoryPicture picture = new StoryPicture(pack.catalog(), pack.campaign(), pack.ruleset(), session, journal);
        List<Chair> chairs = new ArrayList<>();
        String hero = pack.catalog().get(pack.campaign().hero()).name();
        for (int player = 0; player < session.game().players(); player++) {
            boolean person = player == StoryView.HERO;
            chairs.add(new Chair(person ? hero : "player " + player, person ? Optional.empty() : Optional.of(others)));
        }
        String word = SavedPack.isNear(console, pack.word()) ? "" : ShellWord.of(pack.word()) + " ";
        String goOn = "soulwright campaign " + word + "--resume ";
        return new GamePlay(session, journal, chairs, picture, goOn, terminal);
    }
}
