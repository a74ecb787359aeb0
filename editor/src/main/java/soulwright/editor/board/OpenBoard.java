package soulwright.editor.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import soulwright.content.piece.Monster;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.editor.board.drawing.Drawing;
import soulwright.editor.board.drawing.DrawingReader;
import soulwright.editor.board.drawing.DrawingWriter;
import soulwright.editor.board.drawing.LandFindings;
import soulwright.editor.board.drawing.Letters;
import soulwright.editor.board.drawing.World;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileOutline;
import soulwright.editor.document.Project;
import soulwright.editor.document.ProjectChange;
import soulwright.editor.document.ProjectListener;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.pack.Sheet;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.Refused;
import soulwright.yaml.Refused.Reason;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlText;

/** A board of a project as it stands in the text at this moment, with what is known of it. Belongs to the owner's thread. */
final class OpenBoard implements ProjectListener {
    private final Project project;
    private final EntryName name;
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private Optional<EntryOutline> entry = Optional.empty();
    private Drawing drawing = new Drawing(0, Map.of(), List.of(), List.of(), List.of());
    private LandFindings findings = LandFindings.NONE;
    private World world;
    private Letters letters = new Letters(List.of());

    OpenBoard(Project project, EntryName name) {
        this.project = project;
        this.name = name;
        this.world = new World(project.sketches(), pack(name));
        refresh();
        find();
        project.addListener(this);
    }

    void close() {
        project.removeListener(this);
    }

    /** Is called after every change. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    EntryName name() {
        return name;
    }

    /** Where it is written; where it stood last when its text cannot be read now. */
    Optional<EntryOutline> entry() {
        return entry;
    }

    /** Whether its text can be read now, so that it can be drawn on. */
    boolean isReadable() {
        return project.outline().entry(name).isPresent();
    }

    /** Whether it is no longer there, rather than only unreadable. */
    boolean isGone() {
        return !isReadable()
                && entry.flatMap(here -> project.outline().file(here.file()))
                        .filter(FileOutline::broken)
                        .isEmpty();
    }

    boolean isReadOnly() {
        return entry.map(EntryOutline::file).map(project::isReadOnly).orElse(true);
    }

    /** As it was last when its text could be read. */
    Drawing drawing() {
        return drawing;
    }

    /** What its words mean, as it was when the packs were checked last. */
    World world() {
        return world;
    }

    /** The same, for another thread. */
    World freshWorld() {
        return new World(project.sketches(), pack(name));
    }

    /** The id of the monster that it puts into the centre, if it names one. */
    Optional<String> boss() {
        return entry.flatMap(here -> here.text("boss"))
                .map(word -> world.find(Monster.KIND, word)
                        .map(Monster::id)
                        .map(id -> id.text())
                        .orElse(word));
    }

    /** The place of its pack. */
    String pack() {
        return entry.map(here -> here.file().pack()).orElse("");
    }

    Letters letters() {
        return letters;
    }

    /** What was found when the packs were checked last. */
    LandFindings findings() {
        return findings;
    }

    /** The first error in it, if there is one. */
    Optional<Diagnostic> error() {
        return findings.all().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .findFirst();
    }

    // ---- following

    @Override
    public void opened() {
        refresh();
    }

    @Override
    public void changed(ProjectChange change) {
        if (change.changesTexts()) {
            refresh();
        }
    }

    @Override
    public void checked(Load load) {
        world = new World(project.sketches(), pack(name));
        refresh();
        find();
        listeners.forEach(Runnable::run);
    }

    /** Places what was found, unless it was found in another text than there is now. */
    private void find() {
        if (!project.isChecking()) {
            entry.ifPresent(here -> findings = LandFindings.of(project.findings(here.file()), here.tree(), drawing));
        }
    }

    private void refresh() {
        Optional<EntryOutline> now = project.outline().entry(name);
        now.ifPresent(here -> {
            entry = now;
            drawing = DrawingReader.read(here.tree(), inherited(project, name));
        });
        letters = new Letters(project.outline()
                .entries(Kind.BOARDS)
                .filter(board -> pack(board.name()).equals(pack(name)))
                .map(board -> DrawingReader.read(board.tree(), Optional.empty()).legend())
                .toList());
        listeners.forEach(Runnable::run);
    }

    private static String pack(EntryName name) {
        return name.id().substring(0, name.id().indexOf(':'));
    }

    private static Optional<YamlMap> inherited(Project project, EntryName name) {
        List<Sheet> sheets = project.load().map(Load::sheets).orElse(List.of());
        return sheets.stream()
                .filter(sheet ->
                        sheet.kind().equals(name.kind().folder()) && sheet.id().equals(name.id()))
                .findFirst()
                .flatMap(Sheet::parent)
                .flatMap(parent -> sheets.stream()
                        .filter(sheet -> sheet.kind().equals(name.kind().folder())
                                && sheet.id().equals(parent))
                        .findFirst())
                .map(Sheet::tree);
    }

    // ---- changing

    /**
     * Draws on it; one step of the history.
     *
     * @param what for the undo menu
     */
    EditResult draw(String what, Drawing after) {
        project.seal();
        return edit(
                what,
                text -> DrawingWriter.write(
                        text, entry.orElseThrow().path(), entry.orElseThrow().tree(), drawing, after),
                Optional.empty());
    }

    /**
     * Says something else under a key; nothing to say nothing. In a row, it is one step of the history.
     */
    EditResult put(String what, String key, Optional<String> value) {
        return edit(
                what,
                text -> value.map(word -> text.put(entry.orElseThrow().path(), key, word))
                        .orElseGet(() -> remove(text, key)),
                Optional.of(List.of(name, key)));
    }

    private EditResult remove(YamlText text, String key) {
        EntryOutline here = entry.orElseThrow();
        return here.tree().get(key) == null
                ? new Edited(text, List.of())
                : text.remove(here.path().key(key));
    }

    private EditResult edit(String what, Function<YamlText, EditResult> how, Optional<Object> mergeKey) {
        Optional<YamlText> text = entry.map(EntryOutline::file).flatMap(project::text);
        if (text.isEmpty() || !isReadable()) {
            return new Refused(Reason.BROKEN_TEXT, "The text of this board has a mistake in it; mend that first.");
        }
        if (isReadOnly()) {
            return new Refused(Reason.NOT_POSSIBLE, "The pack is an archive; unpack it to change it.");
        }
        EditResult result = how.apply(text.get());
        if (result instanceof Edited edited) {
            Change change = Change.of(entry.orElseThrow().file(), text.get(), edited.text());
            project.apply(new Edit(what, List.of(change), mergeKey), this);
        }
        return result;
    }
}
