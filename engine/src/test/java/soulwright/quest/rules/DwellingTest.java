package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** Dwellings as they ship: what they give, who may visit them and when, and where their coaches go. */
class DwellingTest {
    static World world() {
        return World.small()
                .shipped("dwellings/dwellings.yaml", "ruins/ruins.yaml")
                .rule("turn.commands", "9")
                .instead("chance: if(time is night, 65, 50) + me.encounter-chance", "chance: 0")
                .command("fly", "- transport: me\n  to: { choose: lands }")
                .command("haunt", "- spawn: stump\n  to: land")
                .board(Boards.common("""
                        boss: warden
                        dwellings:
                          - { at: [2, 1], is: castle }
                          - { at: [4, 1], is: town }
                          - { at: [5, 2], is: village }
                          - { at: [5, 4], is: temple }
                          - { at: [2, 5], is: arena }
                          - { at: [1, 4], is: village, ruin: remains, levels: 3 }
                        """));
    }

    private static final Map<String, String> PLACES = Map.of(
            "castle", "land:2,1", "town", "land:4,1", "village", "land:5,2", "temple", "land:5,4", "arena", "land:2,5");

    /** The first player, about to visit a dwelling by day or by night. */
    static Played at(World world, String dwelling, String session) {
        return world.start()
                .untilSession(session)
                .passUntil(now -> now.asked() == 0)
                .choose("fly", PLACES.get(dwelling));
    }

    @ParameterizedTest
    @CsvSource({
        "castle, 0, 0, 3, 1",
        "town, 1, 1, 1, 1",
        "village, 3, 1, 0, 0",
        "temple, 1, 3, 0, 0",
        "arena, 0, 0, 1, 3"
    })
    @DisplayName("SM-DWL-1: the owner of its land gets the soul power of a dwelling beside the terrain's")
    void soulPower(String dwelling, int earth, int water, int fire, int wind) {
        Played bare = World.small()
                .command("fly", "- transport: me\n  to: { choose: lands }")
                .command("claim", "- mark: land")
                .start();
        Played played = world().command("claim", "- mark: land").start();
        bare.choose("fly", PLACES.get(dwelling), "claim");
        played.choose("fly", PLACES.get(dwelling), "claim");
        Map<String, Integer> without = bare.table(0, "soul-power");
        Map<String, Integer> with = played.table(0, "soul-power");
        assertThat(with.get("Earth") - without.get("Earth")).isEqualTo(earth);
        assertThat(with.get("Water") - without.get("Water")).isEqualTo(water);
        assertThat(with.get("Fire") - without.get("Fire")).isEqualTo(fire);
        assertThat(with.get("Wind") - without.get("Wind")).isEqualTo(wind);
        assertThat(played.table(1, "soul-power").values()).as("nobody else's").containsOnly(0);
    }

    @Test
    @DisplayName("SM-DWL-2: anyone who stands there may visit, whoever owns the land")
    void anyoneMayVisit() {
        Played played = at(world(), "castle", "Morning").choose("mark", "pass").choose("fly", "land:2,1");
        assertThat(played.choose("visit").options()).contains("library");
    }

    @Test
    @DisplayName("SM-DWL-2: a Tower is visited by its own player only")
    void towersArePrivate() {
        Played played = world().start();
        assertThat(played.options()).contains("visit");
        assertThat(played.choose("fly", "land:5,1").refusal("visit"))
                .isEqualTo("only when this land has a dwelling without a ruin that you may visit");
    }

    @Test
    @DisplayName("SM-DWL-2: nobody visits where there is nothing, a ruin, or a monster")
    void nothingToVisit() {
        Played played = world().start().choose("fly", "land:3,2");
        assertThat(played.options()).doesNotContain("visit");
        assertThat(played.choose("fly", "land:1,4").options()).as("a ruin").doesNotContain("visit");
        played.choose("fly", "land:2,1", "haunt");
        assertThat(played.refusal("visit")).isEqualTo("not when this land has a monster");
    }

