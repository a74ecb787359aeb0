package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** Ruins on dwellings: their levels, guardians and rewards, and what opens when they are cleared. */
class RuinTest {
    private static final String HALL = """
            - id: hall
              name: Hall
              soul-power: { earth: 3 }
              ruins: [cellar]
              services:
                warm-up:
                  name: Warm up
                  do:
                    - heal: 1
                      who: me
            - id: palace
              name: Palace
              services:
                ask:
                  name: Ask
                  targets:
                    ruin: { choose: lands, where: it.ruin }
                  do:
                    - clear-level: ruin
            """;

    private static final String CELLAR = """
            - id: cellar
              name: Cellar
              levels:
                - guardian: %s
                  reward:
                    - gain: apple
                - guardian: gnat
                  reward:
                    - gain: { choose: [hat, cap] }
                - guardian: ogre
                  reward:
                    - gain: apple
            """;

    private static World world(String guardian) {
        return World.small()
                .rule("turn.commands", "9")
                .rule("battle.kinds.away.ambushed", "0")
                .sureBlows()
                .with("dwellings", HALL)
                .with("ruins", CELLAR.formatted(guardian))
                .with("items", "- id: apple\n  name: Apple\n  level: 1\n  do:\n    - heal: 1\n      who: me\n")
                .with("equipment", "- id: hat\n  name: Hat\n  level: 1\n- id: cap\n  name: Cap\n  level: 1\n")
                .board(Boards.common("""
                        boss: warden
                        dwellings:
                          - { at: [2, 1], is: hall, ruin: cellar, levels: 2 }
                          - { at: [4, 5], is: hall, ruin: cellar, levels: 1 }
                          - { at: [2, 5], is: palace }
                        """))
                .command("fly", "- transport: me\n  to: { choose: lands }")
                .command("claim", "- mark: land");
    }

    private static Played there(String guardian) {
        return world(guardian).start().choose("fly", "land:2,1");
    }

    @Test
    @DisplayName("SM-RUI-2: under a ruin a dwelling offers nothing and gives nothing")
    void theDwellingIsClosed() {
        Played played = there("gnat").choose("claim");
        assertThat(played.refusal("visit"))
                .isEqualTo("only when this land has a dwelling without a ruin that you may visit");
        assertThat(played.table(0, "soul-power").get("Earth"))
                .as("the terrain's alone")
                .isEqualTo(3);
        assertThat(played.land(2, 1).levels()).isEqualTo(2);
    }

    @Test
    @DisplayName(
            "SM-RUI-2, SM-BAT-2: its guardian is fought in a battle of ten rounds; a win clears the level and is rewarded")
    void aLevelIsCleared() {
        Played played = there("gnat").choose("investigate");
        assertThat(played.battle().rounds()).hasValue(10);
        played.fight("nothing", "punch");
        assertThat(played.land(2, 1).levels()).isEqualTo(1);
        assertThat(played.cards(0, "items")).containsExactly("Apple");
        assertThat(played.summoner(0).commands()).isEqualTo(8);
    }

    @Test
    @DisplayName("SM-RUI-2: with the last level the ruin is gone and its dwelling opens")
    void theLastLevelOpensTheDwelling() {
        Played played = there("gnat").choose("claim", "investigate").fight("nothing", "punch");
        played.choose("investigate").fight("nothing", "punch");
        assertThat(played.options()).as("the reward is chosen").containsExactlyInAnyOrder("hat", "cap");
        played.choose("cap");
        assertThat(played.cards(0, "equipment")).containsExactly("Cap");
        assertThat(played.land(2, 1).ruin()).isEmpty();
        assertThat(played.table(0, "soul-power").get("Earth")).isEqualTo(6);
        assertThat(played.options()).contains("visit").doesNotContain("investigate");
        assertThat(played.choose("visit").options()).contains("warm-up");
    }

