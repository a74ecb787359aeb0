package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What lasts and what stands make of a number alike. */
class TotalTest {
    private static final String SAY = "- message: \"now {me.karma}\"";

    private static String lasting(String change) {
        Played played = World.small()
                .rule("numbers.player.karma", "{}")
                .command("change", change.replace(";", "\n").indent(0))
                .command("say", SAY)
                .start();
        return said(played.choose("change", "say"));
    }

    private static String standing(String abilities) {
        Played played = World.small()
                .rule("numbers.player.karma", "{}")
                .with("equipment", "- { id: charm, name: Charm, level: 1, abilities: [ %s ] }".formatted(abilities))
                .seat(0, "kit: { equipment: [charm] }")
                .command("say", SAY)
                .start();
        return said(played.choose("say"));
    }

    private static String said(Played played) {
        return played.log("message").get(0);
    }

    @ParameterizedTest(name = "set {0}, add {1}, scale {2} gives {3}")
    @CsvSource({"-1, 0, 100, -1", "-5, 0, 50, -3", "5, 0, 50, 2", "0, -7, 50, -4", "-3, 2, 150, -2", "0, 9, -50, -5"})
    @DisplayName("set, add, scale: in this order, and rounded down, whether it lasts for a time or stands")
    void lastsAsItStands(int set, int add, int scale, int result) {
        assertThat(lasting("""
                - set: karma
                  to: %d
                  who: me
                  until: day-end
                - add: %d
                  to: karma
                  who: me
                  until: day-end
                - scale: karma
                  percent: %d
                  who: me
                  until: day-end
                """.formatted(set, add, scale))).contains("now " + result);
        assertThat(standing(
                        "{ set: karma, who: me, to: %d }, { add: %d, to: karma, who: me }, { scale: karma, who: me, percent: %d }"
                                .formatted(set, add, scale)))
                .contains("now " + result);
    }

    @Test
    @DisplayName("add, scale: what is too large for a number stops at its end instead of turning into its opposite")
    void nothingOverflows() {
        String most = "day * 2147483647 * 2147483647 * 2";
        assertThat(standing("{ add: %s, to: karma, who: me }, { scale: karma, who: me, percent: 300 }".formatted(most)))
                .contains("now " + Long.MAX_VALUE / 100);
        assertThat(lasting("""
                - add: %s
                  to: karma
                  who: me
                - scale: karma
                  percent: %s
                  who: me
                """.formatted(most, most))).contains("now 1000000000");
    }
}
