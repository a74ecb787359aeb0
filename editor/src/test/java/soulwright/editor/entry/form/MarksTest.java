package soulwright.editor.entry.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.EntryOutline;
import soulwright.pack.Kind;
import soulwright.yaml.YamlPath;

/** Findings stand at the fields that they are about. */
class MarksTest {
    @TempDir
    Path folder;

    private Form form(Shipped shipped) {
        return shipped.form(Kind.MONSTERS, "ghost-carp");
    }

    private static List<String> messages(Marks marks, Form form, Object... path) {
        return marks.at(form.at(YamlPath.of(path)).orElseThrow()).stream()
                .map(Diagnostic::message)
                .toList();
    }

    @Test
    void eachFindingIsAtItsOwnFieldAlsoOneAboutAKeyThatIsMissing() throws IOException {
        Shipped.copy(Path.of("../content/soul-master"), folder.resolve("soul-master"));
        Files.writeString(folder.resolve("soul-master/monsters/ghost.yaml"), """
                - id: ghost-carp
                  name: Ghost Carp
                  type: basic
                  element: watre
                  level: 300
                  attributes: { attack: many }
                  special: { name: Splash, attack: 3, agility: 3, hit: [{ inflict: sleap, who: that.target }] }
                """);
        Shipped shipped = Shipped.opened(folder);
        Form form = form(shipped);
        Marks marks = Marks.of(form, shipped.project().findings(form.entry().file()));
        assertThat(messages(marks, form, "element")).singleElement().asString().contains("watre");
        assertThat(messages(marks, form, "level")).singleElement().asString().contains("300");
        assertThat(messages(marks, form, "attributes", "attack")).hasSize(1);
        assertThat(messages(marks, form, "special", "hit"))
                .singleElement()
                .asString()
                .contains("sleap");
        assertThat(messages(marks, form, "score")).singleElement().asString().contains("has no \"score\"");
        assertThat(marks.all()).hasSize(5);
    }

    @Test
    void theFixOfAFindingIsAnEdit() throws IOException {
        Shipped.copy(Path.of("../content/soul-master"), folder.resolve("soul-master"));
        Path file = folder.resolve("soul-master/statuses/bad.yaml");
        Files.writeString(file, Files.readString(file).replaceFirst("bad: true", "bda: true"));
        Shipped shipped = Shipped.opened(folder);
        EntryOutline poison = shipped.entry(Kind.STATUSES, "poison");
        Diagnostic misspelt = shipped.project().findings(poison.file()).get(0);
        assertThat(misspelt.fixes()).hasSize(1);
        shipped.project()
                .apply(Mending.of(shipped.project(), misspelt.fixes().get(0)).orElseThrow(), this);
        assertThat(shipped.project().text(poison.file()).orElseThrow().text())
                .contains("bad: true")
                .doesNotContain("bda");
    }
}
