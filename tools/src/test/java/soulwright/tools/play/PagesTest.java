package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.game.View;
import soulwright.quest.scene.Scene;

/** What is shown when somebody asks for more. */
class PagesTest {
    private final Scene scene = Scenes.board(5);

    @Test
    void aLandTellsWhoIsThere() {
        assertThat(Scenes.text(new LandPage(Scenes.BOOK, scene, scene.land(3, 2)).lines(80)))
                .isEqualTo("""
                Grasslands, land 3,2
                elevation 1
                nobody's
                monster: Mud Crab, level 3, Water, health 12/20, attack 9 (printed 8), defend 7,
                  Poison, special: Splash
                """);
    }

    @Test
    void aSummonerTellsWhatTheViewerKnows() {
        assertThat(Scenes.text(new SummonerPage(Scenes.BOOK, scene.summoners().get(0)).lines(80)))
                .isEqualTo("""
                Tamsin
                health 30/30, attack 5, defend 5
                on land 2,1, 1 land marked
                soul power: Earth 1, Water 0
                magic: Earth 1, Water 1
                monsters (1)
                  Mud Crab 3: Water, health 12/20, attack 9 (printed 8), defend 7, Poison,
                    special: Splash
                items (2)
                  Salve 2
                  a hidden card
                """);
    }

    @Test
    void theLegendExplainsEverySignOnTheBoard() {
        assertThat(Scenes.text(new Legend(Scenes.BOOK, scene).lines(80))).isEqualTo("""
                In each land, from the left and downwards: the number of its owner, its terrain,
                its dwelling or ruin, a monster, who is there.
                * monster               ^ home of a summoner    [ ] can be chosen now
                & boss                  / nobody can enter      > whose turn it is
                %2 ruin, 2 levels left  + several summoners     @ yourself
                Terrains
                g Gras. Grasslands  L Lake              w Woods
                Dwellings
                V Vil Village
                Ruins
                % Cave
                Elements, and for each soul power:magic
                Ear Earth  Wat Water
                Attributes in battle
                att attack  def defend
                """);
    }

    @Test
    void helpListsAllWords() {
        GamePicture climbing = new GamePicture() {
            @Override
            public List<String> goal(View view) {
                return List.of("Climb first.");
            }

            @Override
            public List<ExtraWord> extras(View view) {
                return List.of(ExtraWord.skip("go on"));
            }
        };
        String help = Scenes.text(HelpPage.lines(climbing, new Hill(1).start(1).view(0), 80));
        for (Word word : Word.values()) {
            assertThat(help).contains("\n  " + word.usage() + " ");
        }
    }
}
