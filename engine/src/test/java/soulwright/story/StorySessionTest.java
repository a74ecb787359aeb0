package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import soulwright.game.Game;
import soulwright.game.Replay;
import soulwright.game.Rng;
import soulwright.game.Session;
import soulwright.game.Setup;

/** A campaign is saved after every decision, and goes on where it stood: also in the middle of a battle of an examination. */
class StorySessionTest {
    private static final Setup SETUP = new Setup(List.of(), Map.of(), 4);

    private final Campaigns campaigns = Tale.of("""
                    - id: gate
                      dialogue: [{ ben: Well met. }, { choose: [{ name: Aye }, { name: Nay, do: [ { add: 1, to: n } ] }] }]
                    - { id: field, game: common, seats: [hero, ben], days: 1, stock: [monsters, equipment, items] }
                    - { id: exam, exam: knockout, entrants: [hero, ben, cat], kind: exam, rests: 1 }
                    - { id: report, grade: n, is: n + 1 }
                    - { id: end, ending: Done }
                    """).numbers("n: {}").campaigns();

    private Session fresh() {
        return new Session(SETUP, campaigns.start(4));
    }

    @Test
    void afterEveryDecisionItCanBeResumed() {
        Session session = fresh();
        Rng rng = new Rng(9);
        Set<String> kinds = new TreeSet<>();
        while (!session.game().over()) {
            Game game = session.game();
            StoryView view = (StoryView) game.view(StoryView.HERO);
            boolean battle = view.scene().exam().isPresent() && view.isGame();
            kinds.add(battle ? "battle of an examination" : game.decision().kind());
            Replay again = Replay.of(session.recording(), campaigns.start(4));
            assertThat(again).as("after %d decisions", game.decisions()).isInstanceOf(Replay.Same.class);
            Game resumed = again.session().game();
            assertThat(resumed.view(StoryView.HERO).facts()).isEqualTo(view.facts());
            assertThat(resumed.decision().size()).isEqualTo(game.decision().size());
            session.choose(rng.below(game.decision().size()));
        }
        assertThat(kinds).contains("talk", "command", "exam", "battle of an examination", "report");
        assertThat(Replay.of(session.recording(), campaigns.start(4))).isInstanceOf(Replay.Same.class);
    }

    @Test
    void whatWasAnsweredCanBeTakenBack() {
        Session session = fresh();
        session.choose(0);
        long before = session.game().hash();
        session.choose(1);
        assertThat(session.canUndo()).as("chance has dealt the board game").isFalse();
        Session other = fresh();
        other.choose(0);
        assertThat(other.canUndo())
                .as("lines that were heard again are no secret")
                .isTrue();
        other.undo();
        other.choose(0);
        assertThat(other.game().hash()).isEqualTo(before);
    }
}
