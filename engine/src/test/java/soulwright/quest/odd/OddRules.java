package soulwright.quest.odd;

/** The ruleset of an odd pack. */
final class OddRules {
    private final Oddity odd;

    OddRules(Oddity odd) {
        this.odd = odd;
    }

    String text() {
        return head() + places() + time() + COMMANDS + ABILITIES + battle();
    }

    private String unless(String text) {
        return odd.bare() ? "" : text;
    }

    private String head() {
        String kit = "  monsters: [monster-1, monster-1]\n"
                + (odd.cards() > 1 ? "  items: [item-0, item-1, item-0]\n  spells: [spell-0, spell-1]\n" : "")
                + (odd.cards() > 0 ? "  equipment: [equipment-0, equipment-0]\n" : "");
        String limit = odd.limit() == 0
                ? ""
                : "limits: { monsters: %1$d, equipment: %1$d, items: %1$d, spells: %1$d }\n".formatted(odd.limit());
        return """
                id: odd
                kind: quest
                name: Odd
                seats: %d
                attributes: [hit-points, attack, agility]
                life: hit-points
                traits:
                  type: [small, great]
                numbers:
                  character:
                    resting: { min: 0 }
                  player:
                    soul-power:
                      each: element
                      is: sum(self.lands, soul-power[each]) + sum(self.equipment, soul-power[each])
                    magic:
                      each: element
                      is: clamp(1 + self.soul-power[each] / 3, 1, 8)
                    falls: { min: 0, max: 9 }
                start:
                  attributes: { hit-points: %d, attack: %d, agility: 5 }
                """.formatted(odd.seats(), Math.min(9999, 20 * odd.scale()), Math.min(9999, 5 * odd.scale()))
                + kit
                + limit
                + (odd.days() == 0 ? "" : "days: %d\n".formatted(odd.days()))
                + unless("ranking: [sum(me.magic), count(me.cards), -me.falls]\n");
    }

    private String places() {
        return """
                board:
                  sizes: [5, 7, 9, 11]
                  home: dwelling-0
                  elevation: 1 + ring
                  moves: %s
                  levels: [1..3, 2..5, 1..99]
                  wild: { all: monsters, where: habitat is land.terrain and level in land.lowest-level..land.highest-level }
                  boss: { random: monsters, where: type is great }
                  fairness: { within: 1, spread: 100, rich-edge: 100 }
                """.formatted(odd.diagonal() ? "diagonal" : "orthogonal");
    }

    private String time() {
        StringBuilder text = new StringBuilder("occasions: [turn]\ntunes: [song]\nsessions:\n");
        for (int session = 0; session < odd.sessions(); session++) {
            text.append("  - { id: session-%d, time: %s }\n".formatted(session, session % 2 == 0 ? "day" : "night"));
        }
        return text + "turn:\n  commands: %d\n".formatted(odd.commands()) + unless("  first: 1 + (day - 1) % seats\n");
    }

    private static final String COMMANDS = """
            commands:
              move:
                name: Move
                do:
                  - walk: 2
              mark:
                name: Mark
                when: land.owner is not me and not land.monster and not land.home and not land.boss
                do:
                  - encounter: { random: land.wild }
                    kind: wild
                    chance: 60
                    ambushed: 20
                    ambush: 30
                    clear:
                      - mark: land
              fight:
                name: Fight
                when: land.monster and not land.boss
                do:
                  - battle: land.monster
                    kind: wild
                    won:
                      - mark: land
              fight-boss:
                name: Fight the boss
                when: land.boss and land.monster
                do:
                  - battle: land.monster
                    kind: boss
                    won:
                      - win: me
              search:
                name: Search
                do:
                  - random:
                      - weight: 3
                        do:
                          - gain: { random: [items, equipment, spells, monsters] }
                      - weight: 2
                        do:
                          - encounter: { random: monsters }
                            kind: away
                      - weight: 1
                        do:
                          - event: turn
              visit:
                name: Visit
                when: land.open-to-me
                do:
                  - visit: land
              investigate:
                name: Investigate
                when: land.ruin
                do:
                  - investigate: land
                    kind: away
              process:
                name: Process
                targets:
                  consumed: { choose: me.monsters }
                  stronger: { choose: me.monsters, where: it is not consumed }
                do:
                  - raise: consumed.worth
                    who: stronger
                  - consume: consumed
              magic:
                name: Magic
                with: { all: me.spells }
                do:
                  - lose: self
                  - use: self
              trade:
                name: Trade
                targets:
                  other: { choose: others }
                when: count(me.cards) > 0 and count(other.cards) > 0
                do:
                  - let: wish
                    be: { choose: other.cards }
                  - choose:
                      - name: Accept
                        do:
                          - gain: wish
                            who: me
                      - name: Refuse
                    by: other
              duel:
                name: Duel
                cost:
                  - pay: 1
                    from: commands
                do:
                  - battle: { random: others }
                    kind: rival
              pass:
                name: Pass
                cost: []
                do:
                  - music: song
                  - end-turn: me
            """;

