package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.game.Refusal;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** Days, sessions, turns, and what a turn is spent on. */
class TurnTest {
    private static final String FLY = "- transport: me\n  to: { choose: lands }";
    private static final String HAUNT = "- spawn: stump\n  to: land";

    /** Who moves in the next turns, when everybody passes: `1 Morning 0`. */
    private static List<String> turns(Played played, int count) {
        List<String> turns = new ArrayList<>();
        for (int turn = 0; turn < count; turn++) {
            turns.add(played.scene(0).day() + " " + played.scene(0).session() + " " + played.asked());
            played.choose("pass");
        }
        return turns;
    }

    @Test
    @DisplayName("SM-TRN-1: a day has a morning, a noon and a night, and everybody has one turn in each")
    void sessionsOfADay() {
        List<String> day = turns(World.small().start(), 13);
        assertThat(day.subList(0, 4)).containsExactly("1 Morning 0", "1 Morning 1", "1 Morning 2", "1 Morning 3");
        assertThat(day.subList(4, 8)).containsExactly("1 Noon 0", "1 Noon 1", "1 Noon 2", "1 Noon 3");
        assertThat(day.subList(8, 12)).containsExactly("1 Night 0", "1 Night 1", "1 Night 2", "1 Night 3");
        assertThat(day.get(12)).isEqualTo("2 Morning 1");
    }

    @Test
    @DisplayName("SM-TRN-4: seats act clockwise, and the first goes on by one each day")
    void theFirstSeatGoesOn() {
        List<String> turns = turns(World.small().start(), 5 * 12);
        assertThat(turns.subList(12, 16)).containsExactly("2 Morning 1", "2 Morning 2", "2 Morning 3", "2 Morning 0");
        assertThat(turns.subList(20, 24)).containsExactly("2 Night 1", "2 Night 2", "2 Night 3", "2 Night 0");
        assertThat(List.of(turns.get(24), turns.get(36), turns.get(48)))
                .containsExactly("3 Morning 2", "4 Morning 3", "5 Morning 0");
    }

    @Test
    @DisplayName("SM-TRN-4: clockwise on the board, from the north-west")
    void clockwiseOnTheBoard() {
        Played played = World.small().start();
        assertThat(List.of(played.place(0), played.place(1), played.place(2), played.place(3)))
                .containsExactly("1,1", "5,1", "5,5", "1,5");
    }

    @Test
    @DisplayName("SM-TRN-2: a turn is two commands")
    void twoCommands() {
        Played played = World.small().start();
        played.choose("move", "land:2,1");
        assertThat(played.asked()).isZero();
        assertThat(played.summoner(0).commands()).isEqualTo(1);
        played.choose("move", "land:3,1");
        assertThat(played.asked()).isEqualTo(1);
        assertThat(played.summoner(1).commands()).isEqualTo(2);
    }

    @Test
    @DisplayName("SM-TRN-4: pass ends the turn, whatever commands are left")
    void passEndsTheTurn() {
        Played played = World.small().start().choose("pass");
        assertThat(played.asked()).isEqualTo(1);
        assertThat(played.choose("move", "land:4,1", "pass").asked()).isEqualTo(2);
    }

    @Test
    @DisplayName("SM-TRN-3: where a monster stands one can only move, fight and pass")
    void besideAMonster() {
        Played played =
                World.small().command("fly", FLY).command("haunt", HAUNT).start();
        played.choose("fly", "land:2,1", "haunt");
        assertThat(played.options()).containsExactlyInAnyOrder("move", "fight", "pass", "fly", "haunt");
    }

    @Test
    @DisplayName("SM-TRN-3: the boss's land is no exception")
    void besideTheBoss() {
        Played played = World.small().command("march", "- walk: 4").start();
        played.choose("march", "land:2,1", "land:2,2", "land:2,3", "land:3,3");
        assertThat(played.options()).containsExactlyInAnyOrder("move", "fight-boss", "pass", "march");
    }

    @Test
    @DisplayName("SM-CMD-1: the commands are these, and pass; each is offered, or refused with a reason")
    void theCommands() {
        Played played = World.small().start();
        TreeSet<String> all = new TreeSet<>(played.options().stream()
                .map(key -> key.replaceFirst(":.*", ""))
                .toList());
        played.game().decision().refused().stream().map(Refusal::key).forEach(all::add);
        assertThat(all)
                .containsExactly(
                        "fight",
                        "fight-boss",
                        "investigate",
                        "magic",
                        "mark",
                        "move",
                        "pass",
                        "process",
                        "rest",
                        "search",
                        "talk",
                        "visit");
        assertThat(played.game().decision().refused())
                .allMatch(refusal -> !refusal.reason().isBlank());
    }