    @Test
    @DisplayName("SM-RUI-2: a guardian that is not beaten keeps its level, and stands in no land")
    void unbeaten() {
        Played played = there("stump").choose("investigate").fight("nothing", "wait");
        assertThat(played.land(2, 1).levels()).isEqualTo(2);
        assertThat(played.land(2, 1).monster()).isEmpty();
        assertThat(played.cards(0, "items")).isEmpty();
    }

    @Test
    @DisplayName("SM-RUI-4: a guardian starts at full hit points each time")
    void fullHitPointsEachTime() {
        Played played = there("stump").choose("investigate").fightUntilRound(3, "nothing", "punch");
        assertThat(played.fighter("Stump").health()).isLessThan(100);
        played.fight("wait").choose("investigate", "nothing");
        assertThat(played.fighter("Stump").health()).isEqualTo(100);
    }

    @Test
    @DisplayName("SM-RUI-4: each ruin has levels of its own, as many as its board says")
    void levelsOfTheirOwn() {
        Played played = there("gnat").choose("investigate").fight("nothing", "punch");
        assertThat(played.land(2, 1).levels()).isEqualTo(1);
        assertThat(played.land(4, 5).levels()).isEqualTo(1);
        played.choose("fly", "land:4,5", "investigate").fight("nothing", "punch");
        assertThat(played.land(4, 5).ruin()).isEmpty();
        assertThat(played.land(2, 1).levels()).isEqualTo(1);
    }

    @Test
    @DisplayName("SM-RUI-3: a ruin counts for who clears its last level, not for who cleared the others")
    void whoClearsTheLastLevel() {
        Played played = there("gnat").choose("investigate").fight("nothing", "punch");
        assertThat(played.number(0, "ruins")).isZero();
        played.choose("pass", "fly", "land:2,1", "investigate")
                .fight("nothing", "punch")
                .choose("hat");
        assertThat(played.number(0, "ruins")).isZero();
        assertThat(played.number(1, "ruins")).isEqualTo(1);
    }

    @Test
    @DisplayName(
            "SM-RUI-3, SM-RUI-4, SM-DWL-5: a level that a royal party clears counts for nobody and is not rewarded")
    void theRoyalParty() {
        Played played = world("gnat").start().choose("fly", "land:2,5", "visit", "ask");
        assertThat(played.options()).containsExactlyInAnyOrder("land:2,1", "land:4,5");
        played.choose("land:4,5");
        assertThat(played.land(4, 5).ruin()).isEmpty();
        assertThat(played.number(0, "ruins")).isZero();
        assertThat(played.cards(0, "items")).isEmpty();
        played.choose("visit", "ask");
        assertThat(played.land(2, 1).levels())
                .as("the only ruin left needs no choice")
                .isEqualTo(1);
        played.choose("visit", "ask");
        assertThat(played.options()).as("no ruin is left to ask for").doesNotContain("visit");
    }

    @Test
    @DisplayName("SM-RUI-2: nobody investigates where there is no ruin, or where a monster stands")
    void whereNobodyInvestigates() {
        Played played =
                world("gnat").command("haunt", "- spawn: gnat\n  to: land").start();
        assertThat(played.refusal("investigate")).isEqualTo("only when this land has a ruin");
        played.choose("fly", "land:2,1", "haunt");
        assertThat(played.refusal("investigate")).isEqualTo("not when this land has a monster");
    }

    @Test
    @DisplayName("SM-RUI-1: a Tower is never a ruin, and a ruin only what its dwelling may be")
    void whereRuinsMayBe() {
        World tower = world("gnat")
                .board(Boards.common("boss: warden\ndwellings:\n  - { at: [2, 1], is: palace, ruin: cellar }\n"));
        assertThat(tower.findings()).anyMatch(finding -> finding.contains("boards/board.yaml"));
        World corner = world("gnat")
                .board(Boards.common("boss: warden\ndwellings:\n  - { at: [1, 1], is: hall, ruin: cellar }\n"));
        assertThat(corner.findings()).anyMatch(finding -> finding.contains("boards/board.yaml"));
    }
}
