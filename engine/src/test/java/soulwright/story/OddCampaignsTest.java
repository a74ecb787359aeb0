package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.agent.Agent;
import soulwright.agent.GreedyAgent;
import soulwright.agent.Players;
import soulwright.game.Outcome;
import soulwright.game.TableGame;
import soulwright.quest.world.World;

/** Campaigns that nobody would write, and somebody will: they come to an end like all others. */
class OddCampaignsTest {
    private static final String END = "\n- { id: end, ending: Done }";
    private static final int MOST_DECISIONS = 200_000;

    /** Plays it by computer players to its end. */
    private static StoryView played(Tale tale) {
        return played(tale.campaigns().start(3));
    }

    private static StoryView played(TableGame game) {
        new Players(Collections.nCopies(game.players(), (Agent) new GreedyAgent(20)), 3).play(game, MOST_DECISIONS);
        assertThat(game.over()).isTrue();
        assertThat(game.outcome().how()).as(game.outcome().words()).isEqualTo(Outcome.How.WON);
        return (StoryView) game.view(StoryView.HERO);
    }

    private static void isDone(Tale tale) {
        assertThat(played(tale).scene().ending().orElseThrow().stage()).isEqualTo("end");
    }

    @Test
    void nothingButAnEnding() {
        Told told = Tale.of(END).start();
        assertThat(told.game().over()).isTrue();
        assertThat(told.ending().name()).isEqualTo("Done");
    }

    @Test
    void nothingIsSaid() {
        isDone(Tale.of("""
                - { id: silent, dialogue: [] }
                - id: empty
                  dialogue: [ { choose: [ { name: Well, do: [], lines: [] } ] } ]
                  do: []
                - { id: fork, choose: [ { name: On, do: [], lines: [] } ], do: [], lines: [] }
                """ + END));
    }

    @Test
    void nothingCanBeAnswered() {
        Told told = Tale.of("""
                        - id: gate
                          dialogue:
                            - choose: [ { name: Never, when: n > 5 } ]
                            - choose: [ { name: More, when: n > 4, do: [ { add: 1, to: n } ] } ]
                            - ben: So.
                        - { id: fork, choose: [ { name: Never, when: n > 5, next: end } ] }
                        """ + END).numbers("n: {}").start();
        assertThat(told.said()).containsExactly("Ben: So.");
        assertThat(told.choose("go-on").ending().name()).isEqualTo("Done");
    }

    @Test
    void theStoryEndsInTheMiddle() {
        Told told = Tale.blank()
                .chapter(
                        "one",
                        "- { id: fork, choose: [ { name: On, next: more }, { name: Off } ] }\n- { id: off, ending: Off }")
                .chapter("two", "- { id: more, dialogue: [ { ben: On! } ] }" + END)
                .start();
        assertThat(told.choose("way:2").ending().name()).isEqualTo("Off");
        assertThat(told.scene().chapters().get(1).begun()).isEmpty();
    }

    @Test
    void anEndingThatNobodyTells() {
        Told told = Tale.of("""
                        - { id: gate, dialogue: [ { choose: [ { name: A, do: [ { set: n, to: 1 } ] }, { name: B } ] } ] }
                        - { id: end, ending: Done, variants: [ { when: n == 1, lines: [ { ben: One. } ] } ] }
                        """).numbers("n: {}").start();
        assertThat(told.choose("answer:2").ending().variant()).isZero();
    }

    @ParameterizedTest(name = "a {0} of {1}")
    @CsvSource({"knockout, 2", "knockout, 3", "knockout, 32", "league, 2", "league, 3", "league, 8"})
    void examinationsOfAnySize(String form, int entrants) {
        Tale tale = exam(form, entrants, ", rests: 9");
        Told told = tale.start();
        assertThat(told.exam().rounds()).isGreaterThan(0);
        while (!told.options().equals(List.of("go-on")) || told.exam().next().size() == 2) {
            told.winBout();
        }
        assertThat(told.exam().entrants()).hasSize(entrants);
        assertThat(told.exam().entrants().get(0).place()).isEqualTo(1);
        assertThat(told.choose("go-on").ending().name()).isEqualTo("Done");
    }

    private static Tale exam(String form, int entrants, String more) {
        String others = IntStream.range(1, entrants).mapToObj(one -> "p" + one).collect(Collectors.joining(", "));
        Tale tale = Tale.of(
                "- { id: exam, exam: %s, entrants: [hero, %s], kind: exam%s }".formatted(form, others, more) + END);
        IntStream.range(1, entrants).forEach(one -> tale.person("p" + one, "ai: { agent: greedy }"));
        return tale;
    }

    @Test
    void anExaminationIsPlayedByComputers() {
        isDone(exam("knockout", 9, ", rests: 1"));
        isDone(exam("league", 5, ""));
    }

