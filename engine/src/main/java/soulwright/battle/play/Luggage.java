package soulwright.battle.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import soulwright.battle.Carried;
import soulwright.effect.Type;
import soulwright.effect.formula.Figure;
import soulwright.game.Position;
import soulwright.game.Values;

/** Reads what a summoner takes along when a game is over, and gives it back to him where another begins. */
public final class Luggage {
    private final BattleGround ground;

    Luggage(BattleGround ground) {
        this.ground = ground;
    }

    /** What a player has now. */
    public Carried of(Position position, int player) {
        List<Integer> attributes = new ArrayList<>();
        for (int i = 0; i < ground.numbers().attributes().size(); i++) {
            Attribute attribute = ground.numbers().attribute(i);
            attributes.add(attribute.base(position, player) + attribute.improvement(position, player));
        }
        List<Integer> numbers = new ArrayList<>();
        for (Declared declared : ground.numbers().declared()) {
            for (int index = 0; index < declared.carried(); index++) {
                numbers.add((int) declared.get(position, player, index));
            }
        }
        List<Carried.Card> cards = new ArrayList<>();
        Pieces.cards(position, player, 0, card -> !cards.add(card(position, (int) card)));
        return new Carried(attributes, numbers, cards);
    }

    private Carried.Card card(Position position, int card) {
        var id = ground.entries().get(Pieces.entry(position, card)).id();
        boolean monster = position.at(card) == Kinds.MONSTER;
        List<Integer> improvements = new ArrayList<>();
        for (int i = 0; monster && i < ground.numbers().attributes().size(); i++) {
            improvements.add(ground.numbers().attribute(i).improvement(position, card));
        }
        int falls = monster ? position.at(card + Pieces.FALLS) : 0;
        return new Carried.Card(id.kind().name(), id.text(), improvements, falls);
    }

    /** The single numbers of a player that the ruleset declares, by name. */
    public Map<String, Integer> numbers(Position position, int player) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (Declared declared : ground.numbers().declared()) {
            if (!declared.isTable() && !declared.isCharacters()) {
                numbers.put(declared.name(), (int) declared.get(position, player, 0));
            }
        }
        return numbers;
    }

    /**
     * Gives a player what he brings along; he had nothing before.
     *
     * @throws IllegalArgumentException if it is of other packs or another ruleset
     */
    public void bring(Position position, int player, Carried carried) {
        check(carried.attributes().size(), ground.numbers().attributes().size());
        for (int i = 0; i < carried.attributes().size(); i++) {
            position.put(ground.pieces().base(player, i), carried.attributes().get(i));
        }
        int at = 0;
        for (Declared declared : ground.numbers().declared()) {
            check(Math.min(carried.numbers().size(), at + declared.carried()), at + declared.carried());
            for (int index = 0; index < declared.carried(); index++) {
                declared.bring(position, player, index, carried.numbers().get(at++));
            }
        }
        check(carried.numbers().size(), at);
        carried.cards().forEach(card -> ground.pieces().give(position, piece(position, card), player));
    }

    private int piece(Position position, Carried.Card card) {
        int entry = ground.entries().number(card.kind(), card.entry());
        int kind = Kinds.of(ground.entries().get(entry)) - Kinds.PRINTED;
        if (kind != Kinds.MONSTER) {
            return ground.pieces().create(position, kind, entry);
        }
        int monster = ground.cards().wild(position, entry);
        check(card.improvements().size(), ground.numbers().attributes().size());
        for (int i = 0; i < card.improvements().size(); i++) {
            ground.numbers()
                    .attribute(i)
                    .improve(position, monster, card.improvements().get(i));
        }
        return monster;
    }

    private static void check(int there, int wanted) {
        if (there != wanted) {
            throw new IllegalArgumentException("%d figures where there should be %d".formatted(there, wanted));
        }
    }

    /** How much the computer likes each of a summoner's cards, by the ruleset's judgement; higher is better. */
    public List<Long> liking(Position position, int player) {
        List<Long> liking = new ArrayList<>();
        Figure<Position> figure = ground.workings().liking(Type.thing("possession"));
        Values before = position.enter(Values.of(player, Values.NONE));
        Pieces.cards(position, player, 0, card -> {
            position.candidate(0, card);
            liking.add(figure == null ? 0 : figure.of(position));
            return false;
        });
        position.leave(before);
        return liking;
    }
}