    @Test
    @DisplayName("SM-CMD-1: a command costs one of the turn's commands, passing costs none")
    void whatCommandsCost() {
        Played played = World.small().rule("turn.commands", "9").start();

        played.choose("move", "land:2,1");
        assertThat(played.summoner(0).commands()).isEqualTo(8);
        played.choose("mark");
        assertThat(played.summoner(0).commands()).isEqualTo(7);
        played.choose("process", "earth-jelly", "water-jelly");
        assertThat(played.summoner(0).commands()).isEqualTo(6);
        played.choose("magic:return");
        assertThat(played.summoner(0).commands()).isEqualTo(5);
        played.choose("visit", "leave");
        assertThat(played.summoner(0).commands()).isEqualTo(4);
    }

    @Test
    @DisplayName("SM-CMD-2: one moves to one of the lands beside, not across corners")
    void orthogonalMoves() {
        Played played = World.small().command("fly", FLY).start();
        played.choose("fly", "land:2,2", "move");
        assertThat(played.options()).containsExactlyInAnyOrder("land:2,1", "land:1,2", "land:3,2", "land:2,3");
        assertThat(played.choose("land:1,2", "move").options())
                .containsExactlyInAnyOrder("land:1,1", "land:1,3", "land:2,2");
    }

    @Test
    @DisplayName("SM-CMD-2: lands where players or monsters stand can be entered, the boss's too")
    void occupiedLandsCanBeEntered() {
        Played played =
                World.small().command("fly", FLY).command("haunt", HAUNT).start();
        played.choose("fly", "land:2,2", "haunt", "fly", "land:3,2", "pass");
        played.choose("fly", "land:1,2", "move", "land:2,2", "move", "land:3,2");
        assertThat(played.land(3, 2).summoners()).containsExactly(0, 1);
        played.choose("fly", "land:3,2", "move", "land:3,3");
        assertThat(played.place(2)).isEqualTo("3,3");
    }

    @Test
    @DisplayName("SM-BRD-4: elevation does not hinder anybody")
    void elevationIsFree() {
        Played played = World.small().rule("board.elevation", "1 + 9 * ring").start();
        assertThat(played.choose("move", "land:2,1", "move", "land:2,2").place(0))
                .isEqualTo("2,2");
        assertThat(played.land(2, 2).elevation()).isEqualTo(10);
    }

    private static Played wounded() {
        return World.small()
                .rule("turn.commands", "9")
                .command("fly", FLY)
                .command("bleed", "- set: health\n  to: 10\n  who: me")
                .start();
    }

    @Test
    @DisplayName("SM-CMD-5: rest recovers a fifth of the hit points")
    void restAbroad() {
        Played played = wounded().choose("bleed", "fly", "land:2,1", "rest");
        assertThat(played.health(0)).isEqualTo(10 + 6);
        assertThat(played.choose("rest", "rest").health(0)).isEqualTo(28);
        assertThat(played.choose("rest").health(0)).isEqualTo(30);
    }

    @Test
    @DisplayName("SM-CMD-5: three tenths in a land of one's own, or in one's Tower")
    void restAtHome() {
        assertThat(wounded().choose("bleed", "rest").health(0)).isEqualTo(10 + 9);
        assertThat(wounded().choose("fly", "land:2,1", "mark", "bleed", "rest").health(0))
                .isEqualTo(19);
        assertThat(wounded().choose("fly", "land:5,1", "bleed", "rest").health(0))
                .as("in another's Tower")
                .isEqualTo(16);
    }

    @Test
    @DisplayName("SM-CMD-5: nobody rests who has no wounds")
    void restWithoutWounds() {
        Played played = wounded();
        assertThat(played.options()).doesNotContain("rest");
        assertThat(played.refusal("rest")).isEqualTo("only when you have wounds");
    }

    @Test
    @DisplayName("SM-CMD-6: process consumes one monster and gives another its score value")
    void process() {
        Played played = World.small().start().choose("process", "fire-jelly");
        assertThat(played.options())
                .as("not with itself")
                .doesNotContain("fire-jelly")
                .hasSize(3);
        played.choose("wind-jelly");
        assertThat(played.cards(0, "monsters")).containsExactly("Earth Jelly", "Water Jelly", "Wind Jelly");
        assertThat(Played.of(played.monster(0, "Wind Jelly"), "attack")).isEqualTo(10 + 3);
    }

    @Test
    @DisplayName("SM-CMD-6: what the consumed one had gained goes with it: nothing is lost on the way")
    void improvementsAreConserved() {
        Played played = World.small().rule("turn.commands", "9").start();
        played.choose("process", "fire-jelly", "wind-jelly", "process", "wind-jelly", "earth-jelly");
        assertThat(Played.of(played.monster(0, "Earth Jelly"), "attack")).isEqualTo(13);
        assertThat(Played.of(played.monster(0, "Earth Jelly"), "agility")).isEqualTo(13);
        assertThat(Played.of(played.monster(0, "Earth Jelly"), "defend")).isEqualTo(10);
    }

    @Test
    @DisplayName("SM-CMD-6: it takes two monsters")
    void processTakesTwo() {
        Played played = World.small().rule("start.monsters", "[gnat]").start();
        assertThat(played.options()).doesNotContain("process");
        assertThat(played.refusal("process")).isEqualTo("you have no other monster");
    }
}
