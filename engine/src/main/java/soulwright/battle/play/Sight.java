package soulwright.battle.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import soulwright.content.piece.Element;
import soulwright.game.Position;
import soulwright.game.Values;

/** What whoever looks sees of characters, cards and the battle that goes on. */
public final class Sight {
    private final BattleGround ground;
    private final Position position;

    public Sight(BattleGround ground, Position position) {
        this.ground = ground;
        this.position = position;
    }

    /** The attributes of a character now, by name. */
    public Map<String, Integer> attributes(long character) {
        Map<String, Integer> figures = new LinkedHashMap<>();
        List<String> names = ground.numbers().attributes();
        for (int i = 0; i < names.size(); i++) {
            figures.put(names.get(i), (int) ground.numbers().attribute(i).get(position, character));
        }
        return figures;
    }

    /** What is printed on it, or what a summoner began with. */
    public Map<String, Integer> printed(long character) {
        Map<String, Integer> figures = new LinkedHashMap<>();
        List<String> names = ground.numbers().attributes();
        for (int i = 0; i < names.size(); i++) {
            figures.put(names.get(i), ground.numbers().attribute(i).base(position, character));
        }
        return figures;
    }

    public int health(long character) {
        return (int) ground.numbers().health().get(position, character, 0);
    }

    /** The ids of its statuses. */
    public List<String> statuses(long character) {
        List<String> statuses = new ArrayList<>();
        for (int row = Lasting.first(position, character); row != 0; row = Lasting.next(position, row)) {
            if (position.at(row + Lasting.TYPE) == Lasting.STATUS) {
                statuses.add(ground.entries()
                        .get(position.at(row + Lasting.WHAT))
                        .id()
                        .text());
            }
        }
        return statuses;
    }

    public int level(long monster) {
        return ground.printed().level(ground.trueEntry(position, monster));
    }

    /** The entry of its element; nothing for none. */
    public OptionalInt element(long monster) {
        long element = ground.printed().element(ground.trueEntry(position, monster));
        return element == Values.NONE ? OptionalInt.empty() : OptionalInt.of((int) element);
    }

    /** A declared single number of a character; 0 if there is none of that name. */
    public Map<String, Integer> numbers(long player) {
        Map<String, Integer> figures = new LinkedHashMap<>();
        for (Declared declared : ground.numbers().declared()) {
            if (declared.isShown()
                    && !declared.isTable()
                    && (!declared.isCharacters() || Pieces.kind(position, player) == Kinds.MONSTER)) {
                figures.put(declared.name(), (int) declared.get(position, player, 0));
            }
        }
        return figures;
    }

    /** The numbers of which there is one for each element, by their name and the element's. */
    public Map<String, Map<String, Integer>> tables(long player) {
        Map<String, Map<String, Integer>> tables = new LinkedHashMap<>();
        Entries.Span elements = ground.entries().span(Element.KIND);
        for (Declared declared : ground.numbers().declared()) {
            if (declared.isShown() && declared.isTable()) {
                Map<String, Integer> figures = new LinkedHashMap<>();
                for (int element = elements.from(); element < elements.to(); element++) {
                    String name = ground.entries().get(element).name();
                    figures.put(name, (int) declared.get(position, player, element - elements.from()));
                }
                tables.put(declared.name(), figures);
            }
        }
        return tables;
    }

    /** All cards of a player, combat spells not among them. */
    public List<Integer> cards(long player) {
        List<Integer> cards = new ArrayList<>();
        Pieces.cards(position, player, 0, card -> !cards.add((int) card));
        return cards;
    }

    public boolean isHidden(long piece) {
        return Pieces.isHidden(position, piece);
    }

    /** What is known of a card: its entry, or what it looks like; nothing if it was not seen. */
    public OptionalInt entry(long card) {
        long entry = ground.entry(position, card);
        return entry == Values.NONE ? OptionalInt.empty() : OptionalInt.of((int) entry);
    }

    public int level(Position now, long combatSpell) {
        return (int) ground.spellLevel(now, combatSpell);
    }

    public boolean isBattle() {
        return Sides.isBattle(position);
    }

    /** The two sides of the battle that goes on. */
    public List<Integer> sides() {
        return List.of(position.at(Globals.SIDE), position.at(Globals.OPPONENT));
    }

    public int round() {
        return position.at(Globals.ROUND);
    }

    /** Who is out on a side. */
    public List<Long> team(long side) {
        long monster = Sides.monster(position, side);
        return monster == Values.NONE || monster == side ? List.of(side) : List.of(side, monster);
    }

    /** Whether the one who looks sees the hand of a side. */
    public boolean isHandSeen(long side) {
        return ground.seesHand(position, side, position.viewer());
    }

    /** The hand of a side. */
    public List<Integer> hand(long side) {
        List<Integer> hand = new ArrayList<>();
        if (Sides.hasSummoner(position, side)) {
            Decks.in(position, side, Pieces.HAND, card -> !hand.add((int) card));
        }
        return hand;
    }

    public int deck(long side) {
        return Sides.hasSummoner(position, side) ? Decks.count(position, side, Pieces.DECK) : 0;
    }

    public int discards(long side) {
        return Sides.hasSummoner(position, side) ? Decks.count(position, side, Pieces.DISCARDED) : 0;
    }

    /** What a card is called. */
    public String words(long thing) {
        return ground.workings().words(position, thing);
    }
}
