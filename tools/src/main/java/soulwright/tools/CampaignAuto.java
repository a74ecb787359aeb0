package soulwright.tools;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
import org.jspecify.annotations.Nullable;
import soulwright.agent.Agent;
import soulwright.game.Recording;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.story.Campaigns;
import soulwright.tools.campaign.AutoPlay;
import soulwright.tools.campaign.CampaignRun;
import soulwright.tools.campaign.Coverage;
import soulwright.tools.campaign.StoryPrinter;
import soulwright.tools.terminal.Colours;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;
import tools.jackson.databind.json.JsonMapper;

/**
 * Lets a computer player go through a campaign.
 *
 * @param hero the name of who plays the hero
 */
record CampaignAuto(Console console, DataFormat format, String hero) {
    /** Plays from the beginning, and keeps the game in a file if one is named. Gives the exit status. */
    int begin(CampaignPack pack, String others, long seed, @Nullable Path save) {
        return play(pack, pack.start(others, seed), others, Optional.empty(), save);
    }

    /** Goes on with a saved one, and keeps it in another file if one is named. */
    int resume(SavedCampaign saved, @Nullable Path save) {
        return play(saved.pack(), saved.start(), saved.choices().others(), Optional.of(saved.recording()), save);
    }

    private int play(
            CampaignPack pack, Session session, String others, Optional<Recording> saved, @Nullable Path save) {
        Agent heroic = pack.computers().named(hero);
        Agent other = pack.computers().named(others);
        Optional<Saving> saving =
                Optional.ofNullable(save).map(path -> NewSave.at(path).begin(session));
        AutoPlay play = new AutoPlay(session, new Coverage(pack.campaign()));
        saved.ifPresent(recording -> replay(play, recording));
        StoryPrinter printer = new StoryPrinter(pack.catalog(), pack.campaign(), Size.USUAL.columns(), this::print);
        if (format == DataFormat.TEXT) {
            session.listen(printer);
        }
        CampaignRun run = play.play(heroic, other);
        switch (format) {
            case TEXT -> printer.end(run);
            case JSON -> console.out().println(Console.json(run));
        }
        return saving.map(file -> kept(file, session)).orElse(true) ? exit(run) : Exit.BROKEN;
    }

    private static void replay(AutoPlay play, Recording saved) {
        if (!play.replay(saved)) {
            throw new Finding(
                    "the save does not go as it went, since its packs have changed; without --auto somebody can"
                            + " say whether to go on all the same");
        }
    }

    private boolean kept(Saving saving, Session session) {
        saving.save(session.recording());
        saving.trouble().ifPresent(trouble -> console.err().println(trouble));
        return saving.trouble().isEmpty();
    }

    private static int exit(CampaignRun run) {
        return run.errors().isEmpty() ? Exit.SUCCESS : Exit.FINDINGS;
    }

    private void print(List<Line> lines) {
        Colours colours = console.colour() ? Colours.INDEXED : Colours.NONE;
        lines.forEach(line -> console.out().styled().println(colours.print(line)));
        console.flush();
    }

    /** Plays a campaign with each of several seeds, and says what of it was seen; Ctrl+C stops it after the one that is played. */
    int all(CampaignPack pack, String others, SeedRange range) {
        Agent heroic = pack.computers().named(hero);
        Agent other = pack.computers().named(others);
        Campaigns campaigns = pack.campaigns();
        Coverage coverage = new Coverage(pack.campaign());
        int status = Exit.SUCCESS;
        try (Interruption interruption = new Interruption()) {
            PrimitiveIterator.OfLong seeds = range.seeds().iterator();
            while (seeds.hasNext() && !interruption.isStopped()) {
                Session session = pack.start(campaigns, others, seeds.nextLong());
                CampaignRun run = new AutoPlay(session, coverage).play(heroic, other);
                console.out()
                        .println(format == DataFormat.JSON ? new JsonMapper().writeValueAsString(run) : run.words());
                console.flush();
                status = Math.max(status, exit(run));
            }
            if (format == DataFormat.TEXT) {
                coverage.words().forEach(console.out()::println);
            }
            console.flush();
        }
        return status;
    }
}
