package soulwright.story.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import soulwright.battle.Carried;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Question;
import soulwright.game.Topic;
import soulwright.story.scene.PackScene;
import soulwright.story.scene.StockCard;

/**
 * Somebody picks the cards that he takes to battles from his stock, kind by kind (SM-STO-12); where he may take all of a kind, he does. What he
 * has not yet picked lies in a bag of its own meanwhile.
 */
final class PackQuestion implements Question {
    private static final int ENOUGH = 0;

    private final Cupboard cupboard;
    private final Bags bags;
    private final int player;
    private final int left;
    private final int deck;

    /**
     * Makes the question.
     *
     * @param left the bag of what is not yet picked
     * @param deck the bag into which they go
     */
    PackQuestion(Cupboard cupboard, int player, int left, int deck) {
        this.cupboard = cupboard;
        this.bags = cupboard.bags();
        this.player = player;
        this.left = left;
        this.deck = deck;
    }

    /** Lets him pick from what he has. */
    void begin(Position position, Carried from) {
        layOut(position, from);
        position.push(this, StageTask.NOBODY);
    }

    /** Lets him who picks now do so from the beginning. Gives whether he does. */
    boolean beginAgain(Position position, Carried from) {
        Frame top = position.topOrNull();
        if (top == null || !(top.task() instanceof PackQuestion now) || now.player != player) {
            return false;
        }
        layOut(position, from);
        position.top(top.at(0));
        return true;
    }

    private void layOut(Position position, Carried from) {
        bags.put(position, left, from);
        bags.put(position, deck, from.with(List.of()));
    }

    @Override
    public void run(Position position, Frame frame) {
        if (frame.at() == Limits.KINDS.size()) {
            bags.empty(position, left);
            position.pop();
            return;
        }
        String kind = Limits.KINDS.get(frame.at());
        List<Integer> cards = of(position, left, kind);
        int room = cupboard.limits().of(kind) - of(position, deck, kind).size();
        if (cards.size() <= room) {
            cards.forEach(card -> pick(position, card));
            position.top(frame.at(frame.at() + 1));
        } else if (room == 0) {
            position.top(frame.at(frame.at() + 1));
        } else {
            ask(position, cards);
        }
    }

    private void ask(Position position, List<Integer> cards) {
        position.ask(player);
        List<Carried.Card> offered = new ArrayList<>();
        for (int card : cards) {
            Carried.Card one = bags.card(position, card);
            if (!offered.contains(one)) {
                offered.add(one);
                position.offer(card);
            }
        }
        position.offer(ENOUGH);
    }

    /** What he picks from, and what he has picked. */
    PackScene scene(Position position, Frame frame) {
        String kind = Limits.KINDS.get(frame.at());
        List<StockCard> offered = new ArrayList<>();
        for (int i = 0; i < position.offered() && position.option(i) != ENOUGH; i++) {
            offered.add(cupboard.card(position, (int) position.option(i)));
        }
        return new PackScene(kind, cupboard.limits().of(kind), cupboard.cards(position, deck), offered);
    }

    private List<Integer> of(Position position, int bag, String kind) {
        List<Integer> cards = new ArrayList<>();
        for (int card = bags.first(position, bag); card != 0; card = bags.next(position, card)) {
            if (bags.entry(position, card).id().kind().name().equals(kind)) {
                cards.add(card);
            }
        }
        return cards;
    }

    private void pick(Position position, int card) {
        Carried.Card picked = bags.card(position, card);
        bags.remove(position, left, card);
        bags.add(position, deck, picked, 0);
    }

    @Override
    public void chosen(Position position, Frame frame, long option) {
        if (option == ENOUGH) {
            position.top(frame.at(frame.at() + 1));
        } else {
            pick(position, (int) option);
        }
    }

    @Override
    public long preference(Position position, Frame frame, long option) {
        for (int i = 0; i < position.offered(); i++) {
            if (position.option(i) == option) {
                return preferences(position, frame)[i];
            }
        }
        return 0;
    }

    @Override
    public long[] preferences(Position position, Frame frame) {
        List<Carried.Card> cards = new ArrayList<>();
        for (int i = 0; i < position.offered() && position.option(i) != ENOUGH; i++) {
            cards.add(bags.card(position, (int) position.option(i)));
        }
        Carried own = bags.get(position, left);
        long[] liking = Arrays.copyOf(
                cupboard.quests().liking(own.with(cards)).stream()
                        .mapToLong(figure -> figure)
                        .toArray(),
                position.offered());
        for (int i = 0; i < position.offered(); i++) {
            liking[i] = position.option(i) == ENOUGH ? Long.MIN_VALUE : liking[i];
        }
        return liking;
    }

    @Override
    public String kind() {
        return "pack";
    }

    @Override
    public String question(Position position, Frame frame) {
        String kind = Limits.KINDS.get(frame.at());
        int most = cupboard.limits().of(kind);
        return "Choose %s to take along: %d of %d"
                .formatted(kind, of(position, deck, kind).size(), most);
    }

    @Override
    public String key(Position position, Frame frame, long option) {
        if (option == ENOUGH) {
            return "enough";
        }
        Carried.Card card = bags.card(position, (int) option);
        String grown = card.improvements().isEmpty() ? "" : card.improvements().toString();
        return card.kind() + "/" + card.entry() + grown.replace(" ", "");
    }

    @Override
    public String words(Position position, Frame frame, long option) {
        if (option == ENOUGH) {
            return "Done with " + Limits.KINDS.get(frame.at());
        }
        String figures = cupboard.figures().card(bags.card(position, (int) option));
        String name = bags.entry(position, (int) option).name();
        return figures.isEmpty() ? name : name + ": " + figures;
    }

    @Override
    public Optional<Topic> topic(Position position, Frame frame, long option) {
        if (option == ENOUGH) {
            return Optional.empty();
        }
        Carried.Card card = bags.card(position, (int) option);
        return Optional.of(new Topic(card.kind(), card.entry()));
    }

    @Override
    public int number() {
        return "pack".hashCode() + deck;
    }
}
