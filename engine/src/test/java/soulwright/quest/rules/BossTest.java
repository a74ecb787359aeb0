package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** The boss in the centre. */
class BossTest {
    private static final String[] WAY = {"march", "land:2,1", "land:2,2", "land:2,3", "land:3,3"};

    private static World world() {
        return World.small().rule("turn.commands", "9").sureBlows().command("march", "- walk: 4");
    }

    private static FighterScene boss(Played played) {
        return played.land(3, 3).monster().orElseThrow();
    }

    @Test
    @DisplayName("SM-BRD-2, SM-BOS-1: the boss stands in the centre")
    void inTheCentre() {
        Played played = world().start();
        assertThat(boss(played).name()).isEqualTo("Warden");
        assertThat(played.land(3, 3).boss()).isTrue();
        assertThat(boss(played).health()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11})
    @DisplayName("SM-BRD-8, SM-BOS-1: where a board names no boss, its level is 5, 6, 7, 8 by the board's size")
    void levelBySize(int size) {
        StringBuilder kings = new StringBuilder();
        for (int level = 4; level <= 9; level++) {
            kings.append("- id: king-%d\n  extends: warden\n  name: King\n  level: %d\n".formatted(level, level));
        }
        Played played = World.small()
                .with("monsters", kings.toString())
                .board(Boards.plain(size))
                .start();
        int centre = size / 2 + 1;
        assertThat(played.land(centre, centre).monster().orElseThrow().level()).isEqualTo(3 + size / 2);
    }

    @Test
    @DisplayName("SM-BOS-2: its wounds persist, between battles and between players")
    void woundsPersist() {
        Played played = world().instead("percent(wild.hit-points, 8)", "0")
                .instead("max(1, 0)", "0")
                .start();
        played.choose(WAY).choose("fight-boss").fight("nothing", "punch");
        int left = boss(played).health();
        assertThat(left).isEqualTo(200 - 5 * 5);
        played.choose("pass", "march", "land:5,2", "land:4,2", "land:4,3", "land:3,3", "fight-boss");
        assertThat(played.fighter("Warden").health()).isEqualTo(left);
        played.fight("nothing", "punch");
        assertThat(boss(played).health()).isEqualTo(200 - 10 * 5);
    }

    @Test
    @DisplayName("SM-BOS-1: it recovers 8 in a hundred of its hit points at the end of every player's turn")
    void itRecovers() {
        Played played = world().start();
        played.choose(WAY).choose("fight-boss").fight("nothing", "punch");
        assertThat(boss(played).health()).isEqualTo(175);
        assertThat(boss(played.choose("pass")).health()).isEqualTo(175 + 16);
        assertThat(boss(played.choose("pass")).health()).isEqualTo(200);
    }

    @Test
    @DisplayName("SM-BAT-1: other monsters that stand in a land recover as much, each of its own hit points")
    void othersRecover() {
        Played played = world().command("haunt", "- spawn: stump\n  to: land").start();
        played.choose("march", "land:2,1", "stop", "haunt", "fight").fight("nothing", "punch");
        assertThat(played.land(2, 1).monster().orElseThrow().health()).isEqualTo(75);
        assertThat(played.choose("pass").land(2, 1).monster().orElseThrow().health())
                .isEqualTo(83);
        assertThat(played.choose("pass").land(2, 1).monster().orElseThrow().health())
                .isEqualTo(91);
    }

    @Test
    @DisplayName("SM-BOS-1: whoever cannot slay it in five rounds has not won, and it stays")
    void fiveRounds() {
        Played played = world().start().choose(WAY).choose("fight-boss");
        assertThat(played.battle().rounds()).hasValue(5);
        played.fight("nothing", "wait");
        assertThat(played.over()).isFalse();
        assertThat(boss(played).name()).isEqualTo("Warden");
    }

    @Test
    @DisplayName("SM-BOS-1: nothing but a battle in its land destroys it, moves it or wounds it")
    void nothingElseTouchesIt() {
        Played played = world().command("doom", "- destroy: board.boss")
                .command("bolt", "- damage: 50\n  who: board.boss")
                .start();
        assertThat(boss(played.choose("doom")).health()).isEqualTo(200);
    }

    @Test
    @DisplayName("SM-DWL-12, SM-GSP-2: no transport leads into its land")
    void noTransportLeadsThere() {
        Played played = world().command("fly", "- transport: me\n  to: { choose: lands }")
                .start();
        assertThat(played.choose("fly", "land:3,3").place(0)).isEqualTo("1,1");
    }

    @Test
    @DisplayName("SM-OBJ-1: nobody marks or searches its land, living or not")
    void nothingElseToDoThere() {
        Played played = world().start().choose(WAY);
        assertThat(played.options()).containsExactlyInAnyOrder("move", "fight-boss", "pass", "march");
    }
}
