package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SM-ITM: what the items that ship do. Those that inflict a status are with the statuses. */
class ItemRulesTest {
    /** Seat 0 has one item and no other card in his hand; he acts first, and nothing hurts him by itself. */
    private static World holding(String item) {
        return World.small()
                .shipped(
                        "items/attacks-and-hexes.yaml",
                        "items/remedies-and-fakes.yaml",
                        "items/soul-stones.yaml",
                        "items/tricks.yaml")
                .with("monsters", """
                        - { id: foe, extends: stump, name: Foe }
                        - { id: ghost, extends: stump, name: Ghost, type: undead }
                        """)
                .seat(0, "kit: { items: [" + item + "] }")
                .command("fight", "- battle: foe\n  kind: wild")
                .command("haunt", "- battle: ghost\n  kind: wild")
                .command("boss", "- battle: warden\n  kind: boss")
                .command("duel", "- battle: { choose: others }\n  kind: rival")
                .command("hurt", "- damage: 10\n  who: me")
                .rule("battle.deck", "[me.items]")
                .rule("battle.acts.Normal attack.do", "- message: Creak\n")
                .rule("battle.acts.Special attack.do", "- message: Creak\n")
                .patch("statuses", "poison", "recovers", "0")
                .patch("statuses", "confusion", "recovers", "0")
                .patch("statuses", "paralysis", "recovers", "0")
                .patch("statuses", "sleep", "recovers", "0");
    }

    @ParameterizedTest(name = "SM-ITM-1: {0} strikes {1} like a spell of level 5, for {2}, and is gone")
    @CsvSource({
        "bottled-landslide, water, 50",
        "bottled-flood, fire, 50",
        "bottled-blaze, wind, 50",
        "bottled-gale, earth, 50",
        "bottled-blaze, fire, 33"
    })
    void bottlesStrikeLikeSpells(String bottle, String element, int damage) {
        Played played = holding(bottle)
                .with("monsters", "- { id: mark, extends: stump, name: Mark, element: " + element + " }")
                .command("mark-it", "- battle: mark\n  kind: wild")
                .start()
                .choose("mark-it", "nothing", "use:" + bottle);
        assertThat(played.fighter("Mark").health()).isEqualTo(100 - damage);
        assertThat(played.cards(0, "items")).isEmpty();
    }

    @ParameterizedTest(name = "SM-ITM-1: the {0} lends {2} {1} and 2 levels of control of {3}, until the battle ends")
    @CsvSource({
        "moss-stone-of-life, hit-points, 20, Earth",
        "rain-stone-of-fury, attack, 8, Water",
        "ember-stone-of-patience, defend, 8, Fire",
        "sky-stone-of-haste, agility, 10, Wind"
    })
    void soulStonesRaiseAMonster(String stone, String attribute, int by, String element) {
        Played played = holding(stone).start().choose("fight", "nothing");
        assertThat(played.options()).as("with nobody out").doesNotContain("use:" + stone);
        played.fight("escape", "wait");
        played.choose("fight", "summon:fire-jelly");
        int before = Played.of(played.fighter("Fire Jelly"), attribute);
        played.choose("use:" + stone);
        assertThat(Played.of(played.fighter("Fire Jelly"), attribute)).isEqualTo(before + by);
        assertThat(played.table(0, "control")).containsEntry(element, 3);
        assertThat(played.table(0, "magic")).containsEntry(element, 1);
        played.fight("escape", "wait");
        assertThat(Played.of(played.monster(0, "Fire Jelly"), attribute)).isEqualTo(before);
        assertThat(played.monster(0, "Fire Jelly").health()).isEqualTo(20);
        assertThat(played.table(0, "control")).containsEntry(element, 1);
    }

    @Test
    @DisplayName("SM-ITM-1: a Smoke Ball ends any battle")
    void aSmokeBallEndsTheBattle() {
        Played played = holding("smoke-ball").start();
        played.choose("duel", "seat:2", "nothing", "nothing", "use:smoke-ball", "wait");
        assertThat(played.isBattle()).isFalse();
        assertThat(played.log("fought")).containsExactly("P0 cannot beat P1");
        assertThat(played.cards(0, "items")).isEmpty();
    }

