package soulwright.quest.odd;

import java.util.List;
import soulwright.game.Rng;

/** The cards, places and events of an odd pack: between them they use most verbs. */
final class OddCards {
    private static final List<String> STATUSES = parts("""
            abilities:
              - cannot: act

            abilities:
              - on: round-end
                do:
                  - damage: 2
                    who: self

            abilities:
              - scale: attack
                percent: 50
                who: self

            abilities:
              - would: attack
                by: self
                chance: 50
                instead:
                  - message: "{self} stumbles."

            abilities:
              - add: 5
                to: hit-points
                who: self

            abilities:
              - on: damaged
                who: self
                limit: { times: 2, per: battle }
                do:
                  - heal: 1
                    who: self
            ends:
              - heal: 1
                who: self

            abilities:
              - cannot: [punch, summon]
            ends:
              - destroy: self
            """);

    private static final List<String> ITEMS = parts("""
            do:
              - heal: me.wounds
                who: me

            do:
              - attack: spell
                who: opponent.front
                level: 9
                element: ELEMENT

            do:
              - cure: any
                who: me.team

            do:
              - set: attack
                to: 0
                who: opponent.front
                until: round-end
              - scale: agility
                percent: 300
                who: me.team
                until: battle-end

            do:
              - draw: 3
              - discard: { choose: me.hand, count: 2 }

            do:
              - summon: { random: monsters }
                who: me

            do:
              - destroy: opponent.front

            do:
              - raise: { attack: 3, agility: -2 }
                who: me
              - end-battle: unbeaten

            do:
              - unsummon: opponent.front
            """);

    private static final List<String> EQUIPMENT = parts("""
            abilities:
              - add: 2
                to: agility
                who: me

            abilities:
              - would: damage
                who: me
                amount: that.amount / 2

            abilities:
              - on: hit
                by: me
                chance: 50
                do:
                  - heal: 1
                    who: me

            abilities:
              - add: 1
                to: magic.ELEMENT
                who: me

            abilities:
              - on: turn-start
                who: me
                may: true
                do:
                  - heal: 2
                    who: me

            abilities:
              - set: hit-points
                to: 5
                who: opponent.front
            """);

    private static final List<String> SPELLS = parts("""
            do:
              - transport: me
                to: me.home

            do:
              - walk: 3

            targets:
              rival: { choose: others }
            do:
              - battle: rival
                kind: rival
                won:
                  - gain: { choose: rival.cards, by: me }
                    who: me

            targets:
              there: { choose: lands, where: it.monster and not boss }
            do:
              - destroy: there.monster

            do:
              - mark: { random: lands, where: not owner, count: 2 }
              - unmark: { random: lands, where: owner }

            do:
              - spawn: { random: monsters }
                to: { random: lands, where: not home and not monster }

            do:
              - add: 2
                to: commands
                who: me

            do:
              - set: terrain
                to: terrain-0
                who: land
              - encounter: { random: land.wild }
                kind: wild
                ambush: 50
            """);

    private static final List<String> EVENTS = parts("""
            do:
              - for-each: { all: everyone }
                as: one
                do:
                  - gain: { random: items }
                    who: one

            do:
              - lose: { choose: [me.items, me.equipment] }

            do:
              - for-each: { all: everyone }
                as: one
                do:
                  - damage: 3
                    who: one

            do:
              - battle: { random: monsters }
                kind: away
                lost:
                  - lose: { random: me.cards }

            do:
              - choose:
                  - name: Up
                    do:
                      - transport: me
                        to: { choose: lands, where: not boss }
                  - name: Stay

            do:
              - together:
                  - gain: { random: me.cards }
                    who: { random: others }
                  - raise: { attack: 1 }
                    who: me.monsters
            """);

    private static final List<String> DWELLINGS = parts("""
            private: true
            services:
              rest:
                name: Rest
                do:
                  - heal: 9
                    who: me

            ruins: [ruin-0, ruin-1]
            services:
              pairs:
                name: Pairs
                targets:
                  wager: { choose: me.cards }
                cost:
                  - lose: wager
                do:
                  - concentration: { random: [items, equipment, spells, monsters], count: 5 }
                    misses: 2

            ruins: [ruin-0, ruin-1]
            services:
              spy:
                name: Spy
                limit: { times: 1, per: turn }
                do:
                  - reveal: [others, others.cards]
                    to: me
                  - lose: { choose: others.cards, by: me }

            ruins: [ruin-0, ruin-1]
            services:
              clear:
                name: Clear
                open: day
                targets:
                  ruin: { choose: lands, where: it.ruin }
                do:
                  - clear-level: ruin
              match:
                name: Match
                targets:
                  mine: { choose: me.monsters }
                  theirs: { choose: others.monsters }
                do:
                  - battle: theirs
                    by: mine
                    kind: rival
            """);

    private static final String RUIN_LEVEL = """
            - guardian: { random: monsters }
              reward:
                - gain: { random: [items, equipment] }
            """;

    private final Oddity odd;
    private final Rng rng;

    OddCards(Oddity odd, Rng rng) {
        this.odd = odd;
        this.rng = rng;
    }

    private static List<String> parts(String text) {
        return List.of(text.split("\n\n"));
    }

    /** An entry of a kind: its id, what else is said of it, and one of the parts. */
    private String entry(String kind, int index, String said, List<String> parts) {
        String id = "- id: %s-%d\n  name: %s %d\n".formatted(kind, index, kind, index);
        String body = said + parts.get(index % parts.size());
        return id + body.replace("ELEMENT", element()).indent(2);
    }

    private String element() {
        return "element-" + rng.below(odd.elements());
    }

    private static String level(int index) {
        return "level: " + (1 + index % 8) + "\n";
    }

    String status(int index) {
        return entry("status", index, "recovers: %d\n".formatted(index * 9 % 100), STATUSES);
    }

    String item(int index) {
        String fake = index % 3 == 2 ? "looks-like: item-" + (index - 1) + "\n" : "";
        return entry("item", index, level(index) + fake, ITEMS);
    }

    String equipment(int index) {
        String power = "soul-power: { ELEMENT: %d }\n".formatted(1 + rng.below(4));
        return entry("equipment", index, level(index) + power, EQUIPMENT);
    }

    String spell(int index) {
        return entry("spell", index, level(index), SPELLS);
    }

    String event(int index) {
        return entry("event", index, "weight: %d\nhappens: [turn]\n".formatted(1 + rng.below(9)), EVENTS);
    }

    /** The first is the home. */
    String dwelling(int index) {
        return entry("dwelling", index, "soul-power: { ELEMENT: 2 }\n", DWELLINGS);
    }

    String ruin(int index) {
        return "- id: ruin-%d\n  name: Ruin %d\n  levels:\n".formatted(index, index)
                + RUIN_LEVEL.repeat(3).indent(4);
    }
}
