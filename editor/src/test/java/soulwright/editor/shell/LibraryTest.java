package soulwright.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Severity;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.document.TinyPack;
import soulwright.pack.Load;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

class LibraryTest {
    @TempDir
    Path folder;

    private FileId file;
    private Project project;

    @BeforeEach
    void open() {
        TinyPack pack = TinyPack.in(folder, "tiny");
        file = pack.file("characters/all.yaml");
        project = pack.open();
    }

    @Test
    void aPackShowsItsManifestAndItsKindsWithCounts() {
        LibraryNode pack = pack("");
        assertThat(pack.text()).isEqualTo("Pack tiny");
        assertThat(pack.children())
                .extracting(LibraryNode::text)
                .startsWith("About this pack", "Elements")
                .contains("Characters", "Monsters", "Rulesets", "Patches")
                .doesNotContain("Lang");
        assertThat(pack.children().get(1).detail())
                .as("what it has none of yet")
                .isEqualTo("0");
        assertThat(kind("").detail()).isEqualTo("2");
        assertThat(kind("").children()).extracting(LibraryNode::text).containsExactly("Mila", "Tomas");
        assertThat(pack.worst()).isEmpty();
    }

    @Test
    void aFilterLeavesTheEntriesWhoseNameOrIdHoldsIt() {
        assertThat(kind("TOM").children()).extracting(LibraryNode::text).containsExactly("Tomas");
        assertThat(pack("tom").children()).extracting(LibraryNode::text).containsExactly("Characters");
        assertThat(pack("nobody").children()).isEmpty();
    }

    @Test
    void aMistakeMarksTheEntryItsKindAndItsPack() {
        project.edit(file, "Break", text -> text.set(YamlPath.of(1, "name"), 5), this);
        assertThat(kind("").children())
                .extracting(LibraryNode::worst)
                .containsExactly(Optional.empty(), Optional.of(Severity.ERROR));
        assertThat(kind("").worst()).contains(Severity.ERROR);
        assertThat(pack("").worst()).contains(Severity.ERROR);
        assertThat(pack("").detail()).isEqualTo("broken");
        assertThat(pack("").spoken()).isEqualTo("Pack tiny, broken, error");
    }

    @Test
    void aFileThatCannotBeReadIsListedItselfBesideWhatCanBeRead() {
        YamlText before = project.text(file).orElseThrow();
        YamlText broken = YamlText.of(before.text() + "- id: [\n");
        project.apply(Edit.of("Break", Change.of(file, before, broken)), this);
        assertThat(kind("").children()).extracting(LibraryNode::text).containsExactly("Mila", "Tomas", "all.yaml");
    }

    @Test
    void aPackWithoutAReadableManifestIsListedAsBroken() {
        FileId manifest = new FileId(file.pack(), "pack.yaml");
        YamlText before = project.text(manifest).orElseThrow();
        project.apply(Edit.of("Break", Change.of(manifest, before, YamlText.of("id: [\n"))), this);
        assertThat(pack("").text()).isEqualTo("tiny");
        assertThat(pack("").detail()).isEqualTo("broken");
    }

    @Test
    void whatNoEntryShowsIsListedAsItsFile() {
        write("[]\n");
        assertThat(kindNamed("Characters").children())
                .extracting(LibraryNode::text)
                .containsExactly("all.yaml");
        write("- id: mila\n  name: Mila\n- name: Nobody\n");
        assertThat(kindNamed("Characters").children())
                .extracting(LibraryNode::text)
                .containsExactly("Mila", "all.yaml");
        write("- id: \"\"\n  name: \" \"\n");
        assertThat(kindNamed("Characters").children())
                .extracting(LibraryNode::text)
                .containsExactly("Without a name");
    }

    private void write(String text) {
        project.edit(file, "Write", before -> new Edited(YamlText.of(text), List.of()), this);
    }

    private LibraryNode kindNamed(String name) {
        return pack("").children().stream()
                .filter(node -> node.text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private LibraryNode pack(String filter) {
        return Library.tree(
                        project.outline(), project.load().map(Load::findings).orElse(List.of()), filter)
                .children()
                .get(0);
    }

    private LibraryNode kind(String filter) {
        return pack(filter).children().stream()
                .filter(node -> node.text().equals("Characters"))
                .findFirst()
                .orElseThrow();
    }
}
