package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.battle.Carried;
import soulwright.game.Frame;
import soulwright.game.Game;
import soulwright.game.Onlooker;
import soulwright.game.Position;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.game.View;
import soulwright.quest.BoutSetup;
import soulwright.quest.QuestView;
import soulwright.story.VersusView;
import soulwright.story.scene.PackScene;
import soulwright.story.scene.StockCard;

/** What one player may know of a battle between two card stocks: what the other packs is his secret. */
record SeenVersus(VersusGround ground, TableGame game, int viewer) implements VersusView, Onlooker {
    @Override
    public Game imagine(Rng rng) {
        return game.inner().isPresent()
                ? game.imagineWithin(viewer, rng, this::forget)
                : game.imagine(rng, this::forget);
    }

    /** What the other has picked is not known: he is thought to take what a computer player would, or to have picked nothing while he picks. */
    private void forget(Position position) {
        Bags bags = ground.cupboard().bags();
        for (int seat = 0; seat < BoutSetup.SEATS; seat++) {
            if (seat != viewer && bags.isFull(position, ground.deck(seat))) {
                Carried stock = ground.setup().seats().get(seat).carried();
                if (!ground.pack(seat).beginAgain(position, stock)) {
                    bags.put(position, ground.deck(seat), ground.cupboard().best(stock));
                }
            }
        }
    }

    @Override
    public long judge() {
        return game.within(viewer).map(View::judge).orElse(0L);
    }

    @Override
    public Optional<QuestView> within() {
        return game.within(viewer).map(QuestView.class::cast);
    }

    @Override
    public Optional<PackScene> packing() {
        Frame top = game.position().topOrNull();
        return decision().isPresent()
                        && game.inner().isEmpty()
                        && top != null
                        && top.task() instanceof PackQuestion pack
                ? Optional.of(pack.scene(game.position(), top))
                : Optional.empty();
    }

    @Override
    public List<StockCard> picked() {
        return game.inner().isPresent() ? List.of() : ground.cupboard().cards(game.position(), ground.deck(viewer));
    }

    @Override
    public List<String> facts() {
        List<String> facts = new ArrayList<>();
        picked().forEach(card -> facts.add(card.toString()));
        decision().ifPresent(decision -> {
            facts.add(decision.question());
            for (int option = 0; option < decision.size(); option++) {
                facts.add(decision.words(option));
            }
        });
        within().ifPresent(view -> facts.addAll(view.facts()));
        return List.copyOf(facts);
    }
}
