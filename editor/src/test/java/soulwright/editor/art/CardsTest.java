package soulwright.editor.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import soulwright.content.piece.Item;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

@TestInstance(Lifecycle.PER_CLASS)
class CardsTest {
    private Gallery gallery;
    private Cards cards;

    @BeforeAll
    void open() {
        Path root = Path.of("..", "content", "soul-master");
        Workspace workspace = Workspace.open(List.of(new FolderFiles(root, "soul-master")), Toolkit.standard());
        gallery = new Gallery(IconLibrary.read(), workspace.load().catalog(), ArtFiles.none());
        cards = new Cards(gallery);
    }

    private List<String> lines(String kind, String id) {
        return cards.card(kind, "soul-master:" + id).orElseThrow().lines();
    }

    @Test
    void aCardSaysWhatItsAuthorWroteAndWhatItDoes() {
        assertThat(lines("items", "bottled-flood"))
                .hasSize(2)
                .first()
                .asString()
                .startsWith("Strikes with water");
        assertThat(lines("items", "bottled-flood").get(1)).contains("Strike").contains("level 5");
    }

    @Test
    void partsThatDoSomethingBeginWithTheirNames() {
        assertThat(lines("dwellings", "village")).anyMatch(line -> line.startsWith("Blacksmith: "));
        assertThat(lines("monsters", "mud-crab")).anyMatch(line -> line.startsWith("Pinch: Strikes "));
    }

    @Test
    void everyItemSaysWhatItDoes() {
        assertThat(gallery.catalog().all(Item.KIND))
                .allSatisfy(item -> assertThat(lines("items", item.id().local()))
                        .hasSizeGreaterThan(1)
                        .noneMatch(String::isBlank));
    }
}
