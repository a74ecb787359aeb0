package soulwright.tools.campaign;

import java.util.List;
import java.util.function.Consumer;
import soulwright.content.Catalog;
import soulwright.content.story.Campaign;
import soulwright.game.Happening;
import soulwright.game.Listener;
import soulwright.tools.terminal.Line;

/** Tells a story as it happens, for those who only read. */
public final class StoryPrinter implements Listener {
    private final StoryLog log;
    private final Consumer<List<Line>> out;

    /** @param columns that there is room for */
    public StoryPrinter(Catalog catalog, Campaign campaign, int columns, Consumer<List<Line>> out) {
        this.log = new StoryLog(campaign, new Prose(Cast.of(catalog, campaign), columns));
        this.out = out;
    }

    @Override
    public void heard(Happening happening) {
        boolean outside = happening.among() == Happening.EVERYBODY;
        if (outside && StoryLog.isStory(happening.event()) && !happening.words().isEmpty()) {
            out.accept(log.lines(happening.event(), happening.topic(), happening.words()));
        }
    }

    /** How it ended. */
    public void end(CampaignRun run) {
        out.accept(log.ending(run));
    }
}
