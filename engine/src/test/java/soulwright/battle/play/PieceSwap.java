package soulwright.battle.play;

import java.util.ArrayList;
import java.util.List;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.Item;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Spell;
import soulwright.content.quest.BattleRules;
import soulwright.effect.run.Names;
import soulwright.game.Frame;
import soulwright.game.Position;
import soulwright.game.Rng;

/** Changes what a viewer cannot know of pieces: which cards others hold, what those are like, which items are fakes, what was chosen in secret. */
public final class PieceSwap {
    private final BattleGround ground;
    private final Position position;
    private final int viewer;
    private final Rng rng;

    public PieceSwap(BattleGround ground, Position position, int viewer, Rng rng) {
        this.ground = ground;
        this.position = position;
        this.viewer = viewer;
        this.rng = rng;
    }

    public void swap() {
        for (int seat = 0; seat < ground.pieces().seats(position); seat++) {
            int player = ground.pieces().player(position, seat);
            if (seat != viewer) {
                consume(player);
                character(player);
            }
            for (int card = position.at(player + Pieces.CARDS); card != 0; card = position.at(card + Pieces.NEXT)) {
                if ((position.at(card + Pieces.SEEN) >> viewer & 1) == 0 && seat != viewer) {
                    card(player, card);
                } else if (position.at(card) == Kinds.ITEM) {
                    position.put(card + Pieces.ENTRY, alike(position.at(card + Pieces.ENTRY)));
                }
            }
            ground.bearers().equipmentChanged(position, player);
        }
        for (int cell = Globals.SIDE; cell <= Globals.OPPONENT; cell++) {
            int side = position.at(cell);
            if (Sides.isBattle(position)
                    && position.at(side) == Kinds.PLAYER
                    && position.at(side + Pieces.SEAT) != viewer) {
                hand(side);
                play(side);
            }
        }
    }

    /** Another has consumed other monsters than he did, of those that he does not own. */
    private void consume(int player) {
        ground.pieces().forgetConsumed(position, player);
        Entries.Span monsters = ground.entries().span(Monster.KIND);
        for (int entry = monsters.from(); entry < monsters.to(); entry++) {
            if (rng.below(8) == 0 && Pieces.find(position, player, entry) == 0) {
                ground.pieces().consume(position, player, entry);
            }
        }
    }

    private void character(int player) {
        if ((position.at(player + Pieces.SEEN) >> viewer & 1) == 0) {
            change(player);
        }
    }

    private void change(int character) {
        for (int attribute = 0; attribute < ground.numbers().attributes().size(); attribute++) {
            position.put(ground.pieces().improvement(position, character, attribute), rng.below(5));
        }
        position.put(character + Pieces.WOUNDS, 0);
        long life = ground.numbers().life().get(position, character);
        position.put(character + Pieces.WOUNDS, life < 2 ? 0 : rng.below((int) Math.min(life, 9)));
    }

    private void card(int player, int card) {
        String kind = switch (position.at(card)) {
            case Kinds.MONSTER -> Monster.KIND.name();
            case Kinds.EQUIPMENT -> Equipment.KIND.name();
            case Kinds.ITEM -> Item.KIND.name();
            default -> Spell.KIND.name();
        };
        Entries.Span span = ground.entries().span(kind);
        int entry = span.from() + rng.below(span.size());
        if (position.at(card) != Kinds.MONSTER) {
            position.put(card + Pieces.ENTRY, entry);
        } else {
            if (!ground.cards().isOwned(position, player, entry)) {
                position.put(card + Pieces.ENTRY, entry);
            }
            change(card);
        }
    }

    private int alike(int entry) {
        List<Integer> alike = new ArrayList<>();
        Entries.Span items = ground.entries().span(Item.KIND);
        for (int other = items.from(); other < items.to(); other++) {
            if (look(other) == look(entry)) {
                alike.add(other);
            }
        }
        return alike.get(rng.below(alike.size()));
    }

    private int look(int item) {
        return ((Item) ground.entries().get(item))
                .looksLike()
                .map(ground.entries()::number)
                .orElse(item);
    }

    /** Other cards are in a hand that the viewer does not see. */
    private void hand(int side) {
        int other = position.at(Globals.SIDE) == side ? position.at(Globals.OPPONENT) : position.at(Globals.SIDE);
        boolean open = ground.rules().battle().hands() == BattleRules.Hands.OPEN;
        boolean opposes = position.at(other) == Kinds.PLAYER && position.at(other + Pieces.SEAT) == viewer;
        if (open && opposes) {
            return;
        }
        List<Integer> hand = new ArrayList<>();
        List<Integer> deck = new ArrayList<>();
        Decks.in(position, side, Pieces.HAND, card -> !hand.add((int) card));
        Decks.in(position, side, Pieces.DECK, card -> !deck.add((int) card));
        for (int card : hand) {
            int with = deck.isEmpty() ? card : deck.get(rng.below(deck.size()));
            boolean alike = position.at(card) == position.at(with) && position.at(with + Pieces.ZONE) == Pieces.DECK;
            if (alike) {
                position.put(card + Pieces.ZONE, Pieces.DECK);
                position.put(with + Pieces.ZONE, Pieces.HAND);
            }
        }
    }

    /** What was chosen and not yet done is another of the choices. */
    private void play(int side) {
        if (position.at(side + Pieces.PLAY) == 0) {
            return;
        }
        for (Frame frame = position.topOrNull(); frame != null; frame = frame.below()) {
            if (frame.task() == ground.course().plays() && frame.values().get(Names.ME) == side) {
                return;
            }
        }
        List<Long> options = new ArrayList<>();
        int before = position.offered();
        int opening = position.at(Globals.ROUND) == 0 ? position.at(side + Pieces.PLAY) - 1 : -1;
        for (int act = 0; act < ground.course().plays().acts().size(); act++) {
            if (opening < 0 || opening == act) {
                ground.course().plays().acts().offer(position, side, act);
            }
        }
        for (int option = before; option < position.offered(); option++) {
            options.add(position.option(option));
        }
        position.withdraw();
        if (!options.isEmpty()) {
            long option = options.get(rng.below(options.size()));
            position.put(side + Pieces.PLAY, ActList.index(option) + 1);
            position.put(side + Pieces.PLAY_CARD, (int) ActList.card(option));
        }
    }
}
