package soulwright.editor.shell;

import java.awt.Window;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.DialogShot;
import soulwright.pack.Kind;
import soulwright.yaml.YamlText;

/** The user's text of a file beside that on disk, with changes that are never saved. */
public final class ComparisonShot extends DialogShot {
    public ComparisonShot() {
        super("comparison");
    }

    @Override
    protected void open(Window window, Desk desk) {
        Project project = desk.project();
        FileId file = project.outline()
                .entries(Kind.TERRAINS)
                .findFirst()
                .orElseThrow()
                .file();
        YamlText before = project.text(file).orElseThrow();
        YamlText after = YamlText.of(before.text().replaceFirst("name: (\\w+)", "name: Old $1"));
        project.apply(Edit.of("Rename", Change.of(file, before, after)), this);
        ComparisonDialog.show(window, project, file);
        project.undo();
    }
}
