package soulwright.battle.play;

import static soulwright.battle.play.Kinds.COMBAT_SPELL;
import static soulwright.battle.play.Kinds.EQUIPMENT;
import static soulwright.battle.play.Kinds.ITEM;
import static soulwright.battle.play.Kinds.MONSTER;
import static soulwright.battle.play.Kinds.PLAYER;
import static soulwright.battle.play.Kinds.PRINTED;
import static soulwright.battle.play.Kinds.SPELL;

import java.util.List;
import java.util.Map;
import soulwright.content.piece.Equipment;
import soulwright.content.piece.Item;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Spell;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.formula.Reads;
import soulwright.effect.run.Quantity;
import soulwright.effect.run.Things;
import soulwright.game.Position;
import soulwright.game.Values;

/** What can be asked of characters, players, sides and cards. */
final class BattleProperties {
    private static final int[] CHARACTERS = {PLAYER, MONSTER};
    private static final int[] MONSTERS = {MONSTER, MONSTER + PRINTED};
    private static final int[] FIGHTERS = {PLAYER, MONSTER, MONSTER + PRINTED};
    private static final int[] CARDS = {MONSTER, EQUIPMENT, ITEM, SPELL, COMBAT_SPELL};
    private static final int[] PRINTED_CARDS = {MONSTER + PRINTED, EQUIPMENT + PRINTED, ITEM + PRINTED, SPELL + PRINTED
    };

    private final BattleGround ground;
    private final Registry registry;
    private final Entries entries;
    private final int[] levels;

