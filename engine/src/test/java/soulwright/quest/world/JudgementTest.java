package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What packs may ask to tell computer players what they like: where to walk, what a land offers, what a player reckons, who disobeys. */
class JudgementTest {
    private static final String FLY = "- transport: me\n  to: { choose: lands }";

    /** What a formula comes to, said by a command that costs nothing. */
    private static String said(Played played) {
        return played.forget().choose("say").log("message").get(0);
    }

    private static World saying(World world, String text, String... before) {
        return world.command("say", String.join("\n", before) + "\n- message: \"" + text + "\"");
    }

    // ai.step

    private static World walker(String step) {
        return World.small()
                .rule("ai.destination", "if(boss, 100, if(terrain is clay, 70, -50))")
                .rule("ai.step", step);
    }

    @Test
    @DisplayName("ai.step: a way is worth what the best land beyond it is, less so much for each step from there")
    void everyStepTakesSomethingAway() {
        Played played = walker("20").start().choose("move");
        assertThat(played.preference("land:2,1")).as("clay, at once").isEqualTo(70);
        assertThat(played.preference("land:1,2")).as("the boss, three steps on").isEqualTo(100 - 3 * 20);
        assertThat(walker("35").start().choose("move").preference("land:1,2"))
                .as("clay, two steps back")
                .isEqualTo(70 - 2 * 35);
        assertThat(walker("0").start().choose("move").preference("land:1,2")).isEqualTo(100);
    }

    @Test
    @DisplayName("ai.step: it may depend on who walks")
    void stepsDependOnTheWalker() {
        Played played = walker("me.seat * 10").start();
        assertThat(played.choose("move").preference("land:1,2")).isEqualTo(100 - 3 * 10);
        played.choose("land:1,2").untilTurnOf(2);
        assertThat(played.choose("move").preference("land:5,4")).isEqualTo(100 - 3 * 30);
    }

    // land.appeal

    private static World hut(String more) {
        World world = World.small()
                .with("dwellings", """
                        - id: hut
                          name: Hut
                          ruins: [rubble]
                          services:
                            soup: { name: Soup, prefer: 5, do: [ { message: Good. } ] }
                            bandage: { name: Bandage, prefer: 30, when: me.wounds > 0, do: [ { heal: 1, who: me } ] }
                            story: { name: Story, prefer: 90, open: night, do: [ { message: Once. } ] }
                            kick: { name: Kick, prefer: -5, do: [ { message: Ouch. } ] }
                        """)
                .with("ruins", "- { id: rubble, name: Rubble, levels: [ { guardian: stump } ] }")
                .board("""
                        size: 5
                        boss: warden
                        lint-ignore: { SW4110: tests say themselves what lives where }
                        legend: { T: home, B: boss, h: heath }
                        lands: [T h h h T, h h h h h, h h B h h, h h h h h, T h h h T]
                        dwellings: [ { at: [2, 2], is: hut%s } ]
                        """.formatted(more))
                .command("fly", FLY)
                .command("hurt", "- damage: 3\n  who: me");
        return saying(world, "{there.appeal}", "- let: there", "  be: { random: lands, where: dwelling is hut }");
    }

    @Test
    @DisplayName(
            "appeal: how much the player likes the best service that is open; where he stands, the best that he can have")
    void theBestServiceCounts() {
        Played played = hut("").start();
        assertThat(said(played)).as("from afar it may be possible").isEqualTo("30");
        played.choose("fly", "land:2,2");
        assertThat(said(played)).as("unhurt, he can have soup").isEqualTo("5");
        assertThat(said(played.choose("hurt"))).isEqualTo("30");
        played.untilSession("Night").passUntil(now -> now.asked() == 0);
        assertThat(said(played)).as("a service of the night").isEqualTo("90");
    }

    @Test
    @DisplayName("appeal: 0 where there is no dwelling, a ruin, another's private one, or nothing that he likes")
    void nothingAppeals() {
        assertThat(said(hut(", ruin: rubble, levels: 1").start())).isEqualTo("0");
        assertThat(said(hut("").patch("dwellings", "hut", "private", "true").start()))
                .isEqualTo("0");
        World heath =
                saying(World.small(), "{there.appeal}", "- let: there", "  be: { random: lands, where: not dwelling }");
        assertThat(said(heath.start())).isEqualTo("0");
        World unloved = hut("").patch("dwellings", "hut", "services.soup.prefer", "-1")
                .patch("dwellings", "hut", "services.bandage.prefer", "-2");
        assertThat(said(unloved.start())).isEqualTo("0");
    }

