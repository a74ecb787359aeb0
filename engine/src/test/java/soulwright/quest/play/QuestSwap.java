package soulwright.quest.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import soulwright.battle.play.PieceSwap;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.Vocabulary;
import soulwright.game.Frame;
import soulwright.game.Game;
import soulwright.game.Position;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.game.contract.GameContract.HiddenSwap;
import soulwright.quest.QuestMachine;

/** Changes what a player of a quest cannot know, without the parts that draw it anew: cards, figures, fakes, secret choices, pairs, dice. */
public final class QuestSwap implements HiddenSwap {
    private static final int CARDS = 2;
    private static final int TURNED = 4;

    private final QuestGround ground;

    public QuestSwap(Catalog catalog, QuestRuleset rules) {
        this.ground = new QuestGround(catalog, rules, Vocabulary.of(List.of(new QuestMachine().words())));
    }

    @Override
    public Game swapped(Game game, int viewer, Rng rng) {
        return ((TableGame) game).imagine(rng, position -> swap(position, viewer, rng));
    }

    /** Changes it in place; whoever is asked must be asked again. */
    public void swap(Position position, int viewer, Rng rng) {
        new PieceSwap(ground.battle(), position, viewer, rng).swap();
        pairs(position, rng);
    }

    private static void pairs(Position position, Rng rng) {
        List<Frame> frames = new ArrayList<>();
        for (Frame frame = position.topOrNull(); frame != null; frame = frame.below()) {
            frames.add(frame);
        }
        Frame below = null;
        for (int i = frames.size() - 1; i >= 0; i--) {
            Frame frame = frames.get(i);
            Frame again = new Frame(frame.task(), frame.at(), frame.values(), below);
            below = frame.task() instanceof Concentration ? shuffled(again, rng) : again;
        }
        position.top(below);
    }

    private static Frame shuffled(Frame frame, Rng rng) {
        long[] cards = frame.values().list(CARDS).clone();
        long turned = frame.values().get(TURNED);
        List<Long> unseen = new ArrayList<>();
        for (int place = 0; place < cards.length; place++) {
            if ((turned >> place & 1) == 0) {
                unseen.add(cards[place]);
            }
        }
        Collections.shuffle(unseen, new Random(rng.next()));
        for (int place = 0; place < cards.length; place++) {
            cards[place] = (turned >> place & 1) == 0 ? unseen.remove(0) : cards[place];
        }
        return frame.with(CARDS, cards);
    }
}
