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
            cell += width(of.getValue());
        }
        for (var of : rules.numbers().player().entrySet()) {
            number = declare(of.getKey(), of.getValue(), false, cell, number, effects);
            cell += width(of.getValue());
        }
    }

    private int declare(String name, QuestNumber rule, boolean character, int cell, int number, Effects effects) {
        Declared one = new Declared(name, rule, character, cell, number, pieces, effects, elements);
        declared.add(one);
        quantities.put(name, one);
        return number + 1;
    }

    private int width(QuestNumber rule) {
        return cells(rule, elements.size());
    }

    /** How many cells a number takes: none if it is worked out. */
    static int cells(QuestNumber rule, int elements) {
        return rule.is().isPresent() ? 0 : rule.each().isPresent() ? elements : 1;
    }

    static int cells(Map<String, QuestNumber> rules, int elements) {
        return rules.values().stream().mapToInt(rule -> cells(rule, elements)).sum();
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
