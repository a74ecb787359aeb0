package soulwright.quest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlNode;

/** The pack that ships holds the values that the rules give: each parameter of the catalogue that is a plain figure. */
class ShippedRulesetTest {
    private final Map<String, YamlNode> files = new HashMap<>();

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', textBlock = """
                    SM-OBJ-1   | seats                                       | 4
                    SM-OBJ-2   | humans                                      | 0..4
                    SM-OBJ-3   | days                                        | if(people == 0, 200, 0)
                    SM-OBJ-3   | ranking                                     | sum(me.magic) count(me.cards) -me.knock-outs
                    SM-ELE-2   | battle.element                              | strong=150 weak=50
                    SM-ELE-3   | numbers.player.magic.is                     | clamp(1 + self.soul-power[each] / 3, 1, 8)
                    SM-BRD-1   | board.sizes                                 | 5 7 9 11
                    SM-BRD-2   | board.home                                  | tower
                    SM-BRD-3   | board.elevation                             | 1 + ring
                    SM-BRD-7   | board.fairness                              | within=3 spread=20 rich-edge=25
                    SM-BRD-8   | board.levels                                | 1..2 2..4 3..5 5..7 6..8
                    SM-BRD-8   | board.boss.where                            | rank is boss and level == 3 + board.size / 2
                    SM-SET-1   | start.monsters                              | earth-jelly water-jelly fire-jelly wind-jelly
                    SM-SET-1   | start.spells                                | return quick-move challenge
                    SM-ATT-1   | attributes                                  | hit-points attack defend agility
                    SM-ATT-5   | start.attributes                            | hit-points=30 attack=5 defend=5 agility=5
                    SM-CRD-1   | limits                                      | monsters=12 equipment=8 items=8 spells=4
                    SM-MON-4   | traits.type                                 | basic fellow elemental guardian undead
                    SM-TRN-2   | turn.commands                               | 2
                    SM-TRN-4   | turn.first                                  | 1 + (day - 1) % seats
                    SM-CMD-2   | board.moves                                 | orthogonal
                    SM-CMD-3   | commands.mark.do.0.chance                   | if(time is night, 65, 50) + me.encounter-chance
                    SM-BAT-4   | commands.mark.do.0.ambushed                 | if(time is night, 25, 10)
                    SM-BAT-4   | battle.kinds.away.ambushed                  | 10
                    SM-CMD-4   | commands.search.do.0.random.0.weight        | 80
                    SM-CMD-4   | commands.search.do.0.random.1.weight        | 8
                    SM-CMD-4   | commands.search.do.0.random.2.weight        | 4
                    SM-EVT-1   | abilities.0.chance                          | 8
                    SM-MON-8   | battle.abilities.3.do.0.to                  | 2
                    SM-KO-1    | abilities.3.do.1.to                         | 1
                    SM-KO-2    | abilities.3.do.3.turns                      | 1
                    SM-CSP-1   | battle.combat-spells                        | each=element copies=4 level=me.magic[each]
                    SM-BAT-1   | battle.kinds.wild.rounds                    | 5
                    SM-BAT-1   | battle.kinds.boss.rounds                    | 5
                    SM-BAT-1   | battle.kinds.wild.unbeaten                  | stays
                    SM-BAT-2   | battle.kinds.away.rounds                    | 10
                    SM-BAT-2   | battle.kinds.rival.rounds                   | 10
                    SM-BAT-7   | battle.opening.deal                         | random=me.monsters count=4
                    SM-BAT-8   | battle.hand                                 | 4
                    SM-BAT-8   | battle.deck                                 | me.combat-spells me.monsters me.items
                    SM-BAT-9   | battle.empty-deck                           | reshuffle
                    SM-BAT-11  | battle.hands                                | open
                    SM-BAT-12  | battle.order                                | self.agility
                    SM-BAT-14  | battle.hits.guarded.factor                  | 50
                    SM-BAT-14  | battle.hits.critical.factor                 | 200
                    SM-BAT-18  | battle.abilities.2.if                       | battle is exam and round >= 50
                    SM-BAT-19  | battle.kinds.wild.both-down                 | lost
                    SM-BAT-19  | battle.kinds.rival.both-down                | nobody
                    SM-BAT-19  | battle.kinds.exam.both-down                 | random
                    SM-STA-5   | battle.statuses                             | one
                    """)
    void theRuleset(String rule, String path, String value) {
        assertThat(Texts.at(file("rulesets/soul-master.yaml"), path)).as(rule).isEqualTo(value);
    }

    @ParameterizedTest(name = "SM-BRD-5: {0} gives {1}")
    @CsvSource({
        "woods, earth=1",
        "stream, earth=3 water=1",
        "forest, earth=2",
        "jungle, earth=3 water=1 fire=1",
        "spring, water=1",
        "lake, water=3 wind=1",
        "marsh, water=2",
        "swamp, water=3 fire=1 wind=1",
        "wastes, fire=1",
        "rocks, earth=1 fire=3",
        "mountains, fire=2",
        "volcano, earth=1 fire=3 wind=1",
        "grasslands, wind=1",
        "savanna, fire=1 wind=3",
        "desert, wind=2",
        "oasis, earth=1 water=1 wind=3"
    })
    void everyTerrainGivesTheSoulPowerOfTheTable(String terrain, String soulPower) {
        assertThat(Texts.at(file("terrains/terrains.yaml"), terrain + ".soul-power"))
                .isEqualTo(soulPower);
    }

    @ParameterizedTest(name = "SM-ELE-1, SM-ELE-4: {0} beats {1} and leans to {2}")
    @CsvSource({"earth, water, defend", "water, fire, hit-points", "fire, wind, attack", "wind, earth, agility"})
    void theElementsFormTheRing(String element, String beats, String attribute) {
        assertThat(Texts.at(file("elements/elements.yaml"), element + ".strong-against"))
                .isEqualTo(beats);
        assertThat(Texts.at(file("elements/elements.yaml"), element + ".attribute"))
                .isEqualTo(attribute);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', textBlock = """
                    SM-DWL-1  | village.soul-power                 | earth=3 water=1
                    SM-DWL-1  | temple.soul-power                  | earth=1 water=3
                    SM-DWL-1  | castle.soul-power                  | fire=3 wind=1
                    SM-DWL-1  | arena.soul-power                   | fire=1 wind=3
                    SM-DWL-1  | town.soul-power                    | earth=1 water=1 fire=1 wind=1
                    SM-DWL-2  | tower.private                      | true
                    SM-DWL-4  | tower.services.replenish.targets.wanted.where | level == 1
                    SM-DWL-5  | castle.services.throne-room.open   | day
                    SM-DWL-5  | castle.services.library.open       | day
                    SM-DWL-6  | town.services.healer.open          | day
                    SM-DWL-6  | town.services.coach.open           | day
                    SM-DWL-7  | town.services.magician.open        | night
                    SM-DWL-7  | town.services.casino.open          | night
                    SM-DWL-7  | town.services.casino.do.0.misses   | 3
                    SM-DWL-13 | town.services.casino.do.0.concentration.count | 8
                    SM-DWL-8  | village.services.blacksmith.open   | day
                    SM-DWL-8  | village.services.wagon.open        | day
                    SM-DWL-9  | village.services.inn.open          | night
                    SM-DWL-9  | village.services.bard.open         | night
                    SM-DWL-10 | temple.services.reincarnate.open   | day
                    SM-DWL-10 | temple.services.purify.open        | day
                    SM-DWL-11 | arena.services.train.open          | night
                    SM-DWL-11 | arena.services.train.do.0.raise    | hit-points=1 attack=1 defend=1 agility=1
                    SM-DWL-11 | arena.services.match.open          | night
                    SM-RUI-1  | village.ruins                      | remains ruined-tower
                    SM-RUI-1  | town.ruins                         | ruined-tower remains
                    SM-RUI-1  | temple.ruins                       | underground-cemetery
                    SM-RUI-1  | castle.ruins                       | ruined-castle
                    SM-RUI-1  | arena.ruins                        | cave
                    """)
    void theDwellings(String rule, String path, String value) {
        assertThat(Texts.at(file("dwellings/dwellings.yaml"), path)).as(rule).isEqualTo(value);
    }

    private YamlNode file(String name) {
        return files.computeIfAbsent(name, file -> top(Texts.shipped(file)));
    }

    private static YamlNode top(YamlFile file) {
        return file.root().orElseThrow();
    }
}
