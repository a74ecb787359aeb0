package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.story.scene.ChapterScene;
import soulwright.story.scene.StageScene;

/** SM-STO-10: chapters are listed by names for people, and give nothing away that does not come in any case. */
class ForesightRulesTest {
    private static final String FORKED = """
            - { id: hello, dialogue: [{ ann: Well }] }
            - { id: warm-up, name: Warming up, game: common, seats: [hero, ben], days: 1 }
            - id: fork
              choose:
                - { name: Left, next: left }
                - { name: Right, next: right }
            - { id: left, dialogue: [{ ann: Left it is }], next: left-exam }
            - { id: left-exam, exam: knockout, entrants: [hero, ben], kind: exam, next: mark }
            - { id: right, name: The meadow, dialogue: [{ ann: Right it is }] }
            - { id: right-game, game: common, seats: [hero, ben], days: 1 }
            - { id: mark, grade: the-mark, is: 7 }
            - id: how
              route:
                - { when: the-mark > 8, next: good }
                - { next: bad }
            - { id: good, ending: Glory }
            - { id: bad, ending: Home }
            """;

    private static Told forked() {
        return Tale.of(FORKED).numbers("the-mark: {}").start();
    }

    private static List<String> listed(Told told) {
        return told.scene().chapters().get(0).stages().stream()
                .map(StageScene::title)
                .toList();
    }

    private static boolean isOpen(Told told) {
        return told.scene().chapters().get(0).open();
    }

    @Test
    @DisplayName("SM-STO-10: of what is to come only games, examinations and marks are listed that come on every way")
    void onlyWhatIsSureIsForeseen() {
        Told told = forked();
        assertThat(listed(told)).containsExactly("Warming up", "The mark");
        assertThat(isOpen(told)).as("which others come depends on the way").isTrue();
        assertThat(told.scene().where()).as("nothing with a name so far").isEmpty();
    }

    @Test
    @DisplayName("SM-STO-10: after a choice is listed what comes on the way that was taken, and never the other way")
    void aChoiceOpensItsWay() {
        Told left = forked().choose("go-on").until(now -> !now.isGame(), "pass").choose("way:1");
        assertThat(listed(left)).containsExactly("Warming up", "Examination", "The mark");
        assertThat(isOpen(left)).isFalse();
        Told right =
                forked().choose("go-on").until(now -> !now.isGame(), "pass").choose("way:2");
        assertThat(listed(right)).containsExactly("Warming up", "The meadow", "The Common", "The mark");
        assertThat(right.scene().where()).isEqualTo("The meadow");
        assertThat(isOpen(right)).isFalse();
    }

    @Test
    @DisplayName("SM-STO-10: talk without a name is not listed; the story is then at what was listed before it")
    void talkFoldsIntoWhatItIsAbout() {
        Told told = forked().choose("go-on");
        assertThat(told.scene().where()).isEqualTo("Warming up");
        told.until(now -> !now.isGame(), "pass").choose("way:1");
        assertThat(told.stage()).isEqualTo("left");
        assertThat(told.scene().stage().orElseThrow().title()).isEmpty();
        assertThat(told.scene().where()).isEqualTo("Warming up");
    }

    @Test
    @DisplayName("SM-STO-10: an ending is listed when the story has come to it, and nothing is open then")
    void theEndIsListedAtTheEnd() {
        Told told = forked().choose("go-on")
                .until(now -> !now.isGame(), "pass")
                .choose("way:1", "go-on")
                .winBout()
                .choose("go-on", "go-on");
        assertThat(listed(told)).containsExactly("Warming up", "Examination", "The mark", "Home");
        assertThat(told.scene().chapters()).noneMatch(ChapterScene::open);
    }

    @Test
    @DisplayName("SM-STO-10: where the story can go in a circle, only what comes in any case is foreseen")
    void circlesAreForeseen() {
        Told told = Tale.of("""
                        - id: gate
                          choose:
                            - { name: Again, next: gate }
                            - { name: In, next: mark }
                            - { name: Out, next: end }
                        - { id: mark, grade: the-mark, is: 7, next: gate }
                        - { id: end, grade: the-mark, name: The last mark, is: 8 }
                        - { id: done, ending: Done }
                        """).numbers("the-mark: {}").start();
        assertThat(listed(told)).containsExactly("The last mark");
        assertThat(isOpen(told)).isTrue();
        told.choose("way:2");
        assertThat(told.scene().reports())
                .singleElement()
                .satisfies(report -> assertThat(report.name()).isEqualTo("The mark"));
    }
}
