package soulwright.story.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import soulwright.battle.Carried;
import soulwright.content.Catalog;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.Item;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Spell;
import soulwright.game.Position;

/**
 * What people of a campaign have, in the cells of its position: the figures of their own characters, and their cards, each a row on a list. A bag is
 * known by its first cell.
 */
final class Bags {
    // a bag
    private static final int FULL = 0;
    private static final int FIRST = 1;
    private static final int OWN = 2;
    // a card
    private static final int ENTRY = 0;
    private static final int NEXT = 1;
    private static final int RESTS = 2;
    private static final int CARD_OWN = 3;

    private final int attributes;
    private final int numbers;
    private final List<Entry<?>> entries = new ArrayList<>();
    private final Map<String, Integer> indices = new HashMap<>();

    /**
     * Makes room.
     *
     * @param attributes how many characters have
     * @param numbers how many figures a summoner takes along besides
     */
    Bags(Catalog catalog, int attributes, int numbers) {
        this.attributes = attributes;
        this.numbers = numbers;
        add(catalog, Monster.KIND);
        add(catalog, Equipment.KIND);
        add(catalog, Item.KIND);
        add(catalog, Spell.KIND);
    }

    private <T extends Entry<T>> void add(Catalog catalog, EntryKind<T> kind) {
        for (T entry : catalog.all(kind)) {
            indices.put(key(kind.name(), entry.id().text()), entries.size());
            entries.add(entry);
        }
    }

    private static String key(String kind, String id) {
        return kind + "/" + id;
    }

    /** The cells of a bag. */
    int width() {
        return OWN + attributes + numbers;
    }

    private int cardWidth() {
        return CARD_OWN + attributes;
    }

    boolean isFull(Position position, int bag) {
        return position.at(bag + FULL) != 0;
    }

    /** What is in a bag, cards that rest left out. */
    Carried get(Position position, int bag) {
        List<Integer> own = new ArrayList<>();
        for (int i = 0; i < attributes + numbers; i++) {
            own.add(position.at(bag + OWN + i));
        }
        List<Carried.Card> cards = new ArrayList<>();
        for (int card = first(position, bag); card != 0; card = next(position, card)) {
            if (rests(position, card) == 0) {
                cards.add(card(position, card));
            }
        }
        return new Carried(own.subList(0, attributes), own.subList(attributes, own.size()), cards);
    }

    /** Puts something into a bag instead of what was in it. */
    void put(Position position, int bag, Carried carried) {
        empty(position, bag);
        own(position, bag, carried);
        carried.cards().forEach(card -> add(position, bag, card, 0));
    }

    /** Puts the figures of somebody's own character into a bag, and leaves the cards. */
    void own(Position position, int bag, Carried carried) {
        position.put(bag + FULL, 1);
        int cell = bag + OWN;
        for (int figure : carried.attributes()) {
            position.put(cell++, figure);
        }
        for (int figure : carried.numbers()) {
            position.put(cell++, figure);
        }
    }

    void empty(Position position, int bag) {
        while (first(position, bag) != 0) {
            remove(position, bag, first(position, bag));
        }
        position.put(bag + FULL, 0);
    }

    /**
     * Adds a card as the last.
     *
     * @param rests how many battles it sits out
     */
    void add(Position position, int bag, Carried.Card card, int rests) {
        int row = position.allocate(cardWidth());
        position.put(row + ENTRY, index(card));
        position.put(row + RESTS, rests);
        for (int i = 0; i < card.improvements().size(); i++) {
            position.put(row + CARD_OWN + i, card.improvements().get(i));
        }
        int cell = bag + FIRST;
        while (position.at(cell) != 0) {
            cell = position.at(cell) + NEXT;
        }
        position.put(cell, row);
    }

    private int index(Carried.Card card) {
        Integer index = indices.get(key(card.kind(), card.entry()));
        if (index == null) {
            throw new IllegalArgumentException("no " + card.entry() + " among the " + card.kind());
        }
        return index;
    }

    void remove(Position position, int bag, int card) {
        int cell = bag + FIRST;
        while (position.at(cell) != card) {
            cell = position.at(cell) + NEXT;
        }
        position.put(cell, next(position, card));
        position.release(card, cardWidth());
    }

    int first(Position position, int bag) {
        return position.at(bag + FIRST);
    }

    /** The card after another; 0 after the last. */
    int next(Position position, int card) {
        return position.at(card + NEXT);
    }

    int rests(Position position, int card) {
        return position.at(card + RESTS);
    }

    Entry<?> entry(Position position, int card) {
        return entries.get(position.at(card + ENTRY));
    }

    boolean isMonster(Position position, int card) {
        return entry(position, card) instanceof Monster;
    }

    /** The card of the same entry in another bag; 0 if there is none. */
    int like(Position position, int bag, int card) {
        int other = first(position, bag);
        while (other != 0 && position.at(other + ENTRY) != position.at(card + ENTRY)) {
            other = next(position, other);
        }
        return other;
    }

    Carried.Card card(Position position, int card) {
        Entry<?> entry = entry(position, card);
        List<Integer> improvements = new ArrayList<>();
        for (int i = 0; entry instanceof Monster && i < attributes; i++) {
            improvements.add(position.at(card + CARD_OWN + i));
        }
        return new Carried.Card(entry.id().kind().name(), entry.id().text(), improvements, 0);
    }

    /** Who rests has one battle less to sit out; of all others there are only those that came back from a battle. */
    void returned(Position position, int bag, Carried back, int rests) {
        for (int card = first(position, bag); card != 0; ) {
            int next = next(position, card);
            if (rests(position, card) == 0) {
                remove(position, bag, card);
            } else {
                position.add(card + RESTS, -1);
            }
            card = next;
        }
        own(position, bag, back);
        back.cards().forEach(card -> add(position, bag, card, card.falls() > 0 ? rests : 0));
    }
}
