package soulwright.editor.entry.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.Project;
import soulwright.editor.entry.form.Usages.Usage;
import soulwright.pack.Kind;
import soulwright.pack.Load;

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
    void onlyAFreeIdInItsFormIsTaken() {
        Shipped shipped = Shipped.openIn(folder);
        Renaming renaming = new Renaming(shipped.project(), shipped.entry(Kind.TERRAINS, "lake"));
        assertThat(renaming.whyNot("swamp")).isPresent();
        assertThat(renaming.whyNot("Deep Lake")).isPresent();
        assertThat(renaming.whyNot("deep-lake")).isEmpty();
    }
}