    // me.reckons and me.cares

    private static World reckoner() {
        World world = World.small()
                .with("items", "- { id: apple, name: Apple, level: 1, do: [ { heal: 1, who: me } ] }")
                .rule("ai.features.wealth", "10 * count(me.items)")
                .rule("ai.features.joy", "me.reckons.wealth + me.seat")
                .rule("ai.weights.wealth", "4")
                .rule(
                        "commands.dance",
                        "name: dance\ncost: []\nprefer: me.reckons.joy * me.cares.wealth\ndo:\n  - message: La.")
                .command("pick", "- gain: apple");
        return world;
    }

    @Test
    @DisplayName("reckons: a figure of the ruleset's, as it is for that player now; figures may lean on others")
    void figuresAreWorkedOutForEachPlayer() {
        Played played = saying(
                        reckoner(),
                        "{me.reckons.joy} {there.reckons.joy}",
                        "- let: there",
                        "  be: { random: others, where: seat == 2 }")
                .start();
        assertThat(said(played)).isEqualTo("1 2");
        assertThat(said(played.choose("pick", "pick")))
                .as("he has two apples more")
                .isEqualTo("21 2");
        assertThat(said(played.untilTurnOf(2))).as("the third player").isEqualTo("3 2");
    }

    @Test
    @DisplayName("reckons, cares: while he decides what a player likes follows what changes between his decisions")
    void whatIsRememberedIsNotStale() {
        Played played = reckoner().start();
        assertThat(played.preference("dance")).isEqualTo(4);
        assertThat(played.preference("dance")).as("asked again").isEqualTo(4);
        assertThat(played.choose("pick").preference("dance")).isEqualTo(11 * 4);
        assertThat(played.untilTurnOf(1).preference("dance"))
                .as("the next player's own")
                .isEqualTo(2 * 4);
        Played envious = reckoner()
                .rule(
                        "commands.envy",
                        "name: envy\ncost: []\nprefer: me.reckons.wealth - highest(others, reckons.wealth)\ndo:\n  - message: Oh.")
                .start();
        assertThat(envious.choose("pick").preference("envy"))
                .as("others have their own")
                .isEqualTo(10);
    }

    @Test
    @DisplayName("cares: a character's own weights come before the ruleset's, which are 0 for what they do not name")
    void charactersCareInTheirOwnWay() {
        World world = reckoner().seat(1, "ai: { weights: { wealth: 7 } }").rule("ai.weights.joy", "0");
        Played played = world.start().untilTurnOf(1);
        assertThat(played.preference("dance")).isEqualTo(2 * 7);
        assertThat(played.untilTurnOf(2).preference("dance")).isEqualTo(3 * 4);
    }

    // monster.disobeys

    @ParameterizedTest(name = "level {0}, its element at {1}: {2} %")
    @CsvSource({"1, 1, 0", "3, 1, 40", "3, 2, 20", "3, 3, 0", "8, 1, 80"})
    @DisplayName("SM-MON-6, disobeys: the chance that a monster does not act for who owns it")
    void whoDisobeys(int level, int magic, int percent) {
        World world = World.small()
                .with("monsters", "- { id: imp, extends: stump, name: Imp, level: %d, element: fire }".formatted(level))
                .with(
                        "equipment",
                        "- { id: ring, name: Ring, level: 1, soul-power: { fire: %d } }".formatted(3 * (magic - 1)))
                .seat(0, "kit: { monsters: [imp], equipment: [ring] }");
        Played played = saying(
                        world,
                        "{mine.disobeys} {board.boss.disobeys}",
                        "- let: mine",
                        "  be: { random: me.monsters, where: it is imp }")
                .start();
        assertThat(said(played)).as("whom nobody owns disobeys nobody").isEqualTo(percent + " 0");
    }
}