    @Test
    void everybodyRests() {
        Tale tale = exam("league", 4, ", rests: 9");
        tale.world().rule("start.monsters", "[gnat]");
        Told told = tale.start().others("nothing", "fell").choose("go-on", "summon:gnat", "wait");
        told.others().until(now -> !now.isGame(), "fell").choose("go-on");
        assertThat(told.options())
                .as("no monster is left")
                .contains("punch")
                .noneMatch(key -> key.startsWith("summon:"));
        assertThat(told.until(now -> !now.isGame(), "nothing", "fell").exam().fought())
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"items", "equipment", "spells", "monsters"})
    void stocksWithoutMonstersAndWithoutAnything(String kind) {
        Tale tale = Tale.of("""
                - { id: field, game: common, seats: [hero, ben], elsewhere: [cat], days: 1, stock: [%s] }
                - { id: exam, exam: league, entrants: [hero, ben, cat, dan], kind: exam, unlocks: [versus] }
                """.formatted(kind) + END);
        tale.world().rule("start.monsters", "[]").rule("start.spells", "[]");
        isDone(tale);
        Told told = tale.start().choose("triumph");
        assertThat(told.stock()).isEmpty();
        assertThat(told.choose("go-on").options())
                .contains("punch")
                .noneMatch(key -> key.startsWith("summon:") || key.startsWith("use:"));
    }

    @Test
    void oneSeatAndEight() {
        isDone(Tale.of("- { id: alone, game: common, seats: [hero], days: 2 }" + END));
        Tale eight = Tale.of(
                "- { id: all, game: common, seats: [random, ben, cat, dan, hero, greedy, random, greedy], days: 2 }"
                        + END);
        eight.world().rule("seats", "8");
        assertThat(eight.findings()).as("there are four homes").anyMatch(found -> found.startsWith("SW4519"));
        isDone(eight);
    }

    @Test
    void theHeroByHisName() {
        Told told = Tale.of("""
                        - { id: field, game: common, seats: [ben, ann], days: 1, stock: [monsters] }
                        - { id: exam, exam: knockout, entrants: [ann, ben], kind: exam }
                        """ + END).start();
        assertThat(told.within()).as("the hero plays").isPresent();
        told.choose("triumph");
        assertThat(told.stock()).hasSize(4);
        assertThat(told.winBout().choose("go-on").ending().name()).isEqualTo("Done");
    }

    @Test
    void boardsOfElevenAndTheSameTwice() {
        Tale tale = Tale.blank()
                .chapter("one", "- { id: a, game: wide, seats: [hero, ben], days: 1 }")
                .chapter(
                        "two",
                        "- { id: b, game: wide, seats: [hero, cat], days: 1 }\n- { id: c, game: small:common, seats: [hero], days: 1 }"
                                + END);
        wide(tale.world());
        isDone(tale);
    }

    private static void wide(World world) {
        String row = "  - h" + " h".repeat(10) + "\n";
        String edge = "  - T" + " h".repeat(9) + " T\n";
        world.file(
                "boards/wide.yaml",
                "id: wide\nname: Wide\nsize: 11\nboss: warden\nlint-ignore: { SW4110: nothing lives there }\n"
                        + "legend: { T: home, B: boss, h: heath }\nlands:\n"
                        + edge
                        + row.repeat(4)
                        + "  - h h h h h B h h h h h\n"
                        + row.repeat(4)
                        + edge);
    }

    @Test
    void fourHundredStages() {
        StringBuilder stages = new StringBuilder();
        for (int stage = 0; stage < 400; stage++) {
            stages.append(
                    "- { id: s%d, dialogue: [ { ben: Still there. } ], do: [ { add: 1, to: n } ] }\n".formatted(stage));
        }
        stages.append("- { id: report, grade: n, is: n }");
        StoryView end = played(Tale.of(stages + END).numbers("n: {}"));
        assertThat(end.scene().reports().get(0).figure()).isEqualTo(400);
        assertThat(end.scene().chapters().get(0).stages()).allMatch(stage -> stage.visited());
    }

    @Test
    void numbersStayWithinWhatTheyCanHold() {
        Told told = Tale.of("""
                        - id: gate
                          dialogue: []
                          do:
                            - { add: 2000000000, to: n }
                            - { add: 2000000000, to: n }
                            - { add: -5000000, to: low }
                            - { scale: mid, percent: 1000000 }
                        - { id: report, grade: n, is: n }
                        - { id: again, grade: low, is: low - mid + mid }
                        """ + END)
                .numbers("n: {}, low: { min: -7 }, mid: { start: 900000 }")
                .start();
        assertThat(told.number("n")).isEqualTo(Integer.MAX_VALUE);
        assertThat(told.number("low")).isEqualTo(-7);
        assertThat(told.number("mid")).isEqualTo(Integer.MAX_VALUE);
    }
}
