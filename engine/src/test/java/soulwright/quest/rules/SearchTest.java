package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** Searching, and the random events that befall who searches or begins his turn. */
class SearchTest {
    private static final String DWELLER = """
            - id: midge
              extends: gnat
              name: Midge
              level: 1
              habitat: [clay, pool, coals, ridge]
            """;
    private static final String APPLE = "- id: apple\n  name: Apple\n  level: 1\n  do:\n    - heal: 1\n      who: me\n";

    private static World world() {
        return World.small()
                .rule("turn.commands", "9")
                .sureBlows()
                .instead("ambushed: 10", "ambushed: 0")
                .instead("ambush: 20", "ambush: 0")
                .with("items", APPLE)
                .command("fly", "- transport: me\n  to: { choose: lands }")
                .command("haunt", "- spawn: gnat\n  to: land");
    }

    private static World event(String event) {
        return world().with("events", "- id: happening\n  name: Happening\n  weight: 1\n" + event);
    }

    /** An event that befalls the first player at once, by a command of its own. */
    private static Played befallen(String event) {
        return event("  happens: [search]\n  do:\n" + event.indent(4))
                .command("befall", "- event: search")
                .start();
    }

    @Test
    @DisplayName("SM-CMD-4: 80 searches in a hundred find a monster, 8 an item, 4 an event, the rest nothing")
    void whatSearchesFind() {
        World.Games games = event("  happens: [search]\n  do:\n    - raise: { attack: 1 }\n      who: me\n")
                .with("monsters", DWELLER)
                .games();
        int monsters = 0;
        int items = 0;
        int events = 0;
        for (int seed = 0; seed < 500; seed++) {
            Played played = games.start(seed).choose("fly", "land:2,1", "search");
            monsters += played.isBattle() ? 1 : 0;
            items += played.cards(0, "items").size();
            events += played.log("event").size();
        }
        assertThat(monsters).isBetween(500 * 75 / 100, 500 * 85 / 100);
        assertThat(items).isBetween(500 * 4 / 100, 500 * 12 / 100);
        assertThat(events).isBetween(500 * 2 / 100, 500 * 7 / 100);
        assertThat(monsters + items + events).isLessThan(490);
    }

    @Test
    @DisplayName("SM-CMD-4: nobody searches in Towers, or where a monster stands")
    void whereNobodySearches() {
        Played played = world().start();
        assertThat(played.refusal("search")).isEqualTo("not when this land is the home of a player");
        assertThat(played.choose("fly", "land:5,5").options())
                .as("in another's Tower")
                .doesNotContain("search");
        played.choose("fly", "land:2,1", "haunt");
        assertThat(played.refusal("search")).isEqualTo("not when this land has a monster");
    }

    @Test
    @DisplayName("SM-CMD-4: a search finds monsters but takes no land")
    void searchTakesNoLand() {
        World.Games games = world().with("monsters", DWELLER)
                .instead("weight: 80", "weight: 8000")
                .games();
        Played played = games.start(3).choose("fly", "land:2,1", "search");
        played.fight("nothing", "punch");
        assertThat(played.cards(0, "monsters")).contains("Midge");
        assertThat(played.land(2, 1).owner()).isEmpty();
    }

    @Test
    @DisplayName("SM-EVT-1: events happen at the start of 8 turns in a hundred")
    void howOftenEventsHappen() {
        Played played = event("  happens: [turn]\n  do:\n    - raise: { attack: 1 }\n      who: me\n")
                .start();
        for (int turn = 0; turn < 1000; turn++) {
            played.choose("pass");
        }
        assertThat(played.log("event").size()).isBetween(50, 115);
    }

