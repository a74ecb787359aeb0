package soulwright.editor.board.drawing;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.document.Threads;
import soulwright.pack.Kind;
import soulwright.yaml.EditResult;
import soulwright.yaml.YamlText;

/** The boards of a pack in a project in which everything happens at once, and how tests draw on them. */
public final class Boards {
    private final Project project;
    private final String pack;

    private Boards(Project project, String pack) {
        this.project = project;
        this.pack = pack;
    }

    /** Those that ship. */
    public static Boards shipped() {
        return of(Path.of("../content/soul-master"), "soul-master");
    }

    public static Boards of(Path folder, String pack) {
        Project project = new Project(Project.finder(List.of()), Threads.immediate());
        project.open(List.of(folder.toAbsolutePath().normalize().toString()), problems -> {});
        return new Boards(project, pack);
    }

    public Project project() {
        return project;
    }

    public List<String> ids() {
        return project.outline()
                .entries(Kind.BOARDS)
                .map(board -> board.name().local())
                .toList();
    }

    public EntryOutline entry(String id) {
        return project.outline()
                .entry(new EntryName(Kind.BOARDS, pack + ":" + id))
                .orElseThrow();
    }

    public FileId file(String id) {
        return entry(id).file();
    }

    public YamlText text(String id) {
        return project.text(file(id)).orElseThrow();
    }

    public Drawing drawing(String id) {
        return DrawingReader.read(entry(id).tree(), Optional.empty());
    }

    public World world() {
        return new World(project.sketches(), pack);
    }

    public Letters letters() {
        return new Letters(project.outline()
                .entries(Kind.BOARDS)
                .map(board -> DrawingReader.read(board.tree(), Optional.empty()).legend())
                .toList());
    }

    /** Writes a drawing; an edit of the project. */
    public EditResult draw(String id, Drawing after) {
        EntryOutline entry = entry(id);
        EditResult written = DrawingWriter.write(text(id), entry.path(), entry.tree(), drawing(id), after);
        YamlText before = text(id);
        project.apply(Edit.of("Draw", Change.of(entry.file(), before, written.orThrow())), this);
        return written;
    }

    public Drawing stroke(String id, Tool tool, Paint paint, Symmetry symmetry, Cell... trail) {
        Drawing after = new Stroke(tool, paint, symmetry, List.of(trail)).on(drawing(id), world(), letters());
        draw(id, after);
        return after;
    }
}
