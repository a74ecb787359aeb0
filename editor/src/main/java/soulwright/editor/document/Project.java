package soulwright.editor.document;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.content.Catalog;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.ProjectChange.Cause;
import soulwright.pack.Load;
import soulwright.pack.PackFiles;
import soulwright.pack.PackFinder;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.Refused;
import soulwright.yaml.YamlText;

/**
 * The packs that are open for editing. The text of each file is here once; every view shows it and changes it by an {@link Edit}, and hears
 * of the changes of others. All of it belongs to the owner's thread.
 */
public final class Project {
    private final PackFinder finder;
    private final Threads threads;
    private final Checks checks;
    private final Texts texts = new Texts();
    private final Outlines outlines = new Outlines();
    private final History history = new History();
    private final Disk disk;
    private final List<ProjectListener> listeners = new CopyOnWriteArrayList<>();
    private @Nullable Opening opened;
    private @Nullable Load load;
    private Findings findings = Findings.NONE;
    private int revision;
    private int checkedRevision;

    /** Without packs, for now. */
    public Project(PackFinder finder, Threads threads) {
        this.finder = finder;
        this.threads = threads;
        this.checks = new Checks(threads, this::checked);
        this.disk = new Disk(
                threads, texts, outlines, history, (files, cause) -> tell(new ProjectChange(files, cause, this)));
    }

    /** A finder for projects: it names packs by absolute paths, and knows those in some folders by their ids. */
    public static PackFinder finder(List<Path> roots) {
        Path top = Path.of("").toAbsolutePath().getRoot();
        return new PackFinder(top == null ? Path.of("/") : top, roots);
    }

    public void addListener(ProjectListener listener) {
        listeners.add(listener);
    }

    public void removeListener(ProjectListener listener) {
        listeners.remove(listener);
    }

    /**
     * Opens packs beside those that are open, together with all that they name. Returns at once.
     *
     * @param packs folders, archives, or ids of packs that the finder knows
     * @param done is told what was asked for and is no pack, in words for people; by then the rest is open
     */
    public void open(Collection<String> packs, Consumer<List<String>> done) {
        mustOwn();
        Set<String> all = asked();
        all.addAll(packs);
        reopen(all, done);
    }

    /** Closes a pack. What is unsaved in it is lost, so ask before. */
    public void close(OpenPack pack) {
        mustOwn();
        Set<String> all = asked();
        all.remove(pack.place());
        reopen(all, problems -> {});
    }