    @Test
    @DisplayName("SM-EVT-1: an event happens on its occasion, under its conditions")
    void occasionsAndConditions() {
        World world = event(
                        "  happens: [turn]\n  when: time is night\n  do:\n    - raise: { attack: 1 }\n      who: me\n")
                .rule("turn.commands", "1")
                .instead("chance: 8\n", "chance: 100\n");
        Played played = world.command("seek", "- event: search").start();
        assertThat(played.choose("seek").log("event")).isEmpty();
        assertThat(played.untilSession("Night").log("event")).hasSize(1);
        assertThat(played.attribute(0, "attack")).isEqualTo(6);
    }

    @Test
    @DisplayName("SM-EVT-1: by their weights")
    void weights() {
        World world = event("  happens: [search]\n  do:\n    - raise: { attack: 1 }\n      who: me\n")
                .with(
                        "events",
                        "- id: other\n  name: Other\n  weight: 9\n  happens: [search]\n  do:\n    - raise: { defend: 1 }\n      who: me\n");
        Played played = world.command("seek", "- event: search").start();
        for (int i = 0; i < 200; i++) {
            played.choose("seek");
        }
        assertThat(played.attribute(0, "attack") - 5).isBetween(8, 35);
        assertThat(played.attribute(0, "attack") + played.attribute(0, "defend"))
                .isEqualTo(210);
    }

    @Test
    @DisplayName("SM-EVT-1, SM-BAT-2: who is not beaten in an event's battle goes away")
    void eventBattlesLeaveNobody() {
        Played played = event("  happens: [search]\n  do:\n    - battle: stump\n      kind: away\n")
                .rule("battle.kinds.away.ambushed", "0")
                .command("befall", "- event: search")
                .start()
                .choose("fly", "land:2,1", "befall");
        assertThat(played.battle().rounds()).hasValue(10);
        played.fight("nothing", "wait");
        assertThat(played.land(2, 1).monster()).isEmpty();
        assertThat(played.cards(0, "monsters")).doesNotContain("Stump");
    }

    @Test
    @DisplayName("SM-EVT-1: gains, losses, companions and journeys")
    void whatEventsDo() {
        assertThat(befallen("- gain: apple").choose("befall").cards(0, "items")).containsExactly("Apple");
        assertThat(befallen("- lose: { random: me.spells }").choose("befall").cards(0, "spells"))
                .hasSize(2);
        assertThat(befallen("- gain: gnat").choose("befall").cards(0, "monsters"))
                .contains("Gnat");
        assertThat(befallen("- transport: me\n  to: { random: lands, where: home and it is not land }")
                        .choose("befall")
                        .place(0))
                .isIn("5,1", "1,5", "5,5");
    }

    @Test
    @DisplayName("SM-EVT-1: the weather changes what everybody meets, until the day ends")
    void theWeatherEndsWithTheDay() {
        Played played = befallen("- add: 15\n  to: encounter-chance\n  who: everyone\n  until: day-end")
                .choose("befall");
        for (int seat = 0; seat < 4; seat++) {
            assertThat(played.number(seat, "encounter-chance")).isEqualTo(15);
        }
        assertThat(played.untilSession("Night").number(3, "encounter-chance")).isEqualTo(15);
        played.passUntil(now -> now.scene(0).day() == 2);
        assertThat(played.number(0, "encounter-chance")).isZero();
        assertThat(played.number(3, "encounter-chance")).isZero();
    }

    @Test
    @DisplayName("SM-EVT-1: in foul weather something always appears")
    void foulWeather() {
        World.Games games = event(
                        "  happens: [search]\n  do:\n    - add: 50\n      to: encounter-chance\n      who: everyone\n      until: day-end\n")
                .with("monsters", DWELLER)
                .instead("ambushed: if(time is night, 25, 10)", "ambushed: 0")
                .instead("ambush: 15", "ambush: 0")
                .command("befall", "- event: search")
                .games();
        for (int seed = 0; seed < 30; seed++) {
            assertThat(games.start(seed)
                            .choose("befall", "fly", "land:2,1", "mark")
                            .isBattle())
                    .isTrue();
        }
    }
}