    @Test
    @DisplayName("SM-ITM-1: an Unsummon Bell sends another summoner's monster back to his deck, and a wild one nowhere")
    void anUnsummonBellSendsBack() {
        Played played =
                holding("unsummon-bell").seat(1, "attributes: { agility: 0 }").start();
        assertThat(played.choose("fight", "nothing").options()).doesNotContain("use:unsummon-bell");
        played.fight("escape", "wait");
        played.choose("duel", "seat:2", "nothing", "summon:fire-jelly", "use:unsummon-bell", "wait");
        assertThat(played.isOut("Fire Jelly")).isFalse();
        assertThat(played.cards(1, "monsters")).contains("Fire Jelly");
    }

    @Test
    @DisplayName("SM-ITM-1: a Wonder Egg summons some monster for this battle")
    void aWonderEggSummonsSomething() {
        Played played = holding("wonder-egg").start();
        int cards = played.cards(0, "monsters").size();
        played.choose("fight", "nothing", "use:wonder-egg");
        assertThat(played.side(0).team()).hasSize(2);
        played.fight("escape", "wait");
        assertThat(played.cards(0, "monsters")).hasSize(cards);
    }

    @Test
    @DisplayName("SM-ITM-1: a Guardian Essence summons a guardian of the level of one's best magic")
    void aGuardianEssenceSummonsAGuardian() {
        World.Games games = holding("guardian-essence")
                .with("monsters", """
                        - { id: sentry, extends: stump, name: Sentry, type: guardian, level: 3 }
                        - { id: pawn, extends: stump, name: Pawn, type: guardian, level: 1 }
                        - { id: tower-guard, extends: stump, name: Tower Guard, type: guardian, level: 8 }
                        """)
                .with("equipment", "- { id: ring, name: Ring, level: 1, soul-power: { water: 6 } }")
                .seat(0, "kit: { items: [guardian-essence], equipment: [ring] }")
                .games();
        for (int seed = 0; seed < 12; seed++) {
            Played played = games.start(seed).choose("fight", "nothing", "use:guardian-essence");
            assertThat(played.isOut("Sentry")).as("with seed %d", seed).isTrue();
        }
    }

    @Test
    @DisplayName("SM-ITM-1: a Black Cat's Bun wins the monster over")
    void aBlackCatsBunWinsTheMonsterOver() {
        Played played = holding("black-cats-bun").start().choose("fight", "nothing", "use:black-cats-bun");
        assertThat(played.isBattle()).isFalse();
        assertThat(played.cards(0, "monsters")).contains("Foe");
        assertThat(played.log("fought")).containsExactly("P0 beats Foe");
        assertThat(played.attribute(0, "attack")).as("nobody was defeated").isEqualTo(5);
    }

    @Test
    @DisplayName("SM-ITM-1: but not the boss, a summoner's monster, or one that you own")
    void aBlackCatsBunHasLimits() {
        Played boss = holding("black-cats-bun").start().choose("boss", "nothing");
        assertThat(boss.options()).contains("wait").doesNotContain("use:black-cats-bun");
        Played duel = holding("black-cats-bun").start().choose("duel", "seat:2", "nothing", "summon:fire-jelly");
        assertThat(duel.options()).contains("wait").doesNotContain("use:black-cats-bun");
        Played own = holding("black-cats-bun")
                .seat(0, "kit: { items: [black-cats-bun], monsters: [foe] }")
                .start()
                .choose("fight")
                .fightUntilRound(1, "nothing");
        assertThat(own.options()).contains("wait").doesNotContain("use:black-cats-bun");
    }

    @Test
    @DisplayName("SM-ITM-1: a Swap Ring exchanges the health of the two fronts")
    void aSwapRingExchangesHealth() {
        Played played = holding("swap-ring")
                .with("monsters", "- { id: runt, extends: stump, name: Runt, attributes: { hit-points: 25 } }")
                .command("runt", "- battle: runt\n  kind: wild")
                .start()
                .choose("hurt", "runt", "nothing", "use:swap-ring");
        assertThat(played.health(0)).isEqualTo(25);
        assertThat(played.fighter("Runt").health()).isEqualTo(20);
    }

