package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.story.scene.ChapterScene;
import soulwright.story.scene.StageScene;

/** SM-STO-1, 2, 8, 9, 10: chapters and stages, branches, endings, and what is said. */
class ChapterRulesTest {
    private static final String GAME = """
            - id: %s
              game: common
              seats: [hero, ben]
              days: 1
            """;
    private static final String EXAM = "- { id: %s, exam: knockout, entrants: [hero, ben], kind: exam }\n";

    @Test
    @DisplayName("SM-STO-1: chapters follow each other, and each is told when it begins")
    void chaptersFollowEachOther() {
        Told told = Tale.blank()
                .chapter("first", "- { id: a, dialogue: [{ ann: One }] }")
                .chapter("second", "- { id: b, dialogue: [{ ann: Two }] }\n- { id: c, ending: Done }")
                .start();
        assertThat(told.scene().chapter()).isZero();
        assertThat(told.scene().chapters()).extracting(ChapterScene::name).containsExactly("The first", "The second");
        told.choose("go-on");
        assertThat(told.scene().chapter()).isEqualTo(1);
        assertThat(told.log("chapter")).containsExactly("The first", "The second");
        assertThat(told.scene().chapters().get(1).begun()).hasValue(1);
    }

    @Test
    @DisplayName("SM-STO-1: a chapter begins once, even if the story comes back to its first stage")
    void aChapterBeginsOnce() {
        Told told = Tale.of("""
                        - id: again
                          choose:
                            - { name: Again, next: again }
                            - { name: On, next: end }
                        - { id: end, ending: Done }
                        """).start().choose("way:1", "way:1");
        assertThat(told.log("chapter")).containsExactly("The only");
        assertThat(told.scene().chapters().get(0).begun()).hasValue(0);
    }

    @Test
    @DisplayName("SM-STO-2: a chapter holds several board games, each on its own board, and ends with an examination")
    void aChapterOfGamesAndAnExamination() {
        Told told = Tale.of(GAME.formatted("one") + GAME.formatted("two") + EXAM.formatted("three")
                        + "- { id: end, ending: Done }")
                .start();
        assertThat(told.scene().chapters().get(0).stages())
                .extracting(StageScene::kind)
                .containsExactly("game", "game", "exam");
        assertThat(told.stage()).isEqualTo("one");
        assertThat(told.question()).isEqualTo("command");
        told.choose("triumph");
        assertThat(told.stage()).isEqualTo("two");
        told.choose("triumph");
        assertThat(told.stage()).isEqualTo("three");
        told.winBout().choose("go-on");
        assertThat(told.ending().name()).isEqualTo("Done");
    }

    @Test
    @DisplayName("SM-STO-2: a board game is over after the days that its stage says")
    void aBoardGameIsLimited() {
        Told told =
                Tale.of(GAME.formatted("field") + "- { id: end, ending: Done }").start();
        told.until(now -> !now.isGame(), "pass");
        assertThat(told.log("finished")).singleElement().asString().contains("After day 1 nobody has won.");
        assertThat(told.ending().stage()).isEqualTo("end");
    }

    private static Told branching(String first) {
        return Tale.blank().chapter("third", """
                        - id: fork
                          choose:
                            - { name: To the sea, lines: [{ ann: Salt! }], next: sea }
                            - { name: To the hill, next: hill }
                        - { id: sea, dialogue: [{ ann: Waves }], next: again }
                        - { id: hill, dialogue: [{ ann: Stones }] }
                        """).chapter("fourth", """
                        - id: again
                          choose:
                            - { name: Up, next: up }
                            - { name: Down, next: down }
                        - { id: up, ending: Up there }
                        - { id: down, ending: Down here }
                        """).start().choose(first);
    }

    @Test
    @DisplayName("SM-STO-8: the hero chooses between branches at the start of a chapter, and they lead to endings")
    void branchesAreChosen() {
        Told told = branching("way:1");
        assertThat(told.log("chosen")).containsExactly("To the sea");
        assertThat(told.said()).containsExactly("Ann: Salt!");
        told.choose("go-on");
        assertThat(told.said()).containsExactly("Ann: Waves");
        told.choose("go-on", "way:2");
        assertThat(told.ending().name()).isEqualTo("Down here");
        assertThat(told.ending().route()).containsExactly("sea", "down");
    }

    @Test
    @DisplayName("SM-STO-8: branches can join again, in one scenario and one ending")
    void branchesJoin() {
        Told other = branching("way:2");
        assertThat(other.said()).as("no sea, though it stands before").containsExactly("Ann: Stones");
        other.choose("go-on", "way:1");
        assertThat(other.ending().route()).containsExactly("hill", "up");
        assertThat(branching("way:1").choose("go-on", "go-on", "way:1").ending().name())
                .isEqualTo(other.ending().name());
    }

