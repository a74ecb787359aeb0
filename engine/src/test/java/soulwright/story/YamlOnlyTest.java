package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.agent.Agent;
import soulwright.agent.GreedyAgent;
import soulwright.agent.Players;
import soulwright.game.TableGame;
import soulwright.story.scene.StoryScene;

/** SM-STO-11: another campaign, made of YAML alone: two chapters, three branches, a league, a grade of its own, another pack's boards. */
class YamlOnlyTest {
    private static final Tale TALE = Tale.blank()
            .numbers("mark: { min: 0, max: 1000 }, shells: { min: 0, start: 2 }")
            .results("knock-outs")
            .marks("gold: 430, silver: 200, wood: 0")
            .chapter("shore", """
                    - id: landing
                      dialogue:
                        - narrator: The boat leaves without you.
                        - ben: It does that.
                    - id: fork
                      choose:
                        - { name: Dig, do: [ { add: 3, to: shells } ], next: dig }
                        - { name: Swim, next: swim }
                        - { name: Ask Ben, lines: [{ ben: Neither. }] }
                    - { id: asked, dialogue: [{ ben: Sit down. }], next: harbour }
                    - id: dig
                      game: small:common
                      seats: [greedy, hero, ben]
                      days: 2
                      stock: [items]
                      do: [ { add: 10 * (4 - result.rank) - 5 * result.knock-outs, to: mark } ]
                      next: harbour
                    - id: swim
                      game: small:common
                      seats: [hero, random]
                      days: 1
                      do: [ { scale: shells, percent: 50 } ]
                    """)
            .chapter("town", """
                    - { id: harbour, dialogue: [{ dan: Papers! }] }
                    - id: league
                      exam: league
                      entrants: [ben, hero, cat, dan, eve]
                      kind: exam
                      rests: 2
                      do: [ { set: mark, to: mark + 100 * result.rounds-won } ]
                    - { id: report, grade: mark, is: mark + shells * shells }
                    - id: judgement
                      route:
                        - { when: mark >= 400, next: mayor }
                        - { when: shells > 3, next: diver }
                        - { next: boat }
                    - { id: mayor, ending: Mayor }
                    - id: diver
                      ending: A Diver
                      variants: [ { when: mark > 200, lines: [{ dan: Pearls! }] }, { lines: [{ dan: Shells. }] } ]
                    - { id: boat, ending: The next boat }
                    """)
            .person("eve", "ai: { agent: random }");

    @Test
    @DisplayName("SM-STO-11: it is without a finding, and played to its end in every way")
    void itIsPlayedToItsEnd() {
        assertThat(TALE.findings()).isEmpty();
        Campaigns campaigns = TALE.campaigns();
        Set<String> routes = new HashSet<>();
        for (long seed = 1; seed <= 12; seed++) {
            TableGame game = campaigns.start(seed);
            new Players(Collections.nCopies(game.players(), (Agent) new GreedyAgent(30)), seed).play(game, 100_000);
            assertThat(game.over()).isTrue();
            StoryScene end = ((StoryView) game.view(StoryView.HERO)).scene();
            assertThat(end.ending().orElseThrow().stage()).isIn("mayor", "diver", "boat");
            assertThat(end.reports())
                    .singleElement()
                    .satisfies(report -> assertThat(report.mark()).isIn("gold", "silver", "wood"));
            routes.addAll(end.ending().orElseThrow().route());
        }
        assertThat(routes).containsExactlyInAnyOrder("dig", "swim");
    }

    @Test
    @DisplayName("SM-STO-11: its own grade, its own marks")
    void itsOwnGrade() {
        Told told = new Told(TALE.campaigns().start(1)).choose("go-on", "way:1");
        told.until(now -> now.stage().equals("harbour"), "pass");
        int field = told.number("mark");
        assertThat(field).isIn(10, 20, 30);
        told.choose("go-on").winBout().winBout().winBout().winBout().choose("go-on");
        assertThat(told.number("mark")).isEqualTo(field + 400 + 25);
        assertThat(told.scene().reports().get(0).mark()).isEqualTo("gold");
        assertThat(told.choose("go-on").ending().name()).isEqualTo("Mayor");
    }
}