    private Set<String> asked() {
        return packs().stream()
                .filter(OpenPack::asked)
                .map(OpenPack::place)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private void reopen(Set<String> all, Consumer<List<String>> done) {
        Optional<Toolkit> known =
                Optional.ofNullable(opened).map(open -> open.files().toolkit());
        threads.toFiles(() -> {
            Opening opening = Opening.read(finder, known.orElseGet(Toolkit::standard), all);
            threads.toOwner(() -> {
                take(opening);
                done.accept(opening.problems());
            });
        });
    }

    private void take(Opening opening) {
        opened = opening;
        Set<String> places = opening.packs().stream().map(OpenPack::place).collect(Collectors.toSet());
        history.forget(file -> !places.contains(file.pack()));
        texts.keepOnly(places);
        opening.texts().forEach((file, bytes) -> {
            if (!texts.isUnsaved(file)) {
                texts.read(file, Optional.of(bytes));
            }
        });
        outlines.restart(opening.packs(), texts);
        listeners.forEach(ProjectListener::opened);
        check();
    }

    /**
     * Packs that could be opened: some by their places, as far as they are still there, and all that ship or are installed. Looks at the
     * disk, so call it off the owner's thread.
     */
    public List<PackBrief> offered(Collection<String> places) {
        Map<String, PackBrief> offered = new LinkedHashMap<>();
        for (String place : places) {
            try {
                offered.put(place, PackBrief.of(finder.find(place)));
            } catch (IOException | InvalidPathException gone) {
                offered.remove(place);
            }
        }
        finder.all().forEach(files -> offered.putIfAbsent(files.shown(), PackBrief.of(files)));
        return List.copyOf(offered.values());
    }

    /** The packs that are open, those too that others only name. */
    public List<OpenPack> packs() {
        return opened == null ? List.of() : opened.packs();
    }

    /** The files of an open pack as they are on disk, pictures too; nothing when it was closed. */
    public Optional<PackFiles> files(OpenPack pack) {
        return Optional.ofNullable(opened).stream()
                .flatMap(open -> open.files().files().stream())
                .filter(files -> files.shown().equals(pack.place()))
                .findFirst();
    }

    /** The pack that a file belongs to; nothing when it was closed. */
    public Optional<OpenPack> pack(FileId file) {
        return packs().stream().filter(pack -> pack.place().equals(file.pack())).findFirst();
    }

    /** Puts lost texts in place as one edit. Where the file has changed since, the user is asked which text counts. */
    void restore(Lost lost) {
        List<Change> changes = new ArrayList<>();
        for (Lost.LostFile file : lost.files()) {
            if (!isReadOnly(file.file())) {
                changes.add(new Change(
                        file.file(), texts.text(file.file()), file.text().map(YamlText::of)));
            }
        }
        apply(new Edit("Restore unsaved changes", changes, Optional.empty()), this);
        for (Lost.LostFile file : lost.files()) {
            Optional<YamlText> before = file.disk().map(YamlText::of);
            if (!Texts.same(before, saved(file.file()))) {
                texts.foreign(file.file(), texts.disk(file.file()));
            }
        }
    }

    /** What a file says on disk, as far as is known here; nothing when it does not exist, or is no text. */
    public Optional<YamlText> saved(FileId file) {
        return texts.disk(file).flatMap(YamlText::read);
    }

    /** What a file says now; nothing when it does not exist, or is no text. */
    public Optional<YamlText> text(FileId file) {
        mustOwn();
        return texts.text(file);
    }

    /** What all packs hold now, as written. */
    public Outline outline() {
        mustOwn();
        return outlines.all();
    }

    /** What the last checks made of the packs; the texts may have changed since. Nothing before the first. */
    public Optional<Load> load() {
        return Optional.ofNullable(load);
    }

    /** The records of the packs that were not broken when they were checked last. */
    public Catalog catalog() {
        return load == null ? new Catalog(Map.of()) : load.catalog();
    }

    /** The records of all entries that had no errors when they were checked last, also those of broken packs: to show, not to play with. */
    public Catalog sketches() {
        return load == null ? new Catalog(Map.of()) : load.sketches();
    }

    /** Whether the texts have changed since the last checks. */
    public boolean isChecking() {
        return checkedRevision != revision;
    }

    /** What the last checks found in a file, from top to bottom. */
    public List<Diagnostic> findings(FileId file) {
        return findings.of(file.shown());
    }

    /** The schemas and checks. Nothing before the first packs are open. */
    public Optional<Toolkit> toolkit() {
        return Optional.ofNullable(opened).map(open -> open.files().toolkit());
    }

    /**
     * Asks something that takes a while: where a value comes from, which schema holds for a pack. Asked after all changes until now are
     * checked; before packs are open, of no packs.
     *
     * @param question is asked on the thread of checks; it must keep nothing of the workspace
     * @param answer is told on the owner's thread
     */
    public <T> void ask(Function<Workspace, T> question, Consumer<T> answer) {
        checks.ask(question, answer);
    }

    /** Whether a file cannot be changed here: its pack is an archive or closed, or it is no text. */
    public boolean isReadOnly(FileId file) {
        return pack(file).map(OpenPack::readOnly).orElse(true) || texts.isBinary(file);
    }

    /**
     * Does an edit, so that it can be undone.
     *
     * @param origin whoever does it; listeners are told, so that he can tell his own change
     * @throws IllegalArgumentException when a file is read-only, or is not as the edit says it was before
     */
    public void apply(Edit edit, Object origin) {
        mustOwn();
        edit.changes().forEach(this::mustFit);
        if (!edit.changesNothing()) {
            history.did(edit);
            put(edit, Cause.EDIT, origin);
        }
    }

    /**
     * Edits one file by its text.
     *
     * @return what came of it; when it was refused, nothing changed, and the reason is to be shown
     */
    public EditResult edit(FileId file, String name, Function<YamlText, EditResult> how, Object origin) {
        YamlText before =
                text(file).orElseThrow(() -> new IllegalArgumentException("there is no text of " + file.shown()));
        if (isReadOnly(file)) {
            return new Refused(Refused.Reason.NOT_POSSIBLE, "the pack is an archive; unpack it to change it");
        }
        EditResult result = how.apply(before);
        if (result instanceof Edited edited) {
            apply(Edit.of(name, Change.of(file, before, edited.text())), origin);
        }
        return result;
    }

    /** Ends a run of edits that are one step: a field was left, the mouse let go. */
    public void seal() {
        history.seal();
    }

    /** The name of the edit that {@link #undo} takes back. */
    public Optional<String> undoName() {
        return history.lastDone().map(Edit::name);
    }

    public Optional<String> redoName() {
        return history.lastUndone().map(Edit::name);
    }

    /**
     * Takes the last edit back; without one, does nothing.
     *
     * @return the edit that was taken back
     */
    public Optional<Edit> undo() {
        mustOwn();
        Optional<Edit> edit = history.lastDone();
        if (edit.isPresent()) {
            put(history.undo().reversed(), Cause.UNDO, this);
        }
        return edit;
    }

    /**
     * Does again what was taken back last; without it, does nothing.
     *
     * @return the edit that was done again
     */
    public Optional<Edit> redo() {
        mustOwn();
        Optional<Edit> edit = history.lastUndone();
        if (edit.isPresent()) {
            put(history.redo(), Cause.REDO, this);
        }
        return edit;
    }

    private void mustFit(Change change) {
        if (isReadOnly(change.file())) {
            throw new IllegalArgumentException("read-only: " + change.file().shown());
        }
        if (!Texts.same(texts.text(change.file()), change.before())) {
            throw new IllegalArgumentException(
                    "an edit of another text: " + change.file().shown());
        }
    }

    private void put(Edit edit, Cause cause, Object origin) {
        edit.changes().forEach(change -> {
            texts.set(change.file(), change.after());
            outlines.update(change.file(), texts);
        });
        Set<FileId> files = edit.changes().stream().map(Change::file).collect(Collectors.toSet());
        tell(new ProjectChange(files, cause, origin));
    }

    private void tell(ProjectChange change) {
        listeners.forEach(listener -> listener.changed(change));
        check();
    }

    private void check() {
        Opening open = opened;
        if (open != null) {
            revision++;
            Map<String, Optional<byte[]>> unsaved = new LinkedHashMap<>();
            texts.unsaved()
                    .forEach(file -> unsaved.put(file.shown(), texts.text(file).map(YamlText::bytes)));
            checks.check(new Checks.State(revision, disk.looks(), open.files(), unsaved));
        }
    }

    private void checked(int revision, Load load) {
        this.load = load;
        checkedRevision = revision;
        findings = Findings.of(load);
        listeners.forEach(listener -> listener.checked(load));
    }

    /** The files whose text is not what is on disk, sorted. */
    public Set<FileId> unsaved() {
        return texts.unsaved().collect(Collectors.toCollection(TreeSet::new));
    }

    public boolean isUnsaved(FileId file) {
        return texts.isUnsaved(file);
    }

    /**
     * Writes files, those of them that are unsaved; each as a whole or not at all. Returns at once.
     *
     * @param done is told what became of each
     */
    public void save(Collection<FileId> files, Consumer<SaveReport> done) {
        mustOwn();
        disk.save(files, done);
    }

    /**
     * Looks whether somebody else has changed files. A file that is not unsaved here follows; one that is waits for
     * {@link #keepMine} or {@link #takeTheirs}. Call it every second or so; it returns at once.
     */
    public void lookAtDisk() {
        mustOwn();
        disk.look(packs());
    }

    /** Whether somebody else changed a file that is unsaved here, and nobody has decided yet which text counts. */
    public boolean isForeign(FileId file) {
        return texts.isForeign(file);
    }

    /** What somebody else has made of a file; nothing when he deleted it, or it is no text. */
    public Optional<YamlText> theirs(FileId file) {
        return texts.theirs(file).flatMap(YamlText::read);
    }

    /** Lets the text here count; saving it will replace the other one. */
    public void keepMine(FileId file) {
        mustOwn();
        disk.keepMine(file);
    }

    /** Lets the text on disk count. Undoing brings back the text here. */
    public void takeTheirs(FileId file) {
        mustOwn();
        disk.takeTheirs(file);
    }

    private void mustOwn() {
        if (!threads.isOwner()) {
            throw new IllegalStateException("a project belongs to one thread, and this is another");
        }
    }
}
