package soulwright.editor.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.agent.Agent;
import soulwright.agent.Agents;
import soulwright.content.Catalog;
import soulwright.content.piece.GameCharacter;
import soulwright.content.quest.QuestJudgement;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.game.Fingerprint;
import soulwright.game.Recording;
import soulwright.game.Replay;
import soulwright.game.Session;
import soulwright.game.Setup;
import soulwright.game.TableGame;
import soulwright.pack.Load.PackStatus;
import soulwright.pack.Workspace;
import soulwright.story.CampaignChoices;
import soulwright.story.Campaigns;

/**
 * A campaign that can be played with the packs that are open. Immutable, so that a story goes on undisturbed while packs are edited.
 *
 * @param packs all that decide how it goes
 * @param pack a word that finds the packs again, for saves
 * @param rules of the games in it
 * @param campaigns makes games of it
 */
record Saga(
        Catalog catalog,
        List<Fingerprint> packs,
        String pack,
        Campaign campaign,
        QuestRuleset rules,
        Campaigns campaigns) {
    /** Who plays everybody but the hero, unless a save says otherwise. */
    static final String USUAL = "greedy";

    /**
     * All that can be played with some packs, those of packs on which no other depends first; it takes a while.
     *
     * @param places where each pack lies, by its id
     */
    static List<Saga> all(Workspace workspace, Map<String, String> places) {
        Catalog catalog = workspace.load().catalog();
        List<Fingerprint> packs = workspace.fingerprints();
        List<Saga> sagas = new ArrayList<>();
        for (Campaign campaign : catalog.all(Campaign.KIND)) {
            if (catalog.get(campaign.ruleset()) instanceof QuestRuleset rules) {
                String own = campaign.about().id().pack();
                sagas.add(new Saga(
                        catalog,
                        packs,
                        places.getOrDefault(own, own),
                        campaign,
                        rules,
                        Campaigns.of(catalog, campaign)));
            }
        }
        List<String> order =
                workspace.load().packs().stream().map(PackStatus::id).toList();
        sagas.sort(Comparator.comparingInt((Saga saga) ->
                        order.indexOf(saga.campaign().about().id().pack()))
                .reversed());
        return List.copyOf(sagas);
    }

    String name() {
        return campaign.about().name();
    }

    GameCharacter hero() {
        return catalog.get(campaign.hero());
    }

    /** Begins the story. */
    Session start(String others, long seed) {
        CampaignChoices choices = new CampaignChoices(pack, campaign.about().id(), others);
        return new Session(new Setup(packs, choices.written(), seed), campaigns.start(seed));
    }

    /** The same as a save has it, with nothing decided. */
    Session start(Setup saved) {
        return new Session(new Setup(packs, saved.choices(), saved.seed()), campaigns.start(saved.seed()));
    }

    /** A save played again, as far as it goes with the packs as they are now; takes up to a second. */
    Session replayed(Recording saved) {
        return Replay.of(saved, start(saved.setup())).session();
    }

    /** The computer player with a name; if there is none, the usual one. */
    Agent player(String name) {
        Agents agents = new Agents(rules.ai().map(QuestJudgement::levels).orElse(Map.of()));
        return agents.named(agents.names().contains(name) ? name : USUAL);
    }

    /** The story itself, to ask about more than its hero sees. */
    static Optional<TableGame> table(Session session) {
        return session.game() instanceof TableGame game ? Optional.of(game) : Optional.empty();
    }
}
