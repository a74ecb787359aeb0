package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.diagnostic.Code;

/** What the checks of campaigns find, and what they let pass, beside the broken packs. */
class LintTest {
    private static final String END = "\n- { id: end, ending: Done }";

    /** The codes that are found, warnings among them. */
    private static List<String> codes(Tale tale) {
        return tale.findings().stream().map(finding -> finding.split(" ", 2)[0]).toList();
    }

    /** A board game sets `n` to a formula; then it is asked whether a way can be open, and another one always is. */
    private static Tale asking(String formula, String when) {
        return Tale.of("""
                        - id: field
                          game: common
                          seats: [hero, ben, cat]
                          days: 10
                          do: [ { set: n, to: "%s" } ]
                        - id: judgement
                          route:
                            - { when: "%s", next: good }
                            - { next: end }
                        - { id: good, ending: Good }
                        """.formatted(formula, when) + END).results("ruins").numbers("n: { min: 0, max: 100 }");
    }

    @ParameterizedTest(name = "n = {0}: {1} can be")
    @CsvSource(
            delimiter = '|',
            value = {
                "result.rank | n == 3",
                "result.rank * 10 - 5 | n == 25",
                "result.days | n == 10",
                "if(result.won, 80, 40) | n >= 80",
                "if(result.won, 80, 40) | n < 50",
                "result.ruins * 1000 | n == 100",
                "percent(50, result.rank * 100) | n == 100",
                "clamp(result.turns, 20, 60) | n > 59",
                "result.turns % 7 | n == 6",
                "100 / result.rank | n == 33",
                "min(result.rank, 2) + max(result.days, 5) | n == 12",
                "result.rank | n in 2..5",
                "result.rank | not n in 1..2",
                "result.rank | n > 1 and n < 3",
                "result.rank | n + 1 > 3",
                "result.rank | 10 - n >= 9",
                "result.days | if(n > 5, n, 0) == 6"
            })
    void whatCanBeIsNotReported(String formula, String when) {
        assertThat(codes(asking(formula, when))).isEmpty();
    }

