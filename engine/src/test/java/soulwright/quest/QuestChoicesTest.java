package soulwright.quest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;
import soulwright.game.Setup;
import soulwright.quest.QuestSetup.Seat;

class QuestChoicesTest {
    @Test
    void whatIsWrittenIsReadAgain() {
        Seat person = new Seat("Ada", Optional.of(GameCharacter.KIND.id("lakes:ada")), true);
        Seat computer = new Seat("Bo", Optional.empty(), false);
        QuestSetup setup = new QuestSetup(Board.KIND.id("lakes:marsh"), List.of(person, computer), 12);
        QuestChoices choices = new QuestChoices("lakes", "lakes:rules", setup, List.of("human", "greedy:easy"));

        assertThat(QuestChoices.of(new Setup(List.of(), choices.written(), 12))).isEqualTo(choices);
    }

    @Test
    void theSaveOfAnotherGameIsRefused() {
        Setup duel = new Setup(List.of(), Map.of("deck", "lakes:fishes"), 1);

        assertThatThrownBy(() -> QuestChoices.of(duel))
                .isInstanceOf(QuestChoices.NoBoardGame.class)
                .hasMessageContaining("no saved board game");
    }
}
