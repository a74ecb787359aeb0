package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** Lands become somebody's: by a mark, or by a fight for them. */
class MarkingTest {
    private static final String CHANCE = "chance: if(time is night, 65, 50) + me.encounter-chance";
    private static final String AMBUSHED = "ambushed: if(time is night, 25, 10)";

    /** What lives in all lands, at every elevation: fallen at one blow, or never. */
    private static final String DWELLERS = """
            - id: midge
              extends: gnat
              name: Midge
              level: %s
              habitat: [clay, pool, coals, ridge, heath]
            """;

    private static World world(String chance) {
        return World.small()
                .rule("turn.commands", "9")
                .instead(CHANCE, "chance: " + chance)
                .instead(AMBUSHED, "ambushed: 0")
                .instead("ambush: 15", "ambush: 0")
                .sureBlows()
                .command("fly", "- transport: me\n  to: { choose: lands }")
                .command("haunt", "- spawn: stump\n  to: land")
                .command("plague", "- spawn: gnat\n  to: land");
    }

    private static World inhabited(String monster) {
        return world("100").with("monsters", """
                - id: dweller
                  extends: %s
                  name: Dweller
                  level: 1
                  habitat: [clay, pool, coals, ridge, heath]
                """.formatted(monster));
    }

    private static int owner(Played played, int column, int row) {
        return played.land(column, row).owner().orElse(-1);
    }

    @Test
    @DisplayName("SM-CMD-3: where no monster appears the land is one's own")
    void nothingAppears() {
        Played played = world("100").start().choose("fly", "land:2,1", "mark");
        assertThat(owner(played, 2, 1)).isZero();
        assertThat(played.isBattle()).isFalse();
    }

    @Test
    @DisplayName("SM-CMD-3: the former owner loses it")
    void theFormerOwnerLosesIt() {
        Played played = world("0").start().choose("fly", "land:2,1", "mark", "pass");
        assertThat(played.table(0, "magic").get("Earth")).isEqualTo(2);
        played.choose("fly", "land:2,1", "mark");
        assertThat(owner(played, 2, 1)).isEqualTo(1);
        assertThat(played.summoner(0).lands()).isZero();
        assertThat(played.table(0, "magic").get("Earth")).isEqualTo(1);
        assertThat(played.table(1, "magic").get("Earth")).isEqualTo(2);
    }

    @Test
    @DisplayName("SM-CMD-3: a monster that appears is beaten first, then the land is one's own")
    void itsDefeatMarks() {
        Played played = inhabited("gnat").start().choose("fly", "land:2,1", "mark");
        assertThat(played.isBattle()).isTrue();
        assertThat(owner(played, 2, 1)).isEqualTo(-1);
        played.fight("nothing", "punch");
        assertThat(owner(played, 2, 1)).isZero();
        assertThat(played.land(2, 1).monster()).isEmpty();
    }

    @Test
    @DisplayName("SM-CMD-3, SM-BAT-1: unbeaten it stays in the land, which changes nobody's hands")
    void unbeatenItStays() {
        Played played = world("0").start().choose("fly", "land:2,1", "mark", "pass");
        Played again = inhabited("stump").start().choose("fly", "land:2,1", "mark");
        again.fight("nothing", "wait");
        assertThat(owner(again, 2, 1)).isEqualTo(-1);
        assertThat(again.land(2, 1).monster()).isPresent();
        assertThat(owner(played, 2, 1)).isZero();
    }

    @Test
    @DisplayName("SM-CMD-3: to be beaten changes nothing, and the victor stays in the land")
    void beatenByIt() {
        Played played = inhabited("ogre").start().choose("fly", "land:2,1", "mark");
        played.fight("nothing", "wait");
        assertThat(owner(played, 2, 1)).isEqualTo(-1);
        assertThat(played.place(0)).isEqualTo("1,1");
        assertThat(played.land(2, 1).monster()).isPresent();
    }

    @Test
    @DisplayName("SM-CMD-3, SM-BAT-5: whoever lets an ambush pass has marked the land without a fight")
    void aDeclinedAmbushMarks() {
        Played played = inhabited("ogre").instead("ambush: 0", "ambush: 100").start();
        played.choose("fly", "land:2,1", "mark");
        assertThat(played.options()).containsExactlyInAnyOrder("ambush", "let-pass");
        played.choose("let-pass");
        assertThat(owner(played, 2, 1)).isZero();
        assertThat(played.land(2, 1).monster()).isEmpty();
        assertThat(played.isBattle()).isFalse();
    }

