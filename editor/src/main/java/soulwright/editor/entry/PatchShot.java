package soulwright.editor.entry;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;
import soulwright.yaml.YamlText;

/** The form of a patch, which is never saved. */
public final class PatchShot implements Shot {
    private static final String OPS = """
            - target: %s
              ops:
                - { set: name, to: Another name }
                - { unset: text }
            """;

    private Runnable undo = () -> {};

    @Override
    public String name() {
        return "form-patch";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        Project project = desk.project();
        OpenPack pack = project.packs().get(0);
        FileId file = pack.file("patches/picture.yaml");
        Optional<EntryOutline> target = project.outline().entries(Kind.MONSTERS).findFirst();
        String text = OPS.formatted(target.map(entry -> entry.name().local()).orElse(""));
        project.apply(Edit.of("Patch", Change.create(file, YamlText.of(text))), this);
        undo = project::undo;
        project.outline().entries(Kind.PATCHES).findFirst().ifPresent(patch -> desk.openEntry(patch.name()));
        return () -> !project.isChecking();
    }

    @Override
    public void strike() {
        undo.run();
    }
}