    @ParameterizedTest
    @CsvSource({
        "castle, throne-room, day",
        "castle, library, day",
        "town, healer, day",
        "town, coach, day",
        "town, magician, night",
        "town, casino, night",
        "village, blacksmith, day",
        "village, wagon, day",
        "village, inn, night",
        "village, bard, night",
        "temple, reincarnate, day",
        "temple, purify, day",
        "arena, train, night",
        "arena, match, night"
    })
    @DisplayName(
            "SM-DWL-3, SM-DWL-5 to SM-DWL-11: a service is offered at its time only, and says so when it is closed")
    void servicesHaveTheirTimes(String dwelling, String service, String time) {
        for (String session : new String[] {"Morning", "Noon", "Night"}) {
            Played played = at(world(), dwelling, session);
            if (!played.options().contains("visit")) {
                continue;
            }
            played.choose("visit");
            boolean open = session.equals("Night") == time.equals("night");
            String closed = "closed: open by " + time;
            if (open) {
                assertThat(played.refusal(service)).isNotEqualTo(closed);
            } else {
                assertThat(played.options()).doesNotContain(service);
                assertThat(played.refusal(service)).isEqualTo(closed);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"castle, Night", "temple, Night", "arena, Morning", "arena, Noon"})
    @DisplayName("SM-DWL-3: where everything is closed a visit is refused, which says so, and no other is")
    void allIsClosed(String dwelling, String session) {
        for (String any : PLACES.keySet()) {
            Played played = at(world(), any, session);
            boolean closed = any.equals(dwelling) || (any.matches("castle|temple") && session.equals("Night"));
            assertThat(played.options().contains("visit")).as(any).isEqualTo(!closed);
            assertThat(played.refusal("visit"))
                    .isEqualTo(
                            closed
                                    ? "only when this land has a dwelling without a ruin that is open at this time of day"
                                    : "");
        }
    }

    @Test
    @DisplayName("SM-DWL-3: where nothing that is open can be had a visit is refused instead of costing a command")
    void nothingCanBeHad() {
        World hale = world().board(Boards.dwelling("town"))
                .instead("choose: lands, where: dwelling", "choose: lands, where: dwelling and not home");
        Played played = at(hale, "castle", "Morning");
        assertThat(played.refusal("visit")).isEqualTo("only when this land offers something that you can have now");
        Played hurt = at(hale.command("hurt", "- damage: 1\n  who: me"), "castle", "Morning")
                .choose("hurt");
        assertThat(hurt.choose("visit").options()).containsExactly("healer", "leave");
    }

    @ParameterizedTest
    @CsvSource({"Morning", "Noon", "Night"})
    @DisplayName("SM-DWL-4: the Tower gives one of the common spells at any time")
    void replenish(String session) {
        Played played = world().start().untilSession(session).passUntil(now -> now.asked() == 0);
        played.choose("visit", "replenish");
        assertThat(played.options()).containsExactlyInAnyOrder("return", "quick-move", "challenge");
        played.choose("quick-move");
        assertThat(played.cards(0, "spells")).containsExactly("Return", "Quick Move", "Challenge", "Quick Move");
    }

    @Test
    @DisplayName(
            "SM-DWL-4, SM-DWL-12: the Tower leads to any other land that one has marked, and is no way if there is none")
    void towerTransport() {
        Played played = world().start().choose("visit");
        assertThat(played.options()).doesNotContain("transport");
        assertThat(played.refusal("transport")).isEqualTo("you have marked no other land");
        played.choose("leave", "fly", "land:3,2", "mark", "fly", "land:4,3", "mark", "haunt", "fly", "land:1,1");
        played.choose("visit", "transport");
        assertThat(played.options()).containsExactlyInAnyOrder("land:3,2", "land:4,3");
        assertThat(played.choose("land:4,3").place(0))
                .as("monsters block no transport")
                .isEqualTo("4,3");
    }

    @Test
    @DisplayName("SM-DWL-6, SM-DWL-12: the Coach goes to any other open dwelling, Towers included")
    void coach() {
        Played played = at(world(), "town", "Morning").choose("visit", "coach");
        assertThat(played.options())
                .containsExactlyInAnyOrder(
                        "land:1,1", "land:5,1", "land:1,5", "land:5,5", "land:2,1", "land:5,2", "land:5,4", "land:2,5");
        played.choose("land:5,5");
        assertThat(played.place(0)).isEqualTo("5,5");
    }

    @Test
    @DisplayName("SM-DWL-8, SM-DWL-12: the Wagon goes to any other land as high, never into the boss's")
    void wagon() {
        Played played = at(world(), "village", "Noon").choose("visit", "wagon");
        assertThat(played.options())
                .hasSize(15)
                .contains("land:1,1", "land:3,5")
                .doesNotContain("land:5,2", "land:3,3");
        Played level =
                at(world().rule("board.elevation", "1"), "village", "Noon").choose("visit", "wagon");
        assertThat(level.options()).hasSize(23).doesNotContain("land:5,2", "land:3,3");
    }

    @Test
    @DisplayName("SM-DWL-12: a transport is no Move: it costs the visit alone")
    void transportsAreNoMoves() {
        Played played = at(world(), "town", "Morning");
        int before = played.summoner(0).commands();
        played.choose("visit", "coach", "land:5,5");
        assertThat(played.summoner(0).commands()).isEqualTo(before - 1);
    }
}
