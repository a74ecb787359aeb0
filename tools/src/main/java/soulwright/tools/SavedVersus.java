package soulwright.tools;

import org.jspecify.annotations.Nullable;
import soulwright.game.Recording;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.story.VersusChoices;
import soulwright.story.VersusChoices.NoVersus;

/** A battle between two card stocks that was saved, or is about to begin. */
record SavedVersus(Recording recording, VersusChoices choices, CampaignPack pack) implements SavedGame {
    /**
     * Finds what it is played with.
     *
     * @param pack null if it is where it was when the game was saved
     * @param packs finds it then
     * @throws Finding if it is no save of such a battle, or its campaign or players are not there any more
     */
    static SavedVersus of(Recording recording, @Nullable String pack, SavedPack packs) {
        VersusChoices choices = choices(recording);
        Home home = packs.console().home();
        String id = choices.campaign().text();
        CampaignPack found = packs.open(recording, choices.pack(), pack, open -> CampaignPack.of(home, open, id));
        choices.players().stream()
                .filter(player -> !player.equals(VersusChoices.PERSON))
                .forEach(found.computers()::present);
        return new SavedVersus(recording, choices, found);
    }

    private static VersusChoices choices(Recording recording) {
        try {
            return VersusChoices.of(recording.setup());
        } catch (NoVersus other) {
            throw new Finding(String.valueOf(other.getMessage()));
        }
    }

    @Override
    public Session start() {
        return start(pack, choices);
    }

    /**
     * Begins a battle that can be saved.
     *
     * @throws Finding if its cards are not of the campaign's packs
     */
    static Session start(CampaignPack pack, VersusChoices choices) {
        Setup setup = new Setup(pack.packs(), choices.written(), choices.setup().seed());
        try {
            return new Session(setup, pack.campaigns().start(choices.setup()));
        } catch (IllegalArgumentException foreign) {
            throw new Finding("the card stocks do not belong to the campaign and its packs as they are now: "
                    + foreign.getMessage());
        }
    }
}
