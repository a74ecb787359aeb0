package soulwright.editor.entry;

import java.util.function.BooleanSupplier;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Shot;
import soulwright.pack.Kind;
import soulwright.yaml.YamlText;

/** Translations into a language, which are never saved. */
public final class TranslationShot implements Shot {
    private Runnable undo = () -> {};

    @Override
    public String name() {
        return "translations";
    }

    @Override
    public BooleanSupplier stage(Desk desk) {
        Project project = desk.project();
        FileId file = project.packs().get(0).file("lang/de.yaml");
        String texts = project.outline()
                .entries(Kind.TERRAINS)
                .limit(4)
                .map(entry -> "terrains." + entry.name().local() + ".name: " + entry.title() + "\n")
                .reduce("", String::concat);
        String stale = "terrains.nowhere.name: Nirgendwo\n";
        project.apply(Edit.of("Translate", Change.create(file, YamlText.of(texts + stale))), this);
        undo = project::undo;
        project.outline().entries(Kind.LANG).findFirst().ifPresent(entry -> desk.openEntry(entry.name()));
        return () -> !project.isChecking();
    }

    @Override
    public void strike() {
        undo.run();
    }
}
