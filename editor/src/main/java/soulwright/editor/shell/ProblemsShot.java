package soulwright.editor.shell;

import java.util.function.BooleanSupplier;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.FileOutline;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.yaml.YamlText;

/** A broken pack in the library, and what is wrong with it in Problems. */
public final class ProblemsShot implements Shot {
    private Runnable mend = () -> {};

    @Override
    public String name() {
        return "problems";
    }

    /** Breaks the first file of monsters, which is never saved. */
    @Override
    public BooleanSupplier stage(Desk desk) {
        Project project = desk.project();
        desk.home();
        FileId file = project.outline().packs().stream()
                .flatMap(pack -> pack.files(Kind.MONSTERS).stream())
                .map(FileOutline::file)
                .findFirst()
                .orElseThrow();
        YamlText before = project.text(file).orElseThrow();
        YamlText broken = YamlText.of(before.text()
                .replaceFirst("element: \\w+", "element: watre")
                .replaceFirst("level: \\d+", "level: many"));
        project.apply(Edit.of("Break a monster", Change.of(file, before, broken)), this);
        desk.problems(true);
        mend = () -> {
            desk.problems(false);
            project.undo();
        };
        return () ->
                !project.isChecking() && project.load().filter(Load::hasErrors).isPresent();
    }

    @Override
    public void strike() {
        mend.run();
    }
}
