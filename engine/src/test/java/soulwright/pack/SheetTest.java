package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.content.piece.Board;
import soulwright.content.piece.Monster;
import soulwright.content.piece.Terrain;
import soulwright.yaml.YamlScalar;

/** `Load.sheets`: what an editor knows of entries, whatever is wrong with them. */
class SheetTest {
    @TempDir
    Path folder;

    private Sheet sheet(Workspace packs, String id) {
        return packs.load().sheets().stream()
                .filter(sheet -> sheet.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private Workspace beasts(String child) {
        return new TinyPacks(folder)
                .pack("mod")
                .file("mod", "monsters/a.yaml", """
                        - id: beast
                          abstract: true
                          type: basic
                          level: 2
                        - id: mouse
                          extends: beast
                        """ + child.indent(2))
                .open();
    }

    @Test
    void anEntryWithErrorsStillShowsWhatItInherits() {
        Workspace packs = beasts("level: many");
        assertThat(packs.load().hasErrors()).isTrue();
        assertThat(packs.load().definitions().get("monsters", "mod:mouse")).isEmpty();
        Sheet mouse = sheet(packs, "mod:mouse");
        assertThat(mouse.parent()).contains("mod:beast");
        assertThat(mouse.own().keys()).containsExactly("id", "extends", "level");
        assertThat(mouse.tree().get("type"))
                .isInstanceOfSatisfying(
                        YamlScalar.class, type -> assertThat(type.text()).isEqualTo("basic"));
    }

    @Test
    void anEntryIsHeldAgainstTheSchemaOfItsRuleset() {
        Sheet mouse = sheet(beasts("name: Mouse"), "mod:mouse");
        assertThat(mouse.words().orElseThrow().set("attributes")).contains("attack");
        assertThat(mouse.schema().path("properties").has("name")).isTrue();
    }

    @Test
    void whatHasNoErrorsCanBeShownAlthoughItsPackIsBroken() {
        Workspace packs = beasts("level: many");
        packs.edit("mod", "terrains/all.yaml", """
                - id: glade
                  name: Glade
                  soul-power: { earth: 2 }
                """.getBytes(StandardCharsets.UTF_8));
        assertThat(packs.load().catalog().find(Terrain.KIND.id("mod:glade"))).isEmpty();
        assertThat(packs.load().sketches().get(Terrain.KIND.id("mod:glade")).name())
                .isEqualTo("Glade");
        assertThat(packs.load().sketches().find(Monster.KIND.id("mod:mouse"))).isEmpty();
    }

    @Test
    void ofABoardWithAnErrorThereIsNoRecordToShow() {
        Workspace packs = new TinyPacks(folder)
                .pack("mod")
                .file("mod", "boards/uneven.yaml", """
                        id: uneven
                        name: Uneven
                        size: 5
                        legend: { T: home, B: boss }
                        lands: [T T, T]
                        """)
                .open();
        assertThat(packs.load().hasErrors()).isTrue();
        assertThat(packs.load().sketches().find(Board.KIND.id("mod:uneven"))).isEmpty();
    }
}
