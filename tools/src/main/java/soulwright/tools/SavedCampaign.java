package soulwright.tools;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import soulwright.game.Happening;
import soulwright.game.Recording;
import soulwright.game.Session;
import soulwright.story.CampaignChoices;
import soulwright.story.CampaignChoices.NoCampaign;
import soulwright.tools.campaign.StoryWords;

/** A campaign that was saved. */
record SavedCampaign(Recording recording, CampaignChoices choices, CampaignPack pack) implements SavedGame {
    /**
     * Finds what a campaign is played with.
     *
     * @param pack null if it is where it was when the game was saved
     * @param packs finds it then
     * @throws Finding if it is no save of a campaign, or the campaign is not there any more
     */
    static SavedCampaign of(Recording recording, @Nullable String pack, SavedPack packs) {
        CampaignChoices choices = choices(recording);
        Home home = packs.console().home();
        String id = choices.campaign().text();
        CampaignPack found = packs.open(recording, choices.pack(), pack, open -> CampaignPack.of(home, open, id));
        found.computers().present(choices.others());
        return new SavedCampaign(recording, choices, found);
    }

    /**
     * What was chosen before it began.
     *
     * @throws Finding if it is no save of a campaign
     */
    static CampaignChoices choices(Recording recording) {
        try {
            return CampaignChoices.of(recording.setup());
        } catch (NoCampaign other) {
            throw new Finding(String.valueOf(other.getMessage()));
        }
    }

    @Override
    public Function<Happening, String> words() {
        return StoryWords.of(pack.catalog(), pack.campaign())::words;
    }

    @Override
    public Session start() {
        return pack.start(choices.others(), recording.setup().seed());
    }
}
