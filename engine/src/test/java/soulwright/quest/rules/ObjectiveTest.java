package soulwright.quest.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.game.Outcome.How;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.SummonerScene;
import soulwright.quest.world.Played;
import soulwright.quest.world.World;

/** What a game is about, who plays it, and how it begins and ends. */
class ObjectiveTest {
    private static final String WAY = "- walk: 4";

    private static World paperBoss() {
        return World.small()
                .with("monsters", """
                        - id: paper-king
                          extends: warden
                          name: Paper King
                          attributes: { hit-points: 1 }
                        """)
                .board(Boards.common("boss: paper-king"))
                .sureBlows()
                .command("march", WAY);
    }

    @Test
    @DisplayName("SM-OBJ-1: whoever slays the boss first wins, and the game ends at once")
    void whoSlaysTheBossWins() {
        Played played = paperBoss().start().choose("march", "land:2,1", "land:3,1", "land:3,2", "land:3,3");
        played.choose("fight-boss").fight("nothing", "punch");
        assertThat(played.over()).isTrue();
        assertThat(played.outcome().how()).isEqualTo(How.WON);
        assertThat(played.outcome().places()).containsExactly(1, 2, 2, 2);
        assertThat(played.log("won-game")).containsExactly("P0 has won.");
    }

    @Test
    @DisplayName("SM-OBJ-1: the winner is the first, whatever others have")
    void theWinnerIsFirst() {
        Played played = paperBoss().command("get", "- gain: gnat").start();
        played.choose("get").untilTurnOf(1);
        played.choose("march", "land:5,2", "land:5,3", "land:4,3", "land:3,3", "fight-boss")
                .fight("nothing", "punch");
        assertThat(played.outcome().places()).containsExactly(2, 1, 3, 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    @DisplayName("SM-OBJ-2: none to four people play, and four summoners race")
    void upToFourPeople(int people) {
        assertThat(World.small().people(people).start().scene(0).summoners()).hasSize(4);
    }

    @Test
    @DisplayName("SM-OBJ-2: with more people, or fewer, than its rules are for no game starts")
    void notForSoManyPeople() {
        assertThatIllegalArgumentException()
                .isThrownBy(World.small().rule("humans", "2..3").people(1)::start)
                .withMessageContaining("1 people");
        assertThatIllegalArgumentException()
                .isThrownBy(World.small().rule("humans", "2..3").people(4)::start);
        assertThatIllegalArgumentException().isThrownBy(World.small().rule("seats", "3")::start);
    }

    private static World shortGame() {
        return World.small().rule("days", "if(people == 0, 2, 0)");
    }

    @Test
    @DisplayName("SM-OBJ-3: without people a game ends after its last day, and nobody has won")
    void theCapOnDays() {
        Played played = shortGame().start();
        assertThat(played.scene(0).lastDay()).hasValue(2);
        played.passUntil(Played::over);
        assertThat(played.outcome().how()).isEqualTo(How.RANKED);
        assertThat(played.log("session-start")).last().isEqualTo("Day 2, Night");
    }

    @Test
    @DisplayName("SM-OBJ-3: where a person plays there is no cap")
    void noCapForPeople() {
        Played played =
                shortGame().people(1).start().passUntil(now -> now.scene(0).day() == 4);
        assertThat(played.over()).isFalse();
        assertThat(played.scene(0).lastDay()).isEmpty();
    }

    @Test
    @DisplayName("SM-OBJ-3: the ranking is by magic levels, then cards, then fewer knock-outs")
    void theRanking() {
        Played played = shortGame()
                .command("get", "- gain: gnat")
                .command("own", "- mark: { choose: lands }")
                .command("fall", "- add: 1\n  to: knock-outs\n  who: me")
                .start();
        played.choose("get", "fall", "fall").untilTurnOf(1);
        played.choose("own", "land:2,1").untilTurnOf(2);
        played.choose("fall").passUntil(Played::over);
        assertThat(played.outcome().places()).containsExactly(2, 1, 4, 3);
    }

    @Test
    @DisplayName("SM-OBJ-3: equals share a place")
    void equalsShareAPlace() {
        Played played = shortGame().command("get", "- gain: gnat").start();
        played.untilTurnOf(2).choose("get").passUntil(Played::over);
        assertThat(played.outcome().places()).containsExactly(2, 2, 1, 2);
    }

    @Test
    @DisplayName("SM-SET-1: everybody begins in his Tower with four Jellies and the three common spells")
    void theStartingKit() {
        Played played = World.small().start();
        List<String> corners = List.of("1,1", "5,1", "5,5", "1,5");
        for (int seat = 0; seat < 4; seat++) {
            assertThat(played.place(seat)).isEqualTo(corners.get(seat));
            assertThat(played.cards(seat, "monsters"))
                    .containsExactly("Earth Jelly", "Water Jelly", "Fire Jelly", "Wind Jelly");
            assertThat(played.cards(seat, "spells")).containsExactly("Return", "Quick Move", "Challenge");
            assertThat(played.cards(seat, "items")).isEmpty();
            assertThat(played.cards(seat, "equipment")).isEmpty();
        }
    }

    @Test
    @DisplayName("SM-SET-1: the kit is the ruleset's, and a character's comes on top")
    void anotherKit() {
        Played played = World.small()
                .rule("start.monsters", "[gnat]")
                .rule("start.spells", "[return]")
                .seat(1, "kit: { spells: [challenge] }")
                .start();
        assertThat(played.cards(0, "monsters")).containsExactly("Gnat");
        assertThat(played.cards(0, "spells")).containsExactly("Return");
        assertThat(played.cards(1, "spells")).containsExactly("Return", "Challenge");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    @DisplayName("SM-MODE-1: each of four people sees what is his, and of others neither cards nor figures")
    void whatIsHiddenBetweenPeople(int viewer) {
        Played played = World.small().people(4).start();
        for (SummonerScene summoner : played.scene(viewer).summoners()) {
            boolean own = summoner.seat() == viewer;
            assertThat(summoner.fighter().known()).isEqualTo(own);
            assertThat(summoner.fighter().health()).isEqualTo(own ? 30 : 0);
            assertThat(summoner.cards())
                    .hasSize(7)
                    .allMatch(card -> card.entry().isPresent() == own);
            assertThat(summoner.cards())
                    .allMatch(card -> isTold(card) == (own && card.kind().equals("monsters")));
        }
    }

    private static boolean isTold(CardScene card) {
        return card.fighter().map(FighterScene::known).orElse(false);
    }

    @Test
    @DisplayName("SM-MODE-1: only who is asked sees what he is asked")
    void onlyOneIsAsked() {
        Played played = World.small().people(4).start();
        assertThat(played.game().view(0).decision()).isPresent();
        assertThat(played.game().view(1).decision()).isEmpty();
        assertThat(played.game().view(1).waitingFor()).contains(0);
    }
}
