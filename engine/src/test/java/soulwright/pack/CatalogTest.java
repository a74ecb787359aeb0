package soulwright.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.content.Catalog;
import soulwright.content.EntryId;
import soulwright.content.Texts;
import soulwright.content.piece.Element;
import soulwright.content.piece.Terrain;

/** What a load hands out as records. */
class CatalogTest {
    private static final EntryId<Terrain> BOG = Terrain.KIND.id("mod:bog");
    private static final EntryId<Terrain> MIRE = Terrain.KIND.id("mod:mire");

    @TempDir
    private Path folder;

    private TinyPacks packs;

    @BeforeEach
    void write() {
        packs = new TinyPacks(folder)
                .pack("mod")
                .file("mod", "terrains/a.yaml", """
                        - id: wet
                          abstract: true
                          soul-power: { water: 2 }
                        - { id: bog, extends: wet, name: Bog, text: It sucks. }
                        - { id: mire, extends: wet, name: Mire }
                        """)
                .file("mod", "lang/de.yaml", """
                        terrains.bog.name: Moor
                        terrains.bog.text: Es saugt.
                        elements.fire.name: Feuer
                        """);
    }

    @Test
    void abstractEntriesAreNotInTheGame() {
        Catalog catalog = packs.open().load().catalog();
        assertThat(catalog.ids(Terrain.KIND))
                .containsSubsequence(BOG, MIRE)
                .noneMatch(id -> id.local().equals("wet"));
        assertThat(catalog.get(BOG).soulPower()).containsEntry(Element.KIND.id("soul-master:water"), 2);
    }

    @Test
    void anIdThatNamesNothingIsFoundNowhere() {
        Catalog catalog = packs.open().load().catalog();
        assertThat(catalog.find(Terrain.KIND.id("mod:wet"))).isEmpty();
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> catalog.get(Terrain.KIND.id("mod:gone")))
                .withMessage("no mod:gone among the terrains");
    }

    @Test
    void anEntryWhoseTextDidNotChangeKeepsItsRecord() {
        Workspace workspace = packs.open();
        Catalog before = workspace.load().catalog();
        Terrain bog = before.get(BOG);
        Terrain mire = before.get(MIRE);
        workspace.edit("mod", "terrains/a.yaml", """
                - id: wet
                  abstract: true
                  soul-power: { water: 2 }
                - { id: bog, extends: wet, name: Bog, text: It sucks. }
                - { id: mire, extends: wet, name: Deep mire }
                """.getBytes(UTF_8));
        Catalog after = workspace.load().catalog();
        assertThat(after.get(BOG)).isSameAs(bog);
        assertThat(after.get(MIRE).name()).isEqualTo("Deep mire");
        assertThat(before.get(MIRE)).isSameAs(mire);
    }

    @Test
    void aPackWithErrorsHasNoRecords() {
        packs.file("mod", "elements/a.yaml", "id: mud\n");
        Load load = packs.open().load();
        assertThat(load.catalog().find(BOG)).isEmpty();
        assertThat(load.catalog().ids(Terrain.KIND)).isNotEmpty();
    }

    @Test
    void textsAreTranslatedWhereThereIsATranslation() {
        Load load = packs.open().load();
        Terrain bog = load.catalog().get(BOG);
        Texts german = load.languages().texts("de");
        assertThat(load.languages().all()).containsExactly("de");
        assertThat(german.name(bog)).isEqualTo("Moor");
        assertThat(german.text(bog)).contains("Es saugt.");
        assertThat(german.name(load.catalog().get(MIRE))).isEqualTo("Mire");
        assertThat(german.at(Element.KIND.id("soul-master:fire"), "name", "Fire"))
                .isEqualTo("Feuer");
        assertThat(Texts.untranslated().name(bog)).isEqualTo("Bog");
    }
}
