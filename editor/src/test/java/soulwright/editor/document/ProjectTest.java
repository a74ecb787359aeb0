package soulwright.editor.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Diagnostic;
import soulwright.pack.Kind;
import soulwright.yaml.EditResult;
import soulwright.yaml.Refused;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

class ProjectTest {
    private static final YamlPath NAME = YamlPath.of(0, "name");

    @TempDir
    Path folder;

    private TinyPack pack;
    private FileId file;
    private Project project;

    @BeforeEach
    void open() {
        pack = TinyPack.in(folder, "tiny");
        file = pack.file("characters/all.yaml");
        project = pack.open();
    }

    @Test
    void aPackIsOpenedWithItsEntriesAndWithoutFindings() {
        assertThat(project.packs()).containsExactly(new OpenPack(pack.place(), true, false));
        assertThat(project.outline().entries(Kind.CHARACTERS).map(EntryOutline::title))
                .containsExactly("Mila", "Tomas");
        assertThat(project.load().orElseThrow().findings()).isEmpty();
        assertThat(project.isChecking()).isFalse();
    }

    @Test
    void whatIsNoPackIsToldAndTheOthersAreOpenedAllTheSame() {
        List<String> problems = new ArrayList<>();
        project.open(List.of(folder.resolve("nothing").toString()), problems::addAll);
        assertThat(problems).singleElement().asString().contains("there is no pack");
        assertThat(project.packs()).hasSize(1);
    }

    @Test
    void anEditChangesOnlyItsOwnCharactersAndIsUndoneByteForByte() {
        name("Lea");
        assertThat(now()).isEqualTo(TinyPack.CHARACTERS.replace("name: Mila", "name: Lea"));
        assertThat(project.outline().entries(Kind.CHARACTERS).map(EntryOutline::title))
                .contains("Lea");
        project.undo();
        assertThat(now()).isEqualTo(TinyPack.CHARACTERS);
        assertThat(project.unsaved()).isEmpty();
        project.redo();
        assertThat(now()).contains("Lea");
    }

    @Test
    void editsWithOneKeyInARowAreOneStepUntilTheRunIsLealed() {
        type("L");
        type("Le");
        project.seal();
        type("Lea");
        project.undo();
        assertThat(now()).contains("name: Le\n");
        project.undo();
        assertThat(now()).isEqualTo(TinyPack.CHARACTERS);
    }

    @Test
    void aRefusedEditChangesNothingAndTellsWhy() {
        EditResult result = project.edit(file, "Bad", text -> text.set(YamlPath.of(9, "name"), "x"), this);
        assertThat(result).isInstanceOf(Refused.class);
        assertThat(project.undoName()).isEmpty();
        assertThat(now()).isEqualTo(TinyPack.CHARACTERS);
    }

