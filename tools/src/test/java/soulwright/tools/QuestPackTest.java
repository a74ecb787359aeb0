package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.content.EntryId;

class QuestPackTest {
    private static final String SECOND_RULESET = """
            - { id: quick, extends: soul-master, name: Quick }
            - { id: slow, extends: soul-master, name: Slow }
            """;

    private Path folder;

    @BeforeEach
    void makePack(@TempDir Path temporary) {
        folder = temporary.resolve("lakes");
        Run.of("new", "pack", folder.toString());
    }

    @Test
    void aPackWithoutRulesAndBoardsPlaysByThoseOfThePackItDependsOn() {
        QuestPack pack = open();

        assertThat(pack.ruleset().id()).hasToString("soul-master:soul-master");
        assertThat(pack.boards()).extracting(EntryId::pack).containsOnly("soul-master");
    }

    @Test
    void itsOwnBoardsComeInsteadButTheOthersCanBeNamed() {
        Run.of("new", "board", "marsh-road", "--pack", folder.toString());

        assertThat(open().boards()).extracting(EntryId::text).containsExactly("lakes:marsh-road");
        assertThat(open().board("the-crater")).hasToString("soul-master:the-crater");
    }

    @Test
    void theSmallestBoardAndAmongThoseTheOneWithTheWeakestBossComesFirst() throws IOException {
        Run.of("new", "board", "alone", "--pack", folder.toString());
        String board = new TinyPack(folder).text("boards/alone.yaml").replaceAll("(?m)^(#.*|boss: .*)\n", "");
        new TinyPack(folder)
                .with("boards/alone.yaml", board)
                .with("boards/hard.yaml", board.replace("id: alone", "id: hard") + "\nboss: high\n")
                .with("boards/soft.yaml", board.replace("id: alone", "id: soft") + "\nboss: low\n")
                .with("boards/large.yaml", "id: large\nextends: crossing-waters\nboss: low\n")
                .with("monsters/low.yaml", "id: low\nextends: mountain-king\nattributes: { hit-points: 1 }\n")
                .with("monsters/high.yaml", "id: high\nextends: mountain-king\n");

        assertThat(open().boards()).extracting(EntryId::local).containsExactly("soft", "hard", "alone", "large");
    }

    @Test
    void amongSeveralRulesetsOneIsNamed() throws IOException {
        new TinyPack(folder).with("rulesets/all.yaml", SECOND_RULESET);

        assertThatThrownBy(this::open).isInstanceOf(WrongUse.class).hasMessageContaining("lakes:quick, lakes:slow");
        assertThat(QuestPack.open(Run.HOME, folder.toString(), "slow").ruleset().name())
                .isEqualTo("Slow");
    }

    @Test
    void aMisspeltBoardGetsTheOneThatWasMeant() {
        QuestPack pack = open();

        assertThatThrownBy(() -> pack.board("the-carter"))
                .isInstanceOf(WrongUse.class)
                .hasMessageContaining("did you mean \"the-crater\"?");
    }

    @Test
    void aPackWithErrorsIsNotPlayed() throws IOException {
        new TinyPack(folder).with("boards/all.yaml", "- { id: bog }\n");

        assertThatThrownBy(this::open).isInstanceOf(Finding.class).hasMessageContaining("soulwright validate");
    }

    @Test
    void aPackOfAnotherGameIsNotPlayed(@TempDir Path elsewhere) throws IOException {
        TinyPack weather = TinyPack.in(elsewhere.resolve("weather"));

        assertThat(Run.of("list", weather.toString()).status()).isZero();
        assertThatThrownBy(() -> QuestPack.open(Run.HOME, weather.toString(), null))
                .isInstanceOf(WrongUse.class);
    }

    private QuestPack open() {
        return QuestPack.open(Run.HOME, folder.toString(), null);
    }
}
