package soulwright.editor.entry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import soulwright.content.Catalog;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.editor.art.ArtFiles;
import soulwright.editor.art.Gallery;
import soulwright.editor.art.IconLibrary;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.Project;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Look;
import soulwright.editor.widget.Tab;
import soulwright.editor.work.Workshop;
import soulwright.pack.Kind;

/** A desk that only notes what it is asked. */
final class PlainDesk implements Desk {
    private final Project project;
    private final Look look;
    private final Gallery gallery = new Gallery(IconLibrary.read(), new Catalog(Map.of()), ArtFiles.none());
    final List<String> said = new ArrayList<>();
    final List<EntryName> opened = new ArrayList<>();

    PlainDesk(Project project, Look look) {
        this.project = project;
        this.look = look;
    }

    @Override
    public Project project() {
        return project;
    }

    @Override
    public Workshop workshop() {
        return Workshop.immediate();
    }

    @Override
    public Look look() {
        return look;
    }

    @Override
    public Gallery gallery() {
        return gallery;
    }

    @Override
    public void home() {}

    @Override
    public void open(Tab tab) {}

    @Override
    public void close(Tab tab) {}

    @Override
    public void openKind(OpenPack pack, Kind kind) {}

    @Override
    public void openEntry(EntryName entry) {
        opened.add(entry);
    }

    @Override
    public void openText(FileId file) {}

    @Override
    public void openText(FileId file, Place at) {}

    @Override
    public void show(Diagnostic finding) {}

    @Override
    public void newGame() {}

    @Override
    public void play(EntryName board) {}

    @Override
    public void say(String message) {
        said.add(message);
    }

    @Override
    public void sayWhyNot(String what, String why) {
        said.add(what + ": " + why);
    }
}
