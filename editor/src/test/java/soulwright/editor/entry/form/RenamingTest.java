package soulwright.editor.entry.form;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.Project;
import soulwright.editor.document.TinyPack;
import soulwright.editor.entry.form.Usages.Usage;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlText;

/** An entry is given another id, wherever it is said. */
class RenamingTest {
    @TempDir
    Path folder;

    @Test
    void everyPlaceIsChangedInOneStepAndNothingBreaks() {
        Shipped shipped = Shipped.openIn(folder);
        Project project = shipped.project();
        EntryOutline lake = shipped.entry(Kind.TERRAINS, "lake");
        Renaming renaming = new Renaming(project, lake);
        List<Usage> usages = renaming.usages();
        assertThat(usages).hasSizeGreaterThan(5).anyMatch(usage -> !usage.isKey());
        List<String> before =
                usages.stream().map(usage -> text(project, usage.entry())).toList();

        Edit edit = renaming.to("deep-lake", usages).orElseThrow();
        project.apply(edit, this);
        assertThat(project.load().filter(Load::hasErrors)).isEmpty();
        assertThat(shipped.entry(Kind.TERRAINS, "deep-lake").title()).isEqualTo(lake.title());
        assertThat(new Renaming(project, lake).usages()).isEmpty();

        project.undo();
        assertThat(usages.stream().map(usage -> text(project, usage.entry())).toList())
                .as("byte for byte, in one step")
                .isEqualTo(before);
    }

    private static String text(Project project, EntryOutline entry) {
        return project.text(entry.file()).orElseThrow().text();
    }

    @Test
    void patchesAndTranslationsOfOtherPacksFollow() {
        Mod mod = Mod.openIn(folder);
        Renaming renaming = new Renaming(mod.project(), mod.mila());
        Edit edit = renaming.to("mia", renaming.usages()).orElseThrow();
        mod.project().apply(edit, this);
        assertThat(mod.text(mod.file("patches/all.yaml")))
                .as("targets, but no texts for players, and nothing of another kind")
                .isEqualTo(Mod.PATCHES
                        .replace("- target: mila", "- target: mia")
                        .replace("characters/base:mila", "characters/base:mia"));
        assertThat(mod.text(mod.file("lang/de.yaml")))
                .isEqualTo(Mod.GERMAN.replace("characters.mila.name", "characters.mia.name"));
        assertThat(mod.text(mod.mia().file())).startsWith("# The two of them.\n- id: mia\n");

        mod.project().undo();
        assertThat(mod.text(mod.file("patches/all.yaml"))).isEqualTo(Mod.PATCHES);
        assertThat(mod.text(mod.file("lang/de.yaml"))).isEqualTo(Mod.GERMAN);
        assertThat(mod.text(mod.mila().file())).isEqualTo(TinyPack.CHARACTERS);
    }

    @Test
    void pathsAndValuesInPatchesFollowAndLineEndsStay() {
        Mod mod = Mod.openIn(folder);
        String patch = """
                - target: tomas
                  ops:
                    - { set: rivals.mila.hates, to: "mila" }
                    - { append: friends, value: [other:mila, base:mila] }
                """;
        mod.project()
                .edit(
                        mod.file("patches/all.yaml"),
                        "More",
                        text -> new Edited(YamlText.of("\uFEFF" + patch.replace("\n", "\r\n")), List.of()),
                        this);
        Renaming renaming = new Renaming(mod.project(), mod.mila());
        mod.project().apply(renaming.to("mia", renaming.usages()).orElseThrow(), this);
        String expected = patch.replace("rivals.mila", "rivals.mia")
                .replace("\"mila\"", "\"mia\"")
                .replace("base:mila", "base:mia");
        assertThat(mod.project()
                        .text(mod.file("patches/all.yaml"))
                        .orElseThrow()
                        .bytes())
                .asString(UTF_8)
                .isEqualTo("\uFEFF" + expected.replace("\n", "\r\n"));
    }

    @Test
    void aFileWithAMistakeMustBeMendedFirst() {
        Mod mod = Mod.openIn(folder);
        mod.project()
                .edit(
                        mod.file("lang/de.yaml"),
                        "Break",
                        text -> new Edited(YamlText.of(text.text() + "  : [\n"), List.of()),
                        this);
        assertThat(new Renaming(mod.project(), mod.mila()).whyNot("mia").orElseThrow())
                .contains("lang/de.yaml");
    }

    @Test
    void onlyAFreeIdInItsFormIsTaken() {
        Shipped shipped = Shipped.openIn(folder);
        Renaming renaming = new Renaming(shipped.project(), shipped.entry(Kind.TERRAINS, "lake"));
        assertThat(renaming.whyNot("swamp")).isPresent();
        assertThat(renaming.whyNot("Deep Lake")).isPresent();
        assertThat(renaming.whyNot("deep-lake")).isEmpty();
    }
}
