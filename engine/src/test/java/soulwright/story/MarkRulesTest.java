package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.story.scene.ReportScene;

/** SM-STO-4: how board games and examinations are marked. */
class MarkRulesTest {
    private static Tale field() {
        return Tale.of("""
                        - id: field
                          game: common
                          seats: [hero, ben]
                          days: 2
                          do:
                            - { set: won, to: "if(result.won, 1, 0)" }
                            - { set: place, to: result.rank }
                            - { set: days, to: result.days }
                            - { set: turns, to: result.turns }
                            - { set: ruins, to: result.ruins }
                            - { set: falls, to: result.knock-outs }
                            - { set: rounds, to: result.rounds }
                        - id: exam
                          exam: league
                          entrants: [hero, ben, cat]
                          kind: exam
                          do:
                            - { set: rounds, to: 10 * result.rounds + result.rounds-won }
                            - { set: place, to: result.rank }
                            - { set: ruins, to: result.ruins }
                            - { set: turns, to: result.turns }
                        - { id: end, ending: Done }
                        """)
                .results("ruins", "knock-outs")
                .numbers("won: {}, place: {}, days: {}, turns: {}, ruins: {}, falls: {}, rounds: {}");
    }

    private static Tale busy() {
        Tale tale = field();
        tale.world().command("clear", "- add: 3\n  to: ruins").command("fall", "- damage: 999\n  who: me");
        return tale;
    }

    @Test
    @DisplayName("SM-STO-4: a board game is rated by whether you won, the turns, the ruins cleared, the knock-outs")
    void aBoardGameIsRated() {
        Told told = busy().start().choose("clear", "fall", "pass", "triumph");
        assertThat(told.number("won")).isEqualTo(1);
        assertThat(told.number("place")).isEqualTo(1);
        assertThat(told.number("days")).isEqualTo(1);
        assertThat(told.number("turns"))
                .as("the one he fell in, one more, and the one he won in")
                .isEqualTo(3);
        assertThat(told.number("ruins")).isEqualTo(3);
        assertThat(told.number("falls")).isEqualTo(1);
        assertThat(told.number("rounds")).isZero();
    }

    @Test
    @DisplayName("SM-STO-4: a game that was lost is rated as lost, one without a winner by the place")
    void aLostBoardGameIsRated() {
        Told lost = field().start().choose("concede");
        assertThat(lost.number("won")).isZero();
        assertThat(lost.number("place")).isEqualTo(2);
        Told nobody = busy().start().choose("fall").until(told -> !told.isGame(), "pass");
        assertThat(nobody.number("won")).isZero();
        assertThat(nobody.number("place")).as("behind for his fall").isEqualTo(2);
        assertThat(nobody.number("days")).isEqualTo(2);
    }

    @Test
    @DisplayName("SM-STO-4: an examination is rated by the rounds won, and tells nothing of the game before")
    void anExaminationIsRated() {
        Told told =
                busy().start().choose("clear", "triumph").winBout().winBout().choose("go-on");
        assertThat(told.number("rounds")).as("3 rounds, 2 won").isEqualTo(32);
        assertThat(told.number("place")).isEqualTo(1);
        assertThat(told.number("turns")).isZero();
        assertThat(told.number("ruins")).isZero();
        Told worse = field().start().choose("triumph").loseBout().loseBout().choose("go-on");
        assertThat(worse.number("rounds")).isEqualTo(30);
        assertThat(worse.number("place")).isEqualTo(3);
    }

    @Test
    @DisplayName(
            "SM-STO-4: marks are averaged into term marks by the campaign's own formula, and shown on report cards")
    void marksAreAveraged() {
        Told told = Tale.of("""
                        - id: exam
                          exam: knockout
                          entrants: [hero, ben]
                          kind: exam
                          do: [ { set: exam-mark, to: 60 * result.rounds-won } ]
                        - id: report
                          grade: term-mark
                          is: (exam-mark + field-mark) / 2
                          lines: [{ ben: Hm. }]
                        - { id: end, ending: Done }
                        """)
                .numbers("exam-mark: {}, field-mark: { start: 91 }, term-mark: { max: 70 }")
                .marks("A: 75, B: 60, C: 0")
                .start()
                .winBout()
                .choose("go-on");
        assertThat(told.question()).isEqualTo("report");
        assertThat(told.scene().reports()).containsExactly(new ReportScene("term-mark", "Term mark", 70, "B"));
        assertThat(told.log("report")).containsExactly("Term mark: 70 B");
        assertThat(told.number("term-mark"))
                .as("75, as far as its limit allows")
                .isEqualTo(70);
        told.choose("go-on");
        assertThat(told.said()).containsExactly("Ben: Hm.");
    }

    @Test
    @DisplayName("SM-STO-4: a figure below all marks has none")
    void noMark() {
        Told told = Tale.of("- { id: report, grade: mark, is: 3 }\n- { id: end, ending: Done }")
                .numbers("mark: {}")
                .marks("A: 75, B: 60")
                .start();
        assertThat(told.scene().reports().get(0).mark()).isEmpty();
        assertThat(told.log("report")).containsExactly("Mark: 3");
    }
}
