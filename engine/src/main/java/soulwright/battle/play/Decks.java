package soulwright.battle.play;

import java.util.function.LongPredicate;
import soulwright.game.Position;

/** The battle deck, the hand and the discard pile of a side. A deck has no order: what is drawn is drawn at random from it. */
final class Decks {
    private Decks() {}

    /** The cards of a side in a zone, combat spells first. */
    static boolean in(Position position, long side, int zone, LongPredicate test) {
        for (int card = position.at((int) side + Pieces.SPELLS); card != 0; card = Pieces.next(position, card)) {
            if (position.at(card + Pieces.ZONE) == zone && test.test(card)) {
                return true;
            }
        }
        for (int card = Pieces.first(position, side); card != 0; ) {
            int next = Pieces.next(position, card);
            if (position.at(card + Pieces.ZONE) == zone && test.test(card)) {
                return true;
            }
            card = next;
        }
        return false;
    }

    static boolean combatSpells(Position position, long side, LongPredicate test) {
        for (int card = position.at((int) side + Pieces.SPELLS); card != 0; card = Pieces.next(position, card)) {
            if (test.test(card)) {
                return true;
            }
        }
        return false;
    }

    static int count(Position position, long side, int zone) {
        int count = 0;
        for (int card = position.at((int) side + Pieces.SPELLS); card != 0; card = Pieces.next(position, card)) {
            count += position.at(card + Pieces.ZONE) == zone ? 1 : 0;
        }
        for (int card = Pieces.first(position, side); card != 0; card = Pieces.next(position, card)) {
            count += position.at(card + Pieces.ZONE) == zone ? 1 : 0;
        }
        return count;
    }

    /** Draws a card at random from the deck to the hand; 0 if there is none. */
    static int draw(Position position, long side, boolean reshuffle) {
        int count = count(position, side, Pieces.DECK);
        if (count == 0 && reshuffle) {
            moveAll(position, side, Pieces.DISCARDED, Pieces.DECK);
            count = count(position, side, Pieces.DECK);
        }
        if (count == 0) {
            return 0;
        }
        Pick pick = new Pick(position.rng().below(count));
        in(position, side, Pieces.DECK, pick);
        position.put(pick.card + Pieces.ZONE, Pieces.HAND);
        return pick.card;
    }

    static void moveAll(Position position, long side, int from, int to) {
        in(position, side, from, card -> {
            position.put((int) card + Pieces.ZONE, to);
            return false;
        });
    }

    private static final class Pick implements LongPredicate {
        private int left;
        private int card;

        Pick(int left) {
            this.left = left;
        }

        @Override
        public boolean test(long thing) {
            card = (int) thing;
            return left-- == 0;
        }
    }

    /** Makes the combat spells of a side, so many of each element. */
    static void make(Position position, Pieces pieces, long side, Entries.Span elements, int copies) {
        int tail = (int) side + Pieces.SPELLS;
        for (int element = elements.from(); element < elements.to(); element++) {
            for (int i = 0; i < copies; i++) {
                int card = pieces.create(position, Kinds.COMBAT_SPELL, element);
                position.put(card + Pieces.OWNER, (int) side);
                position.put(tail, card);
                tail = card + Pieces.NEXT;
            }
        }
    }

    /** Takes the combat spells away, and every card out of the battle. */
    static void clear(Position position, long side) {
        int card = position.at((int) side + Pieces.SPELLS);
        while (card != 0) {
            int next = Pieces.next(position, card);
            position.release(card, Pieces.CARD_WIDTH);
            card = next;
        }
        position.put((int) side + Pieces.SPELLS, 0);
        for (int own = Pieces.first(position, side); own != 0; own = Pieces.next(position, own)) {
            position.put(own + Pieces.ZONE, Pieces.NOWHERE);
        }
        position.put((int) side + Pieces.OUT, 0);
    }
}
