package soulwright.tools;

import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.game.Fingerprint;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.pack.Load.PackStatus;
import soulwright.pack.Offer;
import soulwright.story.CampaignChoices;
import soulwright.story.Campaigns;

/**
 * A campaign, with the packs that it is played with.
 *
 * @param word what finds its pack from anywhere: its id if it ships, or where it lies
 * @param ruleset of its games
 * @param packs all that decide how a game goes
 */
record CampaignPack(String word, Catalog catalog, Campaign campaign, QuestRuleset ruleset, List<Fingerprint> packs) {
    /**
     * Opens a campaign.
     *
     * @param pack a folder, a zip file, or the id of a pack that ships; null where only one that ships has campaigns
     * @param campaign its id, with its pack or without; null where there is only one
     * @throws WrongUse if there is no such campaign, or several
     * @throws Finding if the pack has errors
     */
    static CampaignPack open(Home home, @Nullable String pack, @Nullable String campaign) {
        return of(home, OpenPacks.open(home, pack == null ? shipped(home) : pack), campaign);
    }

    /** The same for a pack that is open. */
    static CampaignPack of(Home home, OpenPacks open, @Nullable String campaign) {
        PackStatus status = open.whole();
        Catalog catalog = open.load().catalog();
        EntryPick<Campaign> all = pick(catalog);
        EntryId<Campaign> id = campaign == null ? all.ownFirst(status.id()).only("--campaign") : all.named(campaign);
        Campaign found = catalog.get(id);
        return new CampaignPack(
                open.word(home),
                catalog,
                found,
                ruleset(catalog, found),
                open.workspace().fingerprints());
    }

    private static EntryPick<Campaign> pick(Catalog catalog) {
        List<EntryId<Campaign>> ids = catalog.ids(Campaign.KIND);
        if (ids.isEmpty()) {
            throw new WrongUse("the pack has no campaign, nor has one that it depends on");
        }
        return EntryPick.of(ids);
    }

    /**
     * The campaigns of a pack; where it has none, of those that it depends on.
     *
     * @throws WrongUse if there is none
     * @throws Finding if the pack has errors
     */
    static List<Campaign> all(Home home, String pack) {
        OpenPacks open = OpenPacks.open(home, pack);
        PackStatus status = open.whole();
        Catalog catalog = open.load().catalog();
        return pick(catalog).ownFirst(status.id()).ids().stream()
                .map(catalog::get)
                .toList();
    }

    private static String shipped(Home home) {
        List<String> packs = idsThatShip(home);
        if (packs.size() != 1) {
            throw new WrongUse("PACK is missing" + (packs.isEmpty() ? "" : "; there are " + String.join(", ", packs)));
        }
        return packs.get(0);
    }

    /** The packs that ship with campaigns. */
    static List<String> idsThatShip(Home home) {
        return home.finder().offers().stream()
                .filter(Offer::hasCampaigns)
                .map(Offer::id)
                .toList();
    }

    private static QuestRuleset ruleset(Catalog catalog, Campaign campaign) {
        if (catalog.get(campaign.ruleset()) instanceof QuestRuleset quest) {
            return quest;
        }
        throw new Finding("the campaign %s is played by %s, which is no ruleset of a board game"
                .formatted(campaign.about().id(), campaign.ruleset()));
    }

    /** Makes the story, the rules and all effects ready to be played. */
    Campaigns campaigns() {
        return Campaigns.of(catalog, campaign);
    }

    /** Begins a story that can be saved; for who begins only one. */
    Session start(String others, long seed) {
        return start(campaigns(), others, seed);
    }

    /**
     * The same with what has been made ready.
     *
     * @param campaigns made ready here
     * @param others the name of the computer player who plays everybody but the hero
     */
    Session start(Campaigns campaigns, String others, long seed) {
        CampaignChoices choices = new CampaignChoices(word, campaign.about().id(), others);
        return new Session(new Setup(packs, choices.written(), seed), campaigns.start(seed));
    }

    /** Who plays where no person does. */
    ComputerPlayers computers() {
        return new ComputerPlayers(ruleset);
    }
}
