package soulwright.story.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import soulwright.battle.Carried;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.game.Game;
import soulwright.game.Position;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.game.View;
import soulwright.game.contract.GameContract.HiddenSwap;
import soulwright.quest.BoutSetup;
import soulwright.quest.Quests;
import soulwright.quest.play.QuestSwap;
import soulwright.story.VersusSetup;

/** Changes what a player of a battle between two card stocks cannot know: what the other has packed, and what is hidden in the battle. */
public final class VersusSwap implements HiddenSwap {
    private final VersusGround ground;
    private final QuestSwap within;

    public VersusSwap(Catalog catalog, QuestRuleset rules, VersusSetup setup) {
        this.ground = new VersusGround(catalog, rules, Quests.of(catalog, rules), setup);
        this.within = new QuestSwap(catalog, rules);
    }

    @Override
    public Game swapped(Game game, int viewer, Rng rng) {
        TableGame copy = (TableGame) game.copy();
        if (copy.inner().isEmpty()) {
            return copy.imagine(rng, position -> repack(position, viewer, rng));
        }
        int seat = copy.within(viewer).map(View::viewer).orElse(0);
        repack(copy.position(), viewer, rng);
        copy.inner().ifPresent(inner -> within.swap(((TableGame) inner).position(), seat, rng));
        return copy.imagineWithin(viewer, rng, position -> {});
    }

    /** The other has packed something else: cards of his stock at random, as many as before. */
    private void repack(Position position, int viewer, Rng rng) {
        Bags bags = ground.cupboard().bags();
        for (int seat = 0; seat < BoutSetup.SEATS; seat++) {
            if (seat != viewer && bags.isFull(position, ground.deck(seat))) {
                Carried before = bags.get(position, ground.deck(seat));
                List<Carried.Card> all = new ArrayList<>(
                        ground.setup().seats().get(seat).carried().cards());
                Collections.shuffle(all, new Random(rng.next()));
                Carried other = before.with(all.subList(0, before.cards().size()));
                // what is put in again lies in the opposite order, so that twice leaves every card in the cells of
                // another
                bags.put(position, ground.deck(seat), other);
                bags.put(position, ground.deck(seat), other);
            }
        }
    }
}
