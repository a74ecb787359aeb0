package soulwright.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
}
