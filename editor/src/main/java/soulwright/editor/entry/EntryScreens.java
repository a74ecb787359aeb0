package soulwright.editor.entry;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JComponent;
import org.fife.ui.rtextarea.RTextScrollPane;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.entry.field.Editing;
import soulwright.editor.entry.field.FormSample;
import soulwright.editor.entry.field.Options;
import soulwright.editor.entry.field.YamlArea;
import soulwright.editor.entry.form.Form;
import soulwright.editor.entry.form.Sheets;
import soulwright.editor.widget.Desk;
import soulwright.editor.widget.Dialogs;
import soulwright.editor.widget.Offstage;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.pack.Schemas;

/** Makes the screens for entries. One for each window; what the screens have in common is here. */
public final class EntryScreens {
    private final Desk desk;
    private final Options options;
    private final Schemas general = new Schemas();
    private final Map<EntryName, EntryTab> entries = new HashMap<>();
    private final Map<FileId, TextTab> texts = new HashMap<>();
    private final Map<KindTab.Key, KindTab> kinds = new HashMap<>();
    private final Map<FileId, TranslationTab> languages = new HashMap<>();
    private Sheets sheets = Sheets.none();
    private @Nullable Load known;

    /** For the screens of a desk, which may not be set up yet. */
    public EntryScreens(Desk desk) {
        this.desk = desk;
        this.options = new Options(desk, new LibraryPictures(this));
    }

    /** The form of an entry, with the text of its file beside it. */
    public EntryTab entry(EntryName name) {
        return entries.computeIfAbsent(name, wanted -> new EntryTab(this, wanted));
    }

    /** The grid of all entries of a kind in a pack. */
    public KindTab kind(OpenPack pack, Kind kind) {
        return kinds.computeIfAbsent(new KindTab.Key(pack.place(), kind), wanted -> new KindTab(this, pack, kind));
    }

    void closed(KindTab.Key key) {
        kinds.remove(key);
    }

    /** The text of a file. */
    public TextTab text(FileId file) {
        return texts.computeIfAbsent(file, wanted -> new TextTab(this, wanted));
    }

    /** The translations in a file, which need not be there yet. */
    public TranslationTab translations(FileId file) {
        return languages.computeIfAbsent(file, wanted -> new TranslationTab(this, wanted));
    }

    void closedTranslation(FileId file) {
        languages.remove(file);
    }

    /**
     * Asks for a language that a pack is to be translated into, and opens what is translated into it.
     *
     * @param before what stands in the window before which it is asked
     * @param pack its place
     */
    public void newLanguage(JComponent before, String pack) {
        Function<String, FileId> file = code -> new FileId(pack, Kind.LANG.folder() + "/" + code + ".yaml");
        Dialogs.windowOf(before)
                .ifPresent(window -> NewLanguageDialog.ask(
                        window,
                        code -> desk.project().text(file.apply(code)).isPresent(),
                        code -> desk.open(translations(file.apply(code)))));
    }

    void closed(EntryName name) {
        entries.remove(name);
    }

    void closed(FileId file) {
        texts.remove(file);
    }

    /** The entry that a finding is about, and the field, if it lies in one that a form can show. */
    public Optional<EntryOutline> entryOf(Diagnostic finding) {
        Place place = finding.place();
        return desk.project()
                .outline()
                .entry(place)
                .filter(entry -> desk.project()
                        .outline()
                        .file(entry.file())
                        .filter(file -> !file.broken())
                        .isPresent());
    }

    /** What makes the first form and the first text as quick to open as later ones, a piece at a time. */
    public Stream<Runnable> warmUp(Offstage place) {
        FormSample sample = new FormSample(place);
        Stream<Runnable> text = Stream.of(() -> place.show(new RTextScrollPane(YamlArea.create())));
        Stream<Runnable> parts =
                samples().map(this::form).flatMap(form -> sample.of(new Editing(desk, options, () -> form)));
        Stream<Runnable> whole = samples().limit(1).map(entry -> () -> warmUp(entry.name(), place));
        return Stream.concat(text, Stream.concat(parts, whole));
    }

    /** One entry of each kind. */
    private Stream<EntryOutline> samples() {
        return Stream.of(Kind.values())
                .flatMap(kind -> desk.project().outline().entries(kind).limit(1));
    }

    private void warmUp(EntryName entry, Offstage place) {
        EntryTab whole = new EntryTab(this, entry);
        place.show(whole.component());
        whole.leave();
    }

    Desk desk() {
        return desk;
    }

    Options options() {
        return options;
    }

    Schemas schemas() {
        return desk.project().toolkit().map(kit -> kit.schemas()).orElse(general);
    }

    /** What the last check made of all entries. */
    @SuppressWarnings("ReferenceEquality") // made once for each check
    Sheets sheets() {
        Load now = desk.project().load().orElse(null);
        if (now != null && now != known) {
            known = now;
            sheets = Sheets.of(now);
        }
        return sheets;
    }

    Form form(EntryOutline entry) {
        return sheets().form(entry, schemas());
    }
}