    private static final String ABILITIES = """
            abilities:
              - on: turn-start
                who: me
                chance: 30
                do:
                  - event: turn
              - on: turn-start
                who: me
                do:
                  - add: -1
                    to: resting
                    who: me.monsters
              - on: beaten
                who: me
                do:
                  - add: 1
                    to: falls
                    who: me
                  - set: health
                    to: 1
                    who: me
                  - transport: me
                    to: me.home
                  - end-turn: me
            """;

    private String battle() {
        String rounds = unless(", rounds: 4");
        return """
                battle:
                  kinds:
                    wild: { name: Outdoors%1$s, unbeaten: stays, both-down: lost }
                    boss: { name: Boss%1$s, unbeaten: stays, both-down: lost }
                    away: { name: Elsewhere%1$s, ambushed: 10, both-down: random }
                    rival: { name: Duel, rounds: 6, both-down: nobody }
                  combat-spells:
                    each: element
                    copies: 2
                    level: me.magic[each]
                  deck: [me.combat-spells, me.monsters, me.items]
                  hand: 4
                  empty-deck: %2$s
                  hands: %3$s
                  statuses: %4$s
                  order: self.agility
                """.formatted(
                                rounds,
                                odd.open() ? "reshuffle" : "nothing",
                                odd.open() ? "open" : "hidden",
                                odd.several() ? "many" : "one")
                + unless("  opening:\n    deal: { random: me.monsters, count: 4 }\n    choice: summon\n")
                + unless("  disobeys: 20 * clamp(self.level - 3, 0, 4)\n  immune: self.type is great\n")
                + FIGHT;
    }

    private static final String FIGHT = """
              choices:
                cast:
                  name: Cast
                  with: { all: me.hand, where: kind is combat-spell }
                  cost:
                    - discard: self
                  do:
                    - attack: spell
                      who: opponent.front
                summon:
                  name: Summon
                  with: { all: me.hand, where: kind is monster and resting == 0 }
                  do:
                    - summon: self
                use:
                  name: Use
                  with: { all: me.hand, where: kind is item }
                  cost:
                    - lose: self
                  do:
                    - use: self
                punch:
                  name: Punch
                  do:
                    - attack: punch
                      who: opponent.front
                redraw:
                  name: Discard all
                  do:
                    - discard: me.hand
                    - draw: 5
                escape:
                  name: Escape
                  when: not opponent.has-summoner
                  do:
                    - if: chance(50)
                      then:
                        - end-battle: unbeaten
              acts:
                - weight: 1
                  do:
                    - attack: normal
                      who: opponent.front
                - weight: 1
                  do:
                    - if: self.special.strikes
                      then:
                        - attack: special
                          who: self.special.who
                      else:
                        - use: self.special
              attacks:
                normal: { power: self.attack, speed: self.agility, element: self.element }
                special:
                  power: self.special.attack
                  speed: self.special.agility
                  element: self.element
                  hit:
                    - use: self.special
                punch: { power: self.attack, speed: self.agility }
                spell: { power: 8 + 5 * level, element: card.element }
              hits:
                miss: { name: Miss, chance: "clamp(15 + target.agility - speed, 5, 60)", factor: 0 }
                critical: { name: Critical, chance: 10, factor: 200 }
              damage: max(1, power * element-factor * hit-factor / 10000)
              abilities:
                - on: knocked-out
                  who: opponent.monsters
                  if: me.has-summoner
                  do:
                    - raise: that.target.score
                      who: [me, me.monster]
                - on: knocked-out
                  who: opponent.monsters
                  if: me.has-summoner and not opponent.has-summoner and not that.target.owned
                  do:
                    - gain: that.target
                      who: me
                - on: battle-end
                  if: me.has-summoner
                  do:
                    - for-each: me.monsters
                      as: friend
                      do:
                        - if: friend.health == 0
                          then:
                            - set: resting
                              to: 2
                              who: friend
                        - set: wounds
                          to: 0
                          who: friend
            """;
}