    @ParameterizedTest(name = "n = {0}: {1} can never be")
    @CsvSource(
            delimiter = '|',
            value = {
                "result.rank | n == 4",
                "result.rank * 10 - 5 | n > 25",
                "result.days | n > 10",
                "if(result.won, 80, 40) | n > 80",
                "if(result.won, 80, 40) | n < 40",
                "result.ruins * 1000 | n > 100",
                "0 - result.ruins | n > 0",
                "percent(50, result.rank * 100) | n < 50",
                "clamp(result.turns, 20, 60) | n == 61",
                "result.turns % 7 | n == 7",
                "100 / result.rank | n == 32",
                "min(result.rank, 2) + max(result.days, 5) | n == 13",
                "result.rank | n in 4..9",
                "result.rank | not n in 1..3",
                "result.rank | n > 1 and n < 2",
                "result.rank | n < 1 or n > 3",
                "result.rank | n + 1 > 4",
                "result.rank | 10 - n > 9",
                "result.rounds + result.rounds-won | n > 0"
            })
    void whatCanNeverBeIs(String formula, String when) {
        assertThat(codes(asking(formula, when))).containsExactly(Code.ENDING_UNREACHED.id());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "result, SW3014",
        "it, SW3014",
        "and, SW3014",
        "not, SW3014",
        "in, SW3014",
        "min, SW3014",
        "none, SW3014",
        "2luck, SW2006",
        "my_luck, SW2006"
    })
    void aNameThatNoNumberCanHaveIsToldOnceAndWhereItIsGiven(String name, String code) {
        Tale tale = Tale.of("""
                        - id: field
                          game: common
                          seats: [hero, ben, cat]
                          do:
                            - { add: 1, to: %1$s }
                            - { set: %1$s, to: "result.rank + %1$s" }
                        - id: fork
                          route:
                            - { when: "%1$s > 3", next: other }
                            - { next: end }
                        - { id: other, ending: Other }
                        """.formatted(name) + END).numbers(name + ": { max: 5 }");
        assertThat(tale.findings()).containsExactly(code + " case/campaigns/tale.yaml:5:12");
    }

    @Test
    void numbersThatGrowInACircleGrowAsFarAsTheyMay() {
        String stages = """
                - id: train
                  dialogue: [{ ben: Again. }]
                  do: [ { add: 1, to: n } ]
                - id: enough
                  choose:
                    - { name: More, next: train }
                    - { name: Enough, when: n > %d, next: end }
                    - { name: Home, next: home }
                - { id: home, ending: Home }""" + END;
        assertThat(codes(Tale.of(stages.formatted(999)).numbers("n: { max: 1000 }")))
                .isEmpty();
        assertThat(codes(Tale.of(stages.formatted(1000)).numbers("n: { max: 1000 }")))
                .containsExactly(Code.ENDING_UNREACHED.id());
    }

    @Test
    void branchesThatJoinKnowWhatEitherDid() {
        Tale tale = Tale.of("""
                - id: fork
                  choose:
                    - { name: Left, do: [ { set: n, to: 2 } ] }
                    - { name: Right, do: [ { set: n, to: 5 } ], next: right }
                - { id: left, dialogue: [{ ben: Left. }], do: [ { add: 1, to: n } ] }
                - id: right
                  route:
                    - { when: n == 3, next: three }
                    - { when: n == 5, next: five }
                    - { next: end }
                - { id: three, ending: Three }
                - { id: five, ending: Five }""" + END).numbers("n: {}");
        assertThat(codes(tale)).as("bounds do not know that it is never 4").isEmpty();
    }

    @Test
    void whatStepsDoIsFollowed() {
        Tale tale = Tale.of("""
                - id: gate
                  dialogue:
                    - choose:
                        - name: Aye
                          do:
                            - if: n > 0
                              then: [ { add: 100, to: n } ]
                              else: [ { add: 1, to: n } ]
                            - scale: n
                              percent: 300
                            - choose:
                                - { name: More, do: [ { add: 4, to: n } ] }
                                - { name: Never, when: n > 3, do: [ { add: 90, to: n } ] }
                        - { name: Nay }
                - id: judgement
                  route:
                    - { when: n == 7, next: seven }
                    - { when: n > 7, next: more }
                    - { next: end }
                - { id: seven, ending: Seven }
                - { id: more, ending: More }""" + END).numbers("n: {}");
        assertThat(codes(tale)).containsExactlyInAnyOrder(Code.ENDING_UNREACHED.id(), Code.NEVER_TAKEN.id());
    }

    @Test
    void ofStagesThatFollowFromOneOutOfReachOnlyThatIsTold() {
        assertThat(codes(Tale.of("""
                        - { id: gate, dialogue: [{ ben: Hi. }], next: end }
                        - { id: a, dialogue: [{ ben: Hi. }] }
                        - { id: b, dialogue: [{ ben: Hi. }] }
                        - { id: c, ending: Far away }
                        """ + END))).containsExactly(Code.STAGE_UNREACHED.id());
    }

    @Test
    void ofACircleOutOfReachTheFirstIsTold() {
        assertThat(Tale.of("""
                        - { id: gate, dialogue: [{ ben: Hi. }], next: end }
                        - { id: a, dialogue: [{ ben: Hi. }] }
                        - { id: b, dialogue: [{ ben: Hi. }], next: a }
                        """ + END).findings())
                .singleElement()
                .asString()
                .startsWith("SW4501 case/campaigns/tale.yaml:10:");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- { id: a, route: [ { next: a } ] }",
                "- { id: a, route: [ { next: b } ] }\n- { id: b, dialogue: [], next: a }",
                "- { id: a, dialogue: [] }\n- { id: b, route: [ { next: c } ] }\n- { id: c, route: [ { next: a } ] }"
            })
    void circlesWithoutAQuestionAreEndless(String stages) {
        assertThat(codes(Tale.of(stages))).contains(Code.STORY_CIRCLE.id()).doesNotContain(Code.DEAD_END.id());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- { id: a, route: [ { when: n == 1, next: b }, { next: end } ] }\n"
                        + "- { id: b, route: [ { when: n == 2, next: a }, { next: end } ] }",
                "- { id: a, dialogue: [], do: [ { add: 1, to: n } ] }\n"
                        + "- { id: b, route: [ { when: n < 9, next: a }, { next: end } ] }",
                "- { id: a, dialogue: [ { ben: Again. } ] }\n"
                        + "- { id: b, choose: [ { name: More, next: a }, { name: No, next: end } ] }"
            })
    void circlesThatAreLeftAreNone(String stages) {
        String first =
                "- { id: gate, dialogue: [ { choose: [ { name: A, do: [ { set: n, to: 1 } ] }, { name: B, do: [ { set: n, to: 2"
                        + " } ] } ] } ] }\n";
        Tale tale = Tale.of(first + stages + END).numbers("n: { max: 9 }");
        assertThat(codes(tale)).doesNotContain(Code.STORY_CIRCLE.id(), Code.DEAD_END.id());
    }

    @Test
    void whoSitsAtAnotherTableSitsThereOnly() {
        String game = "- { id: field, game: common, seats: [hero, ben], elsewhere: [%s], stock: [monsters] }\n"
                + "- { id: exam, exam: knockout, entrants: [hero, ben], kind: exam }";
        assertThat(codes(Tale.of(game.formatted("cat, dan") + END))).isEmpty();
        assertThat(codes(Tale.of(game.formatted("cat, ben") + END))).containsExactly(Code.SEATED_TWICE.id());
        assertThat(codes(Tale.of(game.formatted("ann, cat") + END))).containsExactly(Code.SEATED_TWICE.id());
        assertThat(codes(Tale.of(game.formatted("hero, cat") + END)))
                .contains(Code.UNKNOWN_ENTRY.id())
                .doesNotContain(Code.SEATED_TWICE.id());
    }

    @Test
    void whereNobodyPlaysTheHeroIsNotMissedAsWell() {
        assertThat(codes(Tale.of("- { id: field, game: common, seats: [] }" + END)))
                .contains(Code.WRONG_COUNT.id())
                .doesNotContain(Code.HERO_MISSING.id());
        assertThat(codes(Tale.of("- { id: exam, exam: league, entrants: [], kind: exam, deck: kit }" + END)))
                .contains(Code.WRONG_COUNT.id())
                .doesNotContain(Code.HERO_MISSING.id());
    }

    @Test
    void cardsOfAnEarlierGameAreStillInStockLater() {
        String exam = "- { id: exam, exam: knockout, entrants: [hero, ben], kind: exam }";
        assertThat(codes(Tale.of("- { id: field, game: common, seats: [hero, ben], stock: [items] }\n"
                        + "- { id: rest, dialogue: [{ ben: Rest. }] }\n"
                        + exam
                        + END)))
                .isEmpty();
        assertThat(codes(Tale.of(exam + END))).containsExactly(Code.EMPTY_STOCK.id());
    }

    @Test
    void cardsThatAreKeptForBattlesBetweenStocksAreUsed() {
        String field = "- { id: field, game: common, seats: [hero, ben], stock: [monsters] }\n";
        String exam = "- { id: exam, exam: knockout, entrants: [hero, ben], kind: exam, deck: kit%s }";
        assertThat(codes(Tale.of(field + exam.formatted(", unlocks: [versus]") + END)))
                .isEmpty();
        assertThat(codes(Tale.of(field + exam.formatted("") + END))).containsExactly(Code.UNUSED_STOCK.id());
    }

    @Test
    void fourHundredStagesAreFollowedToTheirEnd() {
        StringBuilder stages = new StringBuilder();
        for (int stage = 0; stage < 400; stage++) {
            stages.append(
                    "- { id: s%d, choose: [ { name: On, do: [ { add: 1, to: n } ] }, { name: Back, next: s%d } ] }\n"
                            .formatted(stage, stage / 2));
        }
        stages.append("- { id: judgement, route: [ { when: n < 400, next: never }, { next: end } ] }\n")
                .append("- { id: never, ending: Never }");
        assertThat(codes(Tale.of(stages + END).numbers("n: { max: 1000 }")))
                .containsExactly(Code.ENDING_UNREACHED.id());
    }
}