    @Test
    @DisplayName("SM-ITM-1: a Revenge Mirror wounds the enemy as much as one is wounded")
    void aRevengeMirrorGivesBack() {
        Played played = holding("revenge-mirror").start().choose("hurt", "fight", "nothing", "use:revenge-mirror");
        assertThat(played.fighter("Foe").health()).isEqualTo(90);
        assertThat(played.health(0)).isEqualTo(20);
    }

    @Test
    @DisplayName("SM-ITM-1: Catnip heals all wounds and paralyses")
    void catnipHealsAndParalyses() {
        Played played = holding("catnip").start().choose("hurt", "fight", "nothing", "use:catnip");
        assertThat(played.health(0)).isEqualTo(30);
        assertThat(played.fighter("P0").statuses()).containsExactly("small:paralysis");
    }

    @Test
    @DisplayName("SM-ITM-1: a Flower of Hope cures its user and his monster")
    void aFlowerOfHopeCures() {
        Played played = holding("flower-of-hope")
                .seat(0, "kit: { items: [flower-of-hope], monsters: [foe] }")
                .rule("start.monsters", "[]")
                .choice("fall-ill", "- inflict: paralysis\n  who: me.team")
                .start()
                .choose("haunt", "summon:foe", "fall-ill");
        assertThat(played.fighter("Foe").statuses()).isNotEmpty();
        played.choose("use:flower-of-hope");
        assertThat(played.fighter("Foe").statuses()).isEmpty();
        assertThat(played.fighter("P0").statuses()).isEmpty();
    }

    @Test
    @DisplayName("SM-ITM-1: an Exorcist Token destroys an undead monster, and can be used on no other")
    void anExorcistTokenDestroysTheUndead() {
        Played played = holding("exorcist-token").start().choose("fight", "nothing");
        assertThat(played.options()).doesNotContain("use:exorcist-token");
        played.fight("escape", "wait").choose("haunt", "nothing", "use:exorcist-token");
        assertThat(played.log("fought")).endsWith("P0 beats Ghost");
    }

    @Test
    @DisplayName("SM-ITM-1, SM-BAT-9: an item that cannot be used now can still be discarded")
    void anItemThatCannotBeUsedCanBeDiscarded() {
        Played played = holding("exorcist-token").start().choose("fight", "nothing");
        assertThat(played.options()).contains("exchange:exorcist-token").doesNotContain("use:exorcist-token");
    }

    @ParameterizedTest(name = "SM-ITM-1: a {0} looks like a Flower of Hope until it is used: {1}")
    @CsvSource({"false-flower, small:poison", "drowsy-flower, small:sleep", "paper-flower,"})
    void falseFlowersLookReal(String fake, String status) {
        Played played = holding(fake).rule("battle.kinds.wild.rounds", "1").start();
        assertThat(played.cards(0, "items")).containsExactly("Flower of Hope");
        played.choose("fight", "nothing");
        assertThat(played.options()).contains("use:flower-of-hope").doesNotContain("use:" + fake);
        played.choose("use:flower-of-hope");
        String inflicted = status == null ? "[]" : "[P0: " + (status.contains("poison") ? "Poison" : "Sleep") + "]";
        assertThat(played.log("inflicted").toString()).isEqualTo(inflicted);
        assertThat(played.cards(0, "items")).isEmpty();
    }

    @Test
    @DisplayName("SM-ITM-1: false Exorcist Tokens look real; one heals the undead, one confuses its user")
    void falseTokensLookReal() {
        Played forged = holding("forged-token")
                .rule("battle.choices.punch.do", "- damage: 50\n  who: opponent.front\n")
                .start()
                .choose("haunt", "nothing", "punch", "use:exorcist-token");
        assertThat(forged.fighter("Ghost").health()).isEqualTo(100);
        Played cursed = holding("cursed-token").start().choose("haunt", "nothing", "use:exorcist-token");
        assertThat(cursed.fighter("P0").statuses()).containsExactly("small:confusion");
    }
}