    @Test
    void anEditOfATextThatIsNoMoreIsABug() {
        YamlText before = project.text(file).orElseThrow();
        Edit edit = Edit.of("Late", Change.of(file, before, YamlText.of("id: x")));
        name("Lea");
        assertThatThrownBy(() -> project.apply(edit, this)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsWrongIsFoundBeforeItIsSaved() {
        edit("colour", 5);
        assertThat(project.findings(file)).extracting(Diagnostic::code).isNotEmpty();
        assertThat(pack.read("characters/all.yaml")).isEqualTo(TinyPack.CHARACTERS);
        project.undo();
        assertThat(project.findings(file)).isEmpty();
    }

    @Test
    void savingWritesOnlyWhatChanged() {
        name("Lea");
        List<SaveReport> reports = new ArrayList<>();
        project.save(project.unsaved(), reports::add);
        assertThat(reports)
                .singleElement()
                .satisfies(report -> assertThat(report.saved())
                        .extracting(SaveReport.OnDisk::file)
                        .containsExactly(file));
        assertThat(pack.read("characters/all.yaml")).contains("name: Lea");
        assertThat(project.unsaved()).isEmpty();
        project.undo();
        assertThat(project.unsaved()).containsExactly(file);
    }

    @Test
    void filesAreMadeAndDeletedOnlyWhenSaved() {
        FileId made = pack.file("terrains/new.yaml");
        YamlText text = YamlText.of("[]\n");
        project.apply(Edit.of("New file", Change.create(made, text)), this);
        assertThat(Files.exists(pack.folder().resolve("terrains"))).isFalse();
        project.save(project.unsaved(), report -> {});
        assertThat(pack.read("terrains/new.yaml")).isEqualTo("[]\n");
        project.apply(Edit.of("Delete file", Change.delete(made, text)), this);
        project.save(project.unsaved(), report -> {});
        assertThat(Files.exists(pack.folder().resolve("terrains/new.yaml"))).isFalse();
    }

    @Test
    void aFileThatOnlyOthersChangedFollowsThem() {
        project.lookAtDisk();
        pack.write("characters/all.yaml", TinyPack.CHARACTERS.replace("Mila", "Rena"));
        project.lookAtDisk();
        assertThat(now()).contains("Rena");
        assertThat(project.unsaved()).isEmpty();
        project.undo();
        assertThat(now()).isEqualTo(TinyPack.CHARACTERS);
    }

    @Test
    void aFileThatBothChangedWaitsForADecision() {
        project.lookAtDisk();
        name("Lea");
        pack.write("characters/all.yaml", TinyPack.CHARACTERS.replace("Mila", "Rena"));
        project.lookAtDisk();
        assertThat(project.isForeign(file)).isTrue();
        assertThat(now()).contains("Lea");
        assertThat(project.theirs(file).orElseThrow().text()).contains("Rena");
        project.takeTheirs(file);
        assertThat(now()).contains("Rena");
        assertThat(project.isForeign(file)).isFalse();
        assertThat(project.unsaved()).isEmpty();
        project.undo();
        assertThat(now()).contains("Lea");
    }

    @Test
    void savingNeverOverwritesWhatNobodyHasSeen() {
        name("Lea");
        pack.write("characters/all.yaml", "- id: theirs\n");
        List<SaveReport> reports = new ArrayList<>();
        project.save(List.of(file), reports::add);
        assertThat(reports.get(0).foreign()).extracting(SaveReport.OnDisk::file).containsExactly(file);
        assertThat(pack.read("characters/all.yaml")).isEqualTo("- id: theirs\n");
        project.keepMine(file);
        project.save(List.of(file), reports::add);
        assertThat(pack.read("characters/all.yaml")).contains("name: Lea");
    }

    @Test
    void savingDoesNotWaitForWhatHasNoEnd() throws Exception {
        name("Lea");
        Path path = pack.folder().resolve("characters/all.yaml");
        Files.delete(path);
        Process pipe = new ProcessBuilder("mkfifo", path.toString()).start();
        assumeThat(pipe.waitFor()).isZero();
        List<SaveReport> reports = new ArrayList<>();
        project.save(List.of(file), reports::add);
        assertThat(reports.get(0).failed())
                .singleElement()
                .satisfies(failure -> assertThat(failure.reason()).contains("all.yaml", "no ordinary file"));
        assertThat(project.unsaved()).containsExactly(file);
    }

    @Test
    void aBrokenPackKeepsTheEntriesThatCanBeRead() {
        YamlText before = project.text(file).orElseThrow();
        YamlText broken = YamlText.of(TinyPack.CHARACTERS + "- id: [\n");
        project.apply(Edit.of("Break", Change.of(file, before, broken)), this);
        assertThat(project.load().orElseThrow().packs().get(0).broken()).isTrue();
        assertThat(project.outline().entries(Kind.CHARACTERS)).hasSize(2);
        assertThat(project.outline().file(file).orElseThrow().broken()).isTrue();
    }

    @Test
    void theIdOfAPackCanBeChangedLikeAnythingElse() {
        project.edit(pack.file("pack.yaml"), "Rename", text -> text.set(YamlPath.of("id"), "other"), this);
        assertThat(project.outline()
                        .entries(Kind.CHARACTERS)
                        .map(entry -> entry.name().id()))
                .containsExactly("other:mila", "other:tomas");
        assertThat(project.load().orElseThrow().findings()).isEmpty();
        project.undo();
        assertThat(project.load().orElseThrow().pack("tiny")).isPresent();
    }

    private void name(String name) {
        edit("name", name);
    }

    private void edit(String key, Object value) {
        project.edit(file, "Set " + key, text -> text.set(YamlPath.of(0, key), value), this);
    }

    private void type(String name) {
        YamlText before = project.text(file).orElseThrow();
        YamlText after = before.set(NAME, name).orThrow();
        project.apply(Edit.of("Set name", Change.of(file, before, after)).merging(NAME), this);
    }

    private String now() {
        return project.text(file).orElseThrow().text();
    }
}
