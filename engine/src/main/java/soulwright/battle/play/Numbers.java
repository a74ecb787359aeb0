package soulwright.battle.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import soulwright.content.piece.Element;
import soulwright.content.quest.QuestNumber;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.run.Effects;
import soulwright.effect.run.Quantity;
import soulwright.game.Position;

/** The numbers of characters and players that effects read and change: attributes, wounds and health, and what the ruleset declares. */
public final class Numbers {
    private final QuestRuleset rules;
    private final List<String> attributes;
    private final Map<String, Quantity> quantities = new HashMap<>();
    private final List<Declared> declared = new ArrayList<>();
    private final Entries.Span elements;
    private final Pieces pieces;
    private final Attribute[] byAttribute;
    private final Wounds wounds;
    private final Health health;
    private final int life;

    Numbers(QuestRuleset rules, Entries entries, Printed printed, Pieces pieces, Effects effects) {
        this.rules = rules;
        this.attributes = rules.attributes();
        this.elements = entries.span(Element.KIND);
        this.pieces = pieces;
        byAttribute = new Attribute[attributes.size()];
        for (int i = 0; i < byAttribute.length; i++) {
            byAttribute[i] = new Attribute(pieces, printed, effects, i);
            quantities.put(attributes.get(i), byAttribute[i]);
        }
        life = rules.life().map(attributes::indexOf).orElse(0);
        wounds = new Wounds(byAttribute[life]);
        quantities.put("wounds", wounds);
        health = new Health(wounds);
        quantities.put("health", health);
        int number = byAttribute.length + 2;
        int cell = 0;
        for (var of : rules.numbers().character().entrySet()) {
            number = declare(of.getKey(), of.getValue(), true, cell, number, effects);
            cell += cells(rules, of.getKey(), of.getValue(), elements.size());
        }
        for (var of : rules.numbers().player().entrySet()) {
            number = declare(of.getKey(), of.getValue(), false, cell, number, effects);
            cell += cells(rules, of.getKey(), of.getValue(), elements.size());
        }
    }

    private int declare(String name, QuestNumber rule, boolean character, int cell, int number, Effects effects) {
        boolean carried = !character && rules.carried().contains(name);
        Declared one = new Declared(name, rule, character, carried, cell, number, pieces, effects, elements);
        declared.add(one);
        quantities.put(name, one);
        return number + 1;
    }

    /** How many cells a number takes: none if it is always worked out. */
    private static int cells(QuestRuleset rules, String name, QuestNumber rule, int elements) {
        boolean kept = rule.is().isEmpty() || rules.carried().contains(name);
        return kept ? figures(rule, elements) : 0;
    }

    /** How many figures a number has: one, or one for each element. */
    static int figures(QuestNumber rule, int elements) {
        return rule.each().isPresent() ? elements : 1;
    }

    /** How many cells some of the ruleset's numbers take. */
    static int cells(QuestRuleset rules, Map<String, QuestNumber> numbers, int elements) {
        return numbers.entrySet().stream()
                .mapToInt(number -> cells(rules, number.getKey(), number.getValue(), elements))
                .sum();
    }

    /** What a number of a thing is remembered by: who looks and how counts, too. */
    static long key(Position position, int number, long thing, int index) {
        long what = ((long) number << 40) | ((long) index << 24) | thing;
        return (what << 9) | ((position.viewer() + 1L) << 1) | (position.isPrinted() ? 1 : 0);
    }

    static long remember(Position position, int place, long key, long value) {
        position.memo().keep(place, key, value);
        return value;
    }

    /** Adds a number that is not one of characters. */
    public void add(String name, Quantity quantity) {
        quantities.put(name, quantity);
    }

    /** The first number that is not taken. */
    public int free() {
        return byAttribute.length + 2 + declared.size();
    }

    Quantity get(String name) {
        Quantity quantity = quantities.get(name);
        if (quantity == null) {
            throw new IllegalArgumentException("nobody changes " + name);
        }
        return quantity;
    }

    List<Declared> declared() {
        return declared;
    }

    /** The attributes in the ruleset's order. */
    public List<String> attributes() {
        return attributes;
    }

    Attribute attribute(int index) {
        return byAttribute[index];
    }

    /** The attribute that wounds use up. */
    Attribute life() {
        return byAttribute[life];
    }

    Health health() {
        return health;
    }

    Wounds wounds() {
        return wounds;
    }

    Entries.Span elements() {
        return elements;
    }
}
