package soulwright.story.play;

import java.util.List;
import java.util.stream.Stream;
import soulwright.battle.Carried;
import soulwright.game.Position;

/** How what somebody brings home comes into his card stock (SM-STO-5, SM-STO-6). */
final class Stocking {
    private final Bags bags;

    Stocking(Bags bags) {
        this.bags = bags;
    }

    /** Puts a computer player's things into his stock; of two that are the same he takes what has the higher figures. */
    void better(Position position, int stock, Carried carried) {
        if (!bags.isFull(position, stock) || sum(own(carried)) > sum(own(bags.get(position, stock)))) {
            bags.own(position, stock, carried);
        }
        carried.cards().forEach(card -> {
            bags.add(position, stock, card, 0);
            int added = last(position, stock);
            int had = bags.like(position, stock, added);
            if (bags.isMonster(position, added) && had != added) {
                bags.remove(position, stock, worse(position, had, added));
            }
        });
    }

    private int last(Position position, int stock) {
        int card = bags.first(position, stock);
        while (bags.next(position, card) != 0) {
            card = bags.next(position, card);
        }
        return card;
    }

    private int worse(Position position, int one, int other) {
        return gain(position, one, other) > 0 ? one : other;
    }

    /** How much more was added to one monster than to another. */
    long gain(Position position, int before, int after) {
        return sum(bags.card(position, after).improvements())
                - sum(bags.card(position, before).improvements());
    }

    static List<Integer> own(Carried carried) {
        return Stream.concat(carried.attributes().stream(), carried.numbers().stream())
                .toList();
    }

    static long sum(List<Integer> figures) {
        return figures.stream().mapToLong(figure -> figure).sum();
    }
}