    @Test
    @DisplayName("SM-STO-8: a branch is open only while its condition holds; with none open the story goes on")
    void branchesHaveConditions() {
        String stages = """
                - id: gate
                  dialogue:
                    - choose:
                        - { name: Aye, do: [ { add: 1, to: luck } ] }
                        - { name: Nay }
                - id: fork
                  choose:
                    - { name: Luck, when: luck > 0, next: lucky }
                    - { name: Luck again, when: luck > 0, next: lucky }
                  next: plain
                - { id: lucky, ending: Lucky }
                - { id: plain, ending: Plain }
                """;
        Tale tale = Tale.of(stages).numbers("luck: {}");
        assertThat(tale.start().choose("answer:1", "way:2").ending().name()).isEqualTo("Lucky");
        assertThat(tale.start().choose("answer:2").ending().name()).isEqualTo("Plain");
    }

    private static Told graded(String answer) {
        return Tale.of("""
                        - id: gate
                          dialogue:
                            - choose:
                                - { name: Well, do: [ { set: grade, to: 80 } ] }
                                - { name: So so, do: [ { set: grade, to: 50 } ] }
                                - { name: Badly }
                        - id: judgement
                          route:
                            - { when: grade >= 50, next: master }
                            - { next: home }
                        - id: master
                          ending: A Soul Master
                          variants:
                            - { when: grade >= 75, lines: [{ ben: Cheers! }] }
                            - { lines: [{ ben: Well. }] }
                        - { id: home, ending: Home }
                        """).numbers("grade: {}").start().choose(answer);
    }

    @Test
    @DisplayName("SM-STO-9: with good results you become a Soul Master; the grade decides the ending's variant")
    void theGradeDecides() {
        Told well = graded("answer:1");
        assertThat(well.said()).containsExactly("Ben: Cheers!");
        well.choose("go-on");
        assertThat(well.ending().name()).isEqualTo("A Soul Master");
        assertThat(well.ending().variant()).isEqualTo(1);
        Told soSo = graded("answer:2");
        assertThat(soSo.said()).containsExactly("Ben: Well.");
        assertThat(soSo.choose("go-on").ending().variant()).isEqualTo(2);
        assertThat(graded("answer:3").ending().name()).isEqualTo("Home");
        assertThat(graded("answer:3").ending().variant()).isZero();
    }

    @Test
    @DisplayName("SM-STO-10: lines have speakers, up to a choice they are said at once, and can be skipped by one key")
    void linesAreSaid() {
        Told told = Tale.of("""
                        - id: gate
                          dialogue:
                            - narrator: It rains.
                            - ben: It rains!
                            - hero: Does it?
                            - choose:
                                - { name: It does., lines: [{ ben: I said so. }] }
                                - { name: So what }
                            - cat: Come in.
                        - { id: end, ending: Done }
                        """).start();
        assertThat(told.said()).containsExactly("It rains.", "Ben: It rains!", "Ann: Does it?");
        assertThat(told.scene().said().get(1).speaker()).hasValue("case:ben");
        assertThat(told.scene().said().get(2).speaker())
                .as("the hero by that word")
                .hasValue("case:ann");
        assertThat(told.scene().said().get(0).speaker()).isEmpty();
        told.choose("go-on");
        assertThat(told.said()).isEmpty();
        assertThat(told.options()).containsExactly("answer:1", "answer:2");
        assertThat(told.words("answer:1")).isEqualTo("It does.");
        told.choose("answer:1");
        assertThat(told.said()).containsExactly("Ben: I said so.");
        told.choose("go-on");
        assertThat(told.said()).containsExactly("Cat: Come in.");
        told.choose("go-on");
        assertThat(told.log("said"))
                .as("a log of all")
                .containsExactly("It rains.", "It rains!", "Does it?", "I said so.", "Come in.");
        assertThat(told.log("answered")).containsExactly("It does.");
    }

    @Test
    @DisplayName("SM-STO-10: people speak before a stage, and when it is over, after what came of it is known")
    void linesAfterAStage() {
        Told told = Tale.of("""
                        - { id: before, dialogue: [{ ben: Off you go. }] }
                        - id: field
                          game: common
                          seats: [hero, ben]
                          do: [ { set: won, to: "if(result.won, 1, 0)" } ]
                          lines:
                            - ben: Back so soon?
                            - choose:
                                - { name: I won., when: won == 1 }
                                - { name: I lost., when: won == 0 }
                        - { id: end, ending: Done }
                        """).numbers("won: {}").start();
        assertThat(told.said()).containsExactly("Ben: Off you go.");
        told.choose("go-on", "triumph");
        assertThat(told.stage()).isEqualTo("field");
        assertThat(told.said()).containsExactly("Ben: Back so soon?");
        told.choose("go-on");
        assertThat(told.options()).containsExactly("answer:1");
    }
}
