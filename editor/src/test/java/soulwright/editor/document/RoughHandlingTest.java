package soulwright.editor.document;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.pack.Kind;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlPath;

/** What others do to files while they are edited loses nothing, and is told in words. */
class RoughHandlingTest {
    private static final YamlPath NAME = YamlPath.ROOT.item(0).key("name");

    @TempDir
    Path folder;

    private TinyPack pack;
    private Project project;
    private FileId file;

    @BeforeEach
    void open() {
        pack = TinyPack.in(folder, "tiny");
        project = pack.open();
        file = pack.file("characters/all.yaml");
        project.lookAtDisk();
    }

    private void name(String name) {
        project.edit(file, "Set name", text -> text.set(NAME, name), this);
    }

    private SaveReport save() {
        List<SaveReport> reports = new ArrayList<>();
        project.save(project.unsaved(), reports::add);
        return reports.get(0);
    }

    private String now() {
        return project.text(file).orElseThrow().text();
    }

    private static void deleteAll(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(one);
            }
        }
    }

    @Test
    void aFileThatWasDeletedWhileItWasEditedIsKeptUntilSomebodyDecides() throws IOException {
        name("Lea");
        Files.delete(pack.folder().resolve("characters/all.yaml"));
        project.lookAtDisk();
        assertThat(project.isForeign(file)).isTrue();
        assertThat(now()).contains("Lea");
        assertThat(save().foreign()).hasSize(1);
        project.keepMine(file);
        assertThat(save().saved()).hasSize(1);
        assertThat(pack.read("characters/all.yaml")).contains("Lea");
    }

    @Test
    void aFileThatNobodyHasChangedHereGoesWithTheOneOnDiskAndComesBackByUndoing() throws IOException {
        Files.delete(pack.folder().resolve("characters/all.yaml"));
        project.lookAtDisk();
        assertThat(project.outline().entries(Kind.CHARACTERS)).isEmpty();
        project.undo();
        assertThat(now()).isEqualTo(TinyPack.CHARACTERS);
        assertThat(save().saved()).hasSize(1);
        assertThat(pack.read("characters/all.yaml")).isEqualTo(TinyPack.CHARACTERS);
    }

    @Test
    void aFolderInThePlaceOfAFileIsToldAndNothingIsLost() throws IOException {
        name("Lea");
        Path path = pack.folder().resolve("characters/all.yaml");
        Files.delete(path);
        Files.createDirectory(path);
        project.lookAtDisk();
        assertThat(now()).contains("Lea");
        project.keepMine(file);
        assertThat(save().failed())
                .singleElement()
                .satisfies(failure -> assertThat(failure.reason()).contains("all.yaml", "folder"));
        assertThat(project.unsaved()).containsExactly(file);
    }

    @Test
    void aPackWhoseFolderIsGoneIsSavedAgain() throws IOException {
        name("Lea");
        deleteAll(pack.folder());
        project.lookAtDisk();
        assertThat(now()).contains("Lea");
        project.keepMine(file);
        assertThat(save().saved()).hasSize(1);
        assertThat(pack.read("characters/all.yaml")).contains("Lea");
        project.lookAtDisk();
        assertThat(now()).contains("Lea");
    }

    @Test
    void aManifestThatIsEmptyOrGoneLeavesThePackListed() throws IOException {
        Files.delete(pack.folder().resolve("pack.yaml"));
        project.lookAtDisk();
        assertThat(project.outline().entries(Kind.CHARACTERS)).hasSize(2);
        pack.write("pack.yaml", "");
        project.lookAtDisk();
        assertThat(project.outline().entries(Kind.CHARACTERS)).hasSize(2);
        assertThat(project.load().orElseThrow().hasErrors()).isTrue();
    }

    @Test
    void bytesOutsideAnEditStayInFilesWithMarksCarriageReturnsAndTabs() throws IOException {
        String odd = "\uFEFF# tab:\there\r\n" + TinyPack.CHARACTERS.replace("\n", "\r\n");
        Files.write(pack.folder().resolve("characters/all.yaml"), odd.getBytes(UTF_8));
        project.lookAtDisk();
        name("Lea");
        assertThat(save().saved()).hasSize(1);
        assertThat(Files.readAllBytes(pack.folder().resolve("characters/all.yaml")))
                .asString(UTF_8)
                .isEqualTo(odd.replace("name: Mila", "name: Lea"));
    }

    @Test
    void hundredsOfEditsAreUndoneAndDoneAgainByteForByte() {
        List<String> texts = new ArrayList<>(List.of(now()));
        for (int i = 0; i < 300; i++) {
            name("Name " + i + " \"'#: -");
            project.seal();
            texts.add(now());
        }
        for (int i = 299; i >= 0; i--) {
            project.undo();
            assertThat(now()).isEqualTo(texts.get(i));
        }
        for (int i = 1; i <= 300; i++) {
            project.redo();
            assertThat(now()).isEqualTo(texts.get(i));
        }
    }

    @Test
    void whateverIsTypedCanBeReadBackOrIsRefused() {
        for (String odd : List.of("\uD800", "a\u0000b", "\uFFFE", "x".repeat(5 << 20), "- \t# [", "\u2028")) {
            String before = now();
            EditResult result = project.edit(file, "Set name", text -> text.set(NAME, odd), this);
            byte[] bytes = project.text(file).orElseThrow().bytes();
            assertThat(new String(bytes, UTF_8).equals(now())).isTrue();
            if (result instanceof Edited) {
                project.undo();
            }
            assertThat(now()).isEqualTo(before);
        }
    }
}
