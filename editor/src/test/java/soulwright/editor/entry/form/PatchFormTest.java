package soulwright.editor.entry.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.Project;
import soulwright.pack.Kind;
import soulwright.yaml.EditResult;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/** Patches have forms that know what the target is made of. */
class PatchFormTest {
    @TempDir
    Path folder;

    private static Field at(Form form, String... keys) {
        YamlPath path = YamlPath.ROOT;
        for (String key : keys) {
            path = key.matches("[0-9]+") ? path.item(Integer.parseInt(key)) : path.key(key);
        }
        return form.at(path).orElseThrow();
    }

    @Test
    void patchesAreCalledByWhatTheyChange() {
        Mod mod = Mod.openIn(folder);
        assertThat(mod.patch(0).title()).isEqualTo("Patch of mila");
        assertThat(mod.patch(1).name().id()).isEqualTo("mod:all/characters/base:mila");
        assertThat(mod.patch(0).hasId()).isFalse();
    }

    @Test
    void pathsArePickedFromTheTarget() {
        Mod mod = Mod.openIn(folder);
        Form form = mod.form(mod.patch(0));
        Control path = at(form, "ops", "0", "set").control();
        assertThat(((Control.Choice) path).names())
                .contains("name", "colour", "icon")
                .doesNotContain("id");
        assertThat(at(form, "target").control()).isInstanceOf(Control.Reference.class);
    }

    @Test
    void aValueIsEditedLikeThatOfTheTarget() {
        Mod mod = Mod.openIn(folder);
        Form form = mod.form(mod.patch(0));
        assertThat(at(form, "ops", "1", "to").control()).isEqualTo(new Control.Colour());
        assertThat(at(form, "ops", "0", "to").control()).isInstanceOf(Control.Line.class);
        assertThat(at(form, "ops", "1", "to").label()).isEqualTo("To");
    }

    @Test
    void aChangeOfTheFormTouchesNothingElse() {
        Mod mod = Mod.openIn(folder);
        Form form = mod.form(mod.patch(0));
        YamlText before = mod.project().text(mod.patch(0).file()).orElseThrow();
        EditResult result = new Writing(form, before).set(at(form, "ops", "1", "to"), "#112233");
        assertThat(result.orThrow().text()).isEqualTo(Mod.PATCHES.replace("#000000", "#112233"));
        EditResult added = new Writing(form, before).choose(at(form, "ops", "1"), "unset");
        assertThat(added.orThrow().text())
                .startsWith(Mod.PATCHES.substring(0, Mod.PATCHES.indexOf("{ set: colour")))
                .endsWith(Mod.PATCHES.substring(Mod.PATCHES.indexOf("\n\n- target: char")));
    }

    @Test
    void onlyWhatBelongsToAnOpIsShown() {
        Mod mod = Mod.openIn(folder);
        Form form = mod.form(mod.patch(0));
        assertThat(at(form, "ops", "1").children()).extracting(Field::key).containsExactly("set", "to");
        assertThat(at(mod.form(mod.patch(1)), "ops", "0").children())
                .extracting(Field::key)
                .containsExactly("unset");
    }

    @Test
    void aFindingStandsAtItsField() {
        Mod mod = Mod.openIn(folder);
        Project project = mod.project();
        project.edit(
                mod.patch(0).file(),
                "Misspell",
                text -> text.set(YamlPath.ROOT.item(0).key("ops").item(1).key("set"), "color"),
                this);
        EntryOutline patch = mod.patch(0);
        Form form = mod.form(patch);
        List<Diagnostic> found = Marks.of(form, project.findings(patch.file())).at(at(form, "ops", "1", "set"));
        assertThat(found).isNotEmpty();
        assertThat(Marks.of(mod.form(mod.patch(1)), project.findings(patch.file()))
                        .all())
                .as("another patch of the same file")
                .isEmpty();
    }

    @Test
    void aNewPatchComesWithAFileOfItsOwn() {
        Mod mod = Mod.openIn(folder);
        Project project = mod.project();
        project.apply(
                Edit.of(
                        "Delete",
                        Change.delete(
                                mod.file("patches/all.yaml"),
                                project.text(mod.file("patches/all.yaml")).orElseThrow())),
                this);
        var pack = project.outline().packs().get(1).pack();
        Edit edit = new NewEntry(project)
                .add(pack, Kind.PATCHES, NewEntry.blankPatch(), Optional.empty())
                .orElseThrow();
        project.apply(edit, this);
        assertThat(mod.text(mod.file("patches/changes.yaml"))).isEqualTo("""
                - target: ""
                  ops:
                    - unset: ""
                """);
        project.undo();
        assertThat(project.text(mod.file("patches/changes.yaml"))).isEmpty();
    }
}