    @Test
    @DisplayName("SM-CMD-3: no mark on one's own land, on Towers and on the boss's land")
    void whereNobodyMarks() {
        Played played = world("0").command("march", "- walk: 4").start();
        assertThat(played.refusal("mark")).isEqualTo("not when this land is the home of a player");
        played.choose("fly", "land:5,1");
        assertThat(played.refusal("mark"))
                .as("another's Tower")
                .isEqualTo("not when this land is the home of a player");
        played.choose("fly", "land:2,1", "mark");
        assertThat(played.refusal("mark")).isEqualTo("not when you are the owner of this land");
        played.choose("march", "land:2,2", "land:2,3", "land:3,3", "stop");
        assertThat(played.refusal("mark")).isEqualTo("not when this land has a monster");
        assertThat(played.options()).doesNotContain("mark");
    }

    @ParameterizedTest
    @CsvSource({"tower, '1,1'", "boss, '3,3'"})
    @DisplayName("SM-CMD-3: nothing else marks Towers and the boss's land either")
    void noEffectMarksThem(String what, String land) {
        Played played = world("0").command("claim", "- mark: { choose: lands }").start();
        played.choose("claim", "land:" + land);
        assertThat(played.summoner(0).lands()).as(what).isZero();
    }

    @Test
    @DisplayName("SM-CMD-3: where a monster stands one fights instead, and its defeat takes an opponent's land")
    void fightTakesAnOpponentsLand() {
        Played played = world("0").start().choose("fly", "land:2,1", "mark", "plague", "pass");
        played.choose("fly", "land:2,1");
        assertThat(played.options()).contains("fight").doesNotContain("mark");
        played.choose("fight").fight("nothing", "punch");
        assertThat(owner(played, 2, 1)).isEqualTo(1);
        assertThat(played.land(2, 1).monster()).isEmpty();
    }

    @Test
    @DisplayName("SM-CMD-3: a monster on one's own land is fought too, and the land stays one's own")
    void fightOnOnesOwnLand() {
        Played played = world("0").start().choose("fly", "land:2,1", "mark", "plague", "fight");
        played.fight("nothing", "punch");
        assertThat(owner(played, 2, 1)).isZero();
        assertThat(played.land(2, 1).monster()).isEmpty();
    }

    @Test
    @DisplayName("SM-CMD-3: a fight that is not won leaves the land to its owner")
    void anUndecidedFight() {
        Played played = world("0").start().choose("fly", "land:2,1", "mark", "haunt", "pass");
        played.choose("fly", "land:2,1", "fight").fight("nothing", "wait");
        assertThat(owner(played, 2, 1)).isZero();
        assertThat(played.land(2, 1).monster()).isPresent();
    }

    @Test
    @DisplayName("SM-CMD-3: half of all marks meet a monster by day, 65 in a hundred by night")
    void howOftenSomethingAppears() {
        World.Games games =
                inhabited("gnat").instead("chance: 100\n", CHANCE + "\n").games();
        int day = 0;
        int night = 0;
        for (int seed = 0; seed < 400; seed++) {
            day += games.start(seed).choose("fly", "land:2,1", "mark").isBattle() ? 1 : 0;
            Played played = games.start(seed).untilSession("Night");
            night += played.choose("fly", "land:2,1", "mark").isBattle() ? 1 : 0;
        }
        assertThat(day).isBetween(400 * 42 / 100, 400 * 58 / 100);
        assertThat(night).isBetween(400 * 58 / 100, 400 * 72 / 100);
    }

    @Test
    @DisplayName(
            "SM-BRD-5, SM-BRD-8, SM-BRD-4: what appears lives in the terrain and is of a level that the elevation allows")
    void whatAppears() {
        World.Games games = world("100")
                .with("monsters", DWELLERS.formatted("1").replace("midge", "low"))
                .with(
                        "monsters",
                        DWELLERS.formatted("3").replace("midge", "high").replace("Midge", "Highlander"))
                .with(
                        "monsters",
                        DWELLERS.formatted("1")
                                .replace("midge", "newt")
                                .replace("Midge", "Newt")
                                .replace("clay, pool, coals, ridge, heath", "pool"))
                .games();
        for (int seed = 0; seed < 12; seed++) {
            assertThat(games.start(seed).choose("fly", "land:2,1", "mark").isOut("Midge"))
                    .isTrue();
            assertThat(games.start(seed).choose("fly", "land:2,2", "mark").isOut("Highlander"))
                    .isTrue();
        }
    }

    @Test
    @DisplayName("SM-BRD-8: where no monster fits none appears")
    void noneFits() {
        Played played = world("100").with("monsters", DWELLERS.formatted("5")).start();
        played.choose("fly", "land:2,1", "mark");
        assertThat(played.isBattle()).isFalse();
        assertThat(owner(played, 2, 1)).isZero();
    }

    @Test
    @DisplayName("SM-BRD-5: fellows wait in inns, not in lands")
    void fellowsDoNotAppear() {
        Played played = world("100")
                .with("monsters", DWELLERS.formatted("1") + "  type: fellow\n")
                .start();
        assertThat(played.choose("fly", "land:2,1", "mark").isBattle()).isFalse();
    }
}