    BattleProperties(BattleGround ground) {
        this.ground = ground;
        this.registry = ground.registry();
        this.entries = ground.entries();
        levels = new int[entries.size()];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = level(Entries.FIRST + i);
        }
    }

    /** The level that is printed on a card; 0 for other entries. */
    int level(int entry) {
        Object record = entries.get(entry);
        if (record instanceof Monster monster) {
            return monster.level();
        }
        if (record instanceof Item item) {
            return item.level();
        }
        if (record instanceof Equipment equipment) {
            return equipment.level();
        }
        return record instanceof Spell spell ? spell.level() : 0;
    }

    void register(QuestRuleset rules) {
        numbers();
        traits(rules.traits());
        characters();
        monsters();
        cards();
        players();
        sides();
        specials();
    }

    private void numbers() {
        List<String> attributes = ground.numbers().attributes();
        for (int i = 0; i < attributes.size(); i++) {
            Attribute attribute = ground.numbers().attribute(i);
            registry.one(attributes.get(i), attribute::get, FIGHTERS);
        }
        quantity("wounds");
        quantity("health");
        for (Declared declared : ground.numbers().declared()) {
            if (declared.isTable()) {
                registry.table(
                        declared.name(),
                        (position, thing, index) -> declared.get(position, thing, (int) index),
                        CHARACTERS);
            } else {
                registry.one(declared.name(), (position, thing) -> declared.get(position, thing, 0), CHARACTERS);
            }
        }
        registry.table("improvements", this::improvement, CHARACTERS);
        registry.table("score", this::score, MONSTERS);
        registry.table(
                "worth",
                (position, thing, index) -> score(position, thing, index) + improvement(position, thing, index),
                MONSTERS);
    }

    private void quantity(String name) {
        Quantity quantity = ground.numbers().get(name);
        registry.one(name, (position, thing) -> quantity.get(position, thing, 0), FIGHTERS);
    }

    private long improvement(Position position, long thing, long attribute) {
        if (Entries.isEntry(thing) || Pieces.isHidden(position, thing)) {
            return 0;
        }
        return ground.numbers().attribute((int) attribute).improvement(position, thing);
    }

    private long score(Position position, long thing, long attribute) {
        long entry = seen(position, thing);
        return entry == Values.NONE ? 0 : ground.printed().score(entry, (int) attribute);
    }

    /** The entry of a card, as whoever looks knows it. */
    private long seen(Position position, long thing) {
        return ground.entry(position, thing);
    }

    private void traits(Map<String, List<String>> traits) {
        traits.forEach((trait, values) -> {
            long[] of = new long[entries.span(Monster.KIND).size()];
            int from = entries.span(Monster.KIND).from();
            for (int i = 0; i < of.length; i++) {
                String value = entries.monster(from + (long) i).traits().get(trait);
                of[i] = value == null ? Values.NONE : values.indexOf(value);
            }
            registry.one(
                    trait,
                    (position, thing) -> {
                        long entry = seen(position, thing);
                        return entry == Values.NONE ? Values.NONE : of[(int) entry - from];
                    },
                    MONSTERS);
            registry.one(trait, (position, thing) -> Values.NONE, PLAYER);
        });
    }

    private void characters() {
        registry.one(
                "level",
                (position, thing) -> {
                    long entry = seen(position, thing);
                    return entry == Values.NONE ? 0 : levels[(int) entry - Entries.FIRST];
                },
                MONSTER,
                EQUIPMENT,
                ITEM,
                SPELL);
        registry.one("level", (position, thing) -> levels[(int) thing - Entries.FIRST], PRINTED_CARDS);
        registry.one("level", ground::spellLevel, COMBAT_SPELL);
        registry.one("element", this::elementOf, MONSTERS);
        registry.one("element", (position, thing) -> Pieces.entry(position, thing), COMBAT_SPELL);
        registry.one("status", Statuses::first, CHARACTERS);
        registry.one("owner", (position, thing) -> thing, PLAYER);
        registry.one("owner", BattleProperties::owner, CARDS);
        registry.one(
                "play",
                (position, thing) -> {
                    int card = position.at((int) thing + Pieces.PLAY_CARD);
                    return card == 0 ? Values.NONE : card;
                },
                PLAYER);
        registry.one("side", Sides::of, CHARACTERS);
    }

    private static long owner(Position position, long card) {
        int owner = Pieces.owner(position, card);
        return owner == 0 ? Values.NONE : owner;
    }

    private void monsters() {
        int from = entries.span(Monster.KIND).from();
        long[][] habitats = new long[entries.span(Monster.KIND).size()][];
        for (int i = 0; i < habitats.length; i++) {
            habitats[i] = entries.monster(from + (long) i).habitat().stream()
                    .mapToLong(entries::number)
                    .toArray();
        }
        registry.list(
                "habitat",
                (position, thing, test) -> {
                    long entry = seen(position, thing);
                    return entry != Values.NONE && Things.any(habitats[(int) entry - from], test);
                },
                MONSTERS);
        registry.one("special", (position, thing) -> thing, MONSTERS);
        registry.one("disobeys", ground::disobeys, MONSTER);
        registry.table("against", this::against, MONSTER, MONSTER + PRINTED, COMBAT_SPELL);
    }

    /** The element factor of what a card or a monster strikes with. */
    private long against(Position position, long thing, long element) {
        long own = Entries.isEntry(thing) || Pieces.kind(position, thing) == MONSTER
                ? elementOf(position, thing)
                : Pieces.entry(position, thing);
        return ground.blows().factor(own, element);
    }

    private long elementOf(Position position, long monster) {
        long entry = seen(position, monster);
        return entry == Values.NONE ? Values.NONE : ground.printed().element(entry);
    }

    private void cards() {
        registry.one("kind", (position, thing) -> Pieces.kind(position, thing) - MONSTER, CARDS);
        registry.one("kind", (position, thing) -> registry.kind(position, thing) - MONSTER - PRINTED, PRINTED_CARDS);
        PowerTable powers = ground.soulPowers(Equipment.KIND, entry -> ((Equipment) entry).soulPower());
        Reads.Tabled<Position> power = (position, thing, element) -> powers.of(seen(position, thing), element);
        registry.table("soul-power", power, EQUIPMENT, EQUIPMENT + PRINTED);
        registry.table("equipment.soul-power", power, EQUIPMENT, EQUIPMENT + PRINTED);
    }

    private void players() {
        possessions("monsters", MONSTER);
        possessions("equipment", EQUIPMENT);
        possessions("items", ITEM);
        possessions("spells", SPELL);
        possessions("cards", 0);
    }

    private void possessions(String name, int kind) {
        registry.list(name, (position, player, test) -> Pieces.cards(position, player, kind, test), PLAYER);
        if (kind == MONSTER || kind == 0) {
            registry.list(name, (position, monster, test) -> test.test(monster), MONSTER);
        }
    }

    private void sides() {
        registry.one("has-summoner", (position, side) -> 1, PLAYER);
        registry.one("side.monster", Sides::monster, CHARACTERS);
        registry.one("owner.monster", Sides::monster, CHARACTERS);
        registry.one("front", Sides::front, CHARACTERS);
        registry.list(
                "team",
                (position, side, test) -> {
                    long monster = Sides.monster(position, side);
                    return test.test(side) || (monster != side && monster != Values.NONE && test.test(monster));
                },
                CHARACTERS);
        zone("hand", Pieces.HAND);
        zone("deck", Pieces.DECK);
        zone("discards", Pieces.DISCARDED);
        registry.list("combat-spells", Decks::combatSpells, PLAYER);
    }

    private void zone(String name, int zone) {
        registry.list(name, (position, side, test) -> Decks.in(position, side, zone, test), PLAYER);
    }

    private void specials() {
        Specials specials = ground.specials();
        registry.one("special.attack", (position, monster) -> specials.attack(position, monster), MONSTERS);
        registry.one("special.agility", (position, monster) -> specials.agility(position, monster), MONSTERS);
        registry.one(
                "special.strikes",
                (position, monster) -> specials.strikes(ground.trueEntry(position, monster)) ? 1 : 0,
                MONSTERS);
        registry.list("special.who", specials::who, MONSTERS);
    }
}
