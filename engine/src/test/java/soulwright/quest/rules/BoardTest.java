package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** The board as it is played on. */
class BoardTest {
    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11})
    @DisplayName("SM-BRD-1, SM-BRD-2: boards of each size have a Tower for each player in the corners, and a centre")
    void cornersAndCentre(int size) {
        Played played = World.small()
                .with("monsters", king(3 + size / 2))
                .board(Boards.plain(size))
                .start();
        assertThat(played.place(0)).isEqualTo("1,1");
        assertThat(played.place(1)).isEqualTo(size + ",1");
        assertThat(played.place(2)).isEqualTo(size + "," + size);
        assertThat(played.place(3)).isEqualTo("1," + size);
        for (int seat = 0; seat < 4; seat++) {
            var land = played.land(
                    played.summoner(seat).column(), played.summoner(seat).row());
            assertThat(land.home()).hasValue(seat);
            assertThat(land.dwelling().orElseThrow()).endsWith("tower");
        }
        assertThat(played.scene(0).lands())
                .filteredOn(land -> land.boss())
                .singleElement()
                .satisfies(land -> {
                    assertThat(land.column()).isEqualTo(size / 2 + 1);
                    assertThat(land.row()).isEqualTo(size / 2 + 1);
                });
    }

    private static String king(int level) {
        return "- id: king\n  extends: warden\n  name: King\n  level: %d\n".formatted(level);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 13})
    @DisplayName("SM-BRD-1: a board of another size is an error at its place")
    void otherSizes(int size) {
        World world = World.small().board(Boards.plain(size) + "boss: warden\n");
        assertThat(world.findings()).anyMatch(finding -> finding.contains("boards/board.yaml:3"));
    }

    @Test
    @DisplayName("SM-BRD-3: elevation rises from ring to ring")
    void elevationRises() {
        Played played =
                World.small().with("monsters", king(6)).board(Boards.plain(7)).start();
        for (int column = 1; column <= 4; column++) {
            assertThat(played.land(column, 4).elevation()).isEqualTo(column);
            assertThat(played.land(8 - column, 4).elevation()).isEqualTo(column);
            assertThat(played.land(4, column).elevation()).isEqualTo(column);
        }
    }

    @Test
    @DisplayName("SM-BRD-3: a board may set it land by land")
    void elevationOfABoard() {
        Played played = World.small().board(Boards.common("""
                        boss: warden
                        elevation:
                          - 1 2 3 2 1
                          - 1 1 1 1 1
                          - 1 1 5 1 1
                          - 1 1 1 4 1
                          - 1 1 1 1 1
                        """)).start();
        assertThat(played.land(3, 1).elevation()).isEqualTo(3);
        assertThat(played.land(4, 4).elevation()).isEqualTo(4);
        assertThat(played.land(2, 2).elevation()).isEqualTo(1);
    }

    @Test
    @DisplayName("SM-BRD-6: lands hold dwellings and ruins where their board says")
    void dwellingsAndRuins() {
        Played played = DwellingTest.world().start();
        assertThat(played.land(2, 1).dwelling().orElseThrow()).endsWith("castle");
        assertThat(played.land(2, 1).ruin()).isEmpty();
        assertThat(played.land(1, 4).ruin().orElseThrow()).endsWith("remains");
        assertThat(played.land(1, 4).levels()).isEqualTo(3);
        assertThat(played.land(3, 2).dwelling()).isEmpty();
    }

    @Test
    @DisplayName("SM-BRD-5: a marked land gives its owner the soul power of its terrain")
    void terrainsGiveSoulPower() {
        Played played = World.small()
                .command("claim", "- mark: { all: lands, where: soul-power.earth > 0 }")
                .start();
        assertThat(played.choose("claim").table(0, "soul-power"))
                .containsEntry("Earth", 6)
                .containsEntry("Fire", 0);
        assertThat(played.land(2, 1).soulPower()).containsEntry("Earth", 3);
    }
}
