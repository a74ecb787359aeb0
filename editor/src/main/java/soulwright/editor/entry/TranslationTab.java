package soulwright.editor.entry;

import java.util.List;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import soulwright.diagnostic.Diagnostic;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.document.Project;
import soulwright.editor.document.ProjectChange;
import soulwright.editor.document.ProjectListener;
import soulwright.editor.entry.field.Glyph;
import soulwright.editor.entry.lang.LangBar;
import soulwright.editor.entry.lang.LangEditor;
import soulwright.editor.entry.lang.LangFile;
import soulwright.editor.entry.lang.LangRow;
import soulwright.editor.entry.lang.LangRows;
import soulwright.editor.entry.lang.LangTable;
import soulwright.editor.entry.lang.Originals;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.editor.widget.Tab;
import soulwright.pack.Kind;
import soulwright.pack.Load;
import soulwright.pack.Schemas;

/** A file of translations: all texts that it can translate, and below them the chosen one with its translation. */
public final class TranslationTab implements Tab, ProjectListener {
    private final EntryScreens screens;
    private final Project project;
    private final LangFile file;
    private final JPanel component = new JPanel(
            new MigLayout("insets 0, gap 0, wrap, fill", "[grow, fill]", "[][grow, fill, shrinkprio 200][fill]"));
    private final LangBar bar = new LangBar(this::show);
    private final LangTable table = new LangTable(row -> showChosen());
    private final LangEditor editor;
    private final List<Command> commands;
    private Originals originals = Originals.none();
    private LangRows rows = new LangRows(List.of());
    private boolean outdated = true;

    /** A file of translations is one tab. */
    public record Key(FileId file) {}

    /** Typing in one translation is one step of the history. */
    private record Typing(FileId file, String key) {}

    TranslationTab(EntryScreens screens, FileId id) {
        this.screens = screens;
        this.project = screens.desk().project();
        this.file = new LangFile(project, id);
        this.editor = new LangEditor(this::typed, project::seal);
        this.commands = makeCommands();
        component.add(bar.component());
        component.add(table.component(), "h 60lp:200lp");
        component.add(editor.component(), "hmin 40lp");
        bar.add(commands);
        commands.forEach(command -> command.bindTo(component));
        table.onEnter(() -> editor.area().requestFocusInWindow());
        project.addListener(this);
        join();
        project.load().ifPresent(this::checked);
    }

    private List<Command> makeCommands() {
        return List.of(
                Command.of("Next text", () -> table.move(1))
                        .saying("Go on with the text below")
                        .on("ctrl ENTER")
                        .with(Icons.of("down")),
                Command.of("Previous text", () -> table.move(-1))
                        .saying("Go back to the text above")
                        .on("ctrl shift ENTER")
                        .with(Icons.of("up")),
                Command.of("Take over the original", this::copy)
                        .saying("Put the original into the translation, to be changed there")
                        .on("ctrl D")
                        .with(Glyph.COPY)
                        .when(() -> table.chosen().flatMap(LangRow::original).isPresent()
                                && file.whyNot().isEmpty()),
                Command.of("Form or text", this::showText)
                        .saying("Show the text of the file")
                        .on("alt F7")
                        .with(Glyph.TEXT)
                        .when(() -> project.text(file.file()).isPresent()),
                Command.of(
                                "New language…",
                                () -> screens.newLanguage(component, file.file().pack()))
                        .saying("Translate the pack into another language")
                        .with(Icons.of("add"))
                        .when(() -> !project.isReadOnly(file.file())));
    }

    private void copy() {
        table.chosen()
                .flatMap(LangRow::original)
                .ifPresent(text -> editor.area().setText(text.text()));
    }

    private void showText() {
        screens.desk().openText(file.file());
        Optional.ofNullable(table.chosen()
                        .map(LangRow::key)
                        .map(file.written()::get)
                        .orElse(null))
                .ifPresent(entry -> screens.text(file.file()).select(entry.key().place()));
    }

    private void typed(String key, String text) {
        LangFile.Outcome outcome = file.put(key, text, originals);
        if (outcome instanceof LangFile.Impossible no) {
            editor.refuse(no.why());
        } else if (outcome instanceof LangFile.Possible can) {
            can.edit().map(edit -> edit.merging(new Typing(file.file(), key))).ifPresent(this::apply);
        }
    }

    private void apply(Edit edit) {
        project.apply(edit, this);
    }

    /** Holds what is written now against the texts there are. */
    private void join() {
        rows = LangRows.of(originals, file.written(), project.findings(file.file()));
        show();
    }

    private void show() {
        Optional<String> kept = table.chosen().map(LangRow::key);
        table.show(rows.shown(bar.shown(), bar.words(), kept));
        bar.count(rows);
        showChosen();
    }

    private void showChosen() {
        editor.show(table.chosen(), file.language(), file.whyNot());
        commands.forEach(Command::refresh);
    }

    private void take(Originals now) {
        originals = now;
        join();
        if (table.chosen().isEmpty()) {
            table.move(1);
        }
    }

    /** Chooses the text that a finding is about. */
    public void show(Diagnostic finding) {
        rows.all().stream()
                .filter(row -> row.found().contains(finding))
                .findFirst()
                .ifPresent(row -> {
                    bar.showAll();
                    table.choose(row.key());
                });
    }

    LangTable table() {
        return table;
    }

    LangEditor editor() {
        return editor;
    }

    LangBar bar() {
        return bar;
    }

    @Override
    public Object key() {
        return new Key(file.file());
    }

    @Override
    public String title() {
        return file.language();
    }

    @Override
    public String tooltip() {
        return file.language() + ", " + file.file().shown();
    }

    @Override
    public Optional<Icon> icon() {
        return Optional.of(Icons.of("grid"));
    }

    @Override
    public JComponent component() {
        return component;
    }

    @Override
    public JComponent firstFocus() {
        return table.table();
    }

    @Override
    public List<Command> commands() {
        return commands;
    }

    @Override
    public Optional<FileId> file() {
        return Optional.of(file.file());
    }

    @Override
    public void opened() {
        outdated = true;
        join();
    }

    @Override
    public void changed(ProjectChange change) {
        outdated |= change.changesTexts() && change.files().stream().anyMatch(TranslationTab::saysSomething);
        if (change.touches(file.file())) {
            join();
        }
    }

    private static boolean saysSomething(FileId file) {
        return file.kind().filter(Kind.LANG::equals).isEmpty();
    }

    @Override
    public void checked(Load load) {
        if (outdated && !project.isChecking()) {
            outdated = false;
            Schemas schemas = screens.schemas();
            project.ask(packs -> Originals.of(load, file.file().pack(), schemas), this::take);
        } else {
            join();
        }
    }

    @Override
    public void closed() {
        editor.closed();
        project.removeListener(this);
        screens.closedTranslation(file.file());
    }
}
