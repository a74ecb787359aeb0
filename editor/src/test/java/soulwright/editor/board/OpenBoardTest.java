package soulwright.editor.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.editor.board.drawing.Boards;
import soulwright.editor.document.FileId;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlText;

class OpenBoardTest {
    private final Boards boards = Boards.shipped();

    @Test
    void whatWasFoundBeforeItWasOpenedIsShown() {
        FileId file = boards.file("first-steps");
        boards.project()
                .edit(
                        file,
                        "Misspell",
                        text -> new Edited(YamlText.of(text.text().replace("lands:", "landds:")), List.of()),
                        this);
        assertThat(boards.project().findings(file)).isNotEmpty();
        OpenBoard board =
                new OpenBoard(boards.project(), boards.entry("first-steps").name());
        assertThat(board.findings().all()).isNotEmpty();
        assertThat(board.error()).isPresent();
    }

    @Test
    void aBoardThatIsGoneIsNotTakenForABrokenOne() {
        FileId file = boards.file("first-steps");
        OpenBoard board =
                new OpenBoard(boards.project(), boards.entry("first-steps").name());
        assertThat(board.isGone()).isFalse();
        boards.project().edit(file, "Empty", text -> new Edited(YamlText.of("[]\n"), List.of()), this);
        assertThat(board.isReadable()).isFalse();
        assertThat(board.isGone()).isTrue();
        boards.project().edit(file, "Break", text -> new Edited(YamlText.of("- [\n"), List.of()), this);
        assertThat(board.isReadable()).isFalse();
        assertThat(board.isGone()).isFalse();
    }
}
