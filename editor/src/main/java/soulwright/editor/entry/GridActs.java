package soulwright.editor.entry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.swing.JOptionPane;
import org.jspecify.annotations.Nullable;
import soulwright.editor.document.Edit;
import soulwright.editor.document.EntryName;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.OpenPack;
import soulwright.editor.document.Project;
import soulwright.editor.entry.field.Glyph;
import soulwright.editor.entry.form.NewEntry;
import soulwright.editor.entry.form.Sheets;
import soulwright.editor.entry.form.Spec;
import soulwright.editor.entry.form.Usages;
import soulwright.editor.entry.form.Usages.Usage;
import soulwright.editor.entry.grid.Cells;
import soulwright.editor.entry.grid.Column;
import soulwright.editor.entry.grid.GridView;
import soulwright.editor.entry.grid.Row;
import soulwright.editor.widget.Command;
import soulwright.editor.widget.Icons;
import soulwright.pack.Kind;
import soulwright.pack.Schemas;
import soulwright.yaml.YamlText;

/** What can be done in a grid. */
final class GridActs implements GridView.Acts {
    private static final int MOST_USAGES = 12;
    private static final int MANY = 25;

    private final EntryScreens screens;
    private final Project project;
    private final OpenPack pack;
    private final Kind kind;
    private final Consumer<List<Row>> chosen;
    private final Runnable added;
    private @Nullable GridView grid;
    private Spec spec;

    /**
     * What can be done in the grid of a kind.
     *
     * @param chosen is told when other rows are chosen
     * @param added is told when an entry was added, which is chosen now
     */
    GridActs(EntryScreens screens, OpenPack pack, Kind kind, Consumer<List<Row>> chosen, Runnable added) {
        this.screens = screens;
        this.project = screens.desk().project();
        this.pack = pack;
        this.kind = kind;
        this.chosen = chosen;
        this.added = added;
        this.spec = Spec.of(kind.folder(), screens.schemas());
    }

    void on(GridView shown) {
        grid = shown;
    }

    void spec(Spec now) {
        spec = now;
    }

    List<Command> commands() {
        String one = kind.singular();
        return List.of(
                Command.of("New " + one, this::addBlank)
                        .saying("Add " + one + " with all that it needs")
                        .on("INSERT")
                        .with(Icons.of("add"))
                        .when(() -> !pack.readOnly()),
                Command.of("Duplicate", this::duplicate)
                        .saying("Add a copy of the chosen entry")
                        .on("ctrl D")
                        .with(Glyph.COPY)
                        .when(this::isOne),
                Command.of("New child", this::addChild)
                        .saying("Add an entry that extends the chosen one")
                        .on("ctrl shift D")
                        .with(Glyph.INHERITED)
                        .when(() -> isOne() && kind.hasEntries()),
                Command.of("Delete entries…", this::delete)
                        .saying("Delete the chosen entries, after showing what uses them")
                        .on("ctrl DELETE")
                        .with(Icons.of("delete"))
                        .when(this::isAny),
                Command.of("Open", this::open)
                        .saying("Open the chosen entry in a tab of its own")
                        .on("ctrl ENTER")
                        .with(Icons.of("open"))
                        .when(() -> !rows().isEmpty()),
                Command.of("Set for all chosen…", this::setAll)
                        .saying("Give one value to the chosen column of all chosen rows: 5, +5, -5 or 150%")
                        .on("ctrl E")
                        .with(Glyph.FORM)
                        .when(this::isAny),
                Command.of("Find usages", this::usages)
                        .saying("Show where the chosen entry is used")
                        .on("alt shift F7")
                        .when(() -> rows().size() == 1 && kind.hasEntries()),
                Command.of("Copy cells", () -> shown().copy())
                        .saying("Copy the chosen cells as tab-separated text")
                        .on("ctrl C"),
                Command.of(
                                "Paste cells",
                                () -> shown().paste(why -> screens.desk().sayWhyNot("Paste", why)))
                        .saying("Put tab-separated text into the cells from the chosen one on")
                        .on("ctrl V"),
                Command.of("Clear cells", () -> shown().clear())
                        .saying("Take away the values of the chosen cells")
                        .on("DELETE"));
    }

    private GridView shown() {
        return java.util.Objects.requireNonNull(grid);
    }

    private List<Row> rows() {
        return grid == null ? List.of() : grid.chosen();
    }

    private boolean isOne() {
        return rows().size() == 1 && !pack.readOnly();
    }

    private boolean isAny() {
        return !rows().isEmpty() && !pack.readOnly();
    }

    @Override
    public void set(Row row, Column column, String text) {
        apply("Set " + lower(column.title()) + " of " + row.entry().title(), cells().set(row, column, text));
    }

    @Override
    public void fill(List<Row> rows, List<Column> columns, String text) {
        Cells cells = cells();
        columns.forEach(column -> rows.forEach(row -> cells.set(row, column, text)));
        apply(text.isEmpty() ? "Clear cells" : "Fill cells", cells);
    }

    @Override
    public void paste(int row, int column, List<List<String>> block) {
        Cells cells = cells();
        for (int y = 0; y < block.size() && row + y < shown().rows().size(); y++) {
            for (int x = 0;
                    x < block.get(y).size() && column + x < shown().columns().size();
                    x++) {
                int place = shown().table().convertColumnIndexToModel(column + x);
                cells.set(
                        shown().rows().get(row + y),
                        shown().columns().get(place),
                        block.get(y).get(x));
            }
        }
        apply("Paste cells", cells);
    }

    @Override
    public void chosen(List<Row> rows) {
        chosen.accept(rows);
    }

    /** On a thread of its own when there are many, so with copies of all that belongs to this one. */
    private Cells cells() {
        Map<FileId, YamlText> texts = new HashMap<>();
        project.outline()
                .pack(pack.place())
                .ifPresent(outline -> outline.files(kind)
                        .forEach(file -> project.text(file.file()).ifPresent(text -> texts.put(file.file(), text))));
        Sheets sheets = project.load().map(Sheets::of).orElseGet(Sheets::none);
        Schemas schemas = screens.schemas();
        return new Cells(file -> Optional.ofNullable(texts.get(file)), row -> sheets.form(row.entry(), schemas));
    }

    private void apply(String name, Cells cells) {
        if (cells.size() > MANY) {
            screens.desk().workshop().run(name, progress -> cells.edit(name), outcome -> apply(name, outcome));
        } else {
            apply(name, cells.edit(name));
        }
    }

    private void apply(String name, Cells.Outcome outcome) {
        boolean stale = outcome.edit().stream()
                .flatMap(edit -> edit.changes().stream())
                .anyMatch(change -> !project.text(change.file()).equals(change.before()));
        if (stale) {
            screens.desk().sayWhyNot(name, "the entries have changed meanwhile; do it again");
            return;
        }
        outcome.edit().ifPresent(edit -> project.apply(edit, this));
        if (outcome.edit().isEmpty() && outcome.refused().isEmpty()) {
            screens.desk().say(name + ": nothing to change");
        }
        if (!outcome.refused().isEmpty()) {
            screens.desk()
                    .sayWhyNot(
                            name,
                            String.join(
                                    "\n", outcome.refused().stream().limit(5).toList()));
        }
    }

    /** Boards are drawn, so they begin with their size. */
    private void addBlank() {
        if (kind == Kind.BOARDS) {
            screens.desk().newBoard(pack.place());
            return;
        }
        Optional<EntryOutline> behind = rows().stream().findFirst().map(Row::entry);
        if (kind == Kind.PATCHES) {
            add(NewEntry.blankPatch(), behind);
        } else {
            String id = new NewEntry(project).freeId(pack, kind, "new-" + kind.singular());
            add(NewEntry.blank(spec, id), behind);
        }
    }

    private void duplicate() {
        EntryOutline original = rows().get(0).entry();
        if (!original.hasId()) {
            add(NewEntry.copy(original), Optional.of(original));
            return;
        }
        String id = new NewEntry(project).freeId(pack, kind, original.name().local());
        add(NewEntry.copy(original, id), Optional.of(original));
    }

    private void addChild() {
        EntryOutline parent = rows().get(0).entry();
        String id =
                new NewEntry(project).freeId(pack, kind, "new-" + parent.name().local());
        add(NewEntry.child(parent, id), Optional.of(parent));
    }

    private void add(Map<String, @Nullable Object> values, Optional<EntryOutline> behind) {
        Optional<Edit> edit = new NewEntry(project).add(pack, kind, values, behind);
        if (edit.isEmpty()) {
            screens.desk().sayWhyNot("Add", "the text of the file has a mistake; mend that first");
            return;
        }
        Set<EntryName> before = names();
        project.apply(edit.get(), this);
        shown().choose(names().stream().filter(name -> !before.contains(name)).toList());
        shown().showChosen();
        added.run();
    }

    private Set<EntryName> names() {
        return project.outline().pack(pack.place()).stream()
                .flatMap(outline -> outline.entries(kind).stream())
                .map(EntryOutline::name)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private void open() {
        rows().forEach(row -> screens.desk().openEntry(row.entry().name()));
    }

    private void delete() {
        List<Row> gone = rows();
        List<Usage> uses = new ArrayList<>();
        Predicate<Usage> stays = usage -> gone.stream()
                .noneMatch(row -> row.entry().name().equals(usage.entry().name()));
        gone.forEach(row -> Usages.of(row.entry().name(), project.outline()).stream()
                .filter(stays)
                .forEach(uses::add));
        String what = gone.size() == 1 ? "\"" + gone.get(0).entry().title() + "\"" : gone.size() + " entries";
        String words = "Delete " + what + "?\n" + words(uses, "Nothing else uses it.", "Used by:");
        int answer = JOptionPane.showConfirmDialog(
                shown().component(), words, "Delete", JOptionPane.OK_CANCEL_OPTION, JOptionPane.WARNING_MESSAGE);
        if (answer == JOptionPane.OK_OPTION) {
            remove(gone);
        }
    }

    /** From below, so that those above stand where they stood. */
    void remove(List<Row> gone) {
        List<Row> fromBelow = new ArrayList<>(gone);
        fromBelow.sort(java.util.Comparator.comparingInt(
                        (Row row) -> row.entry().tree().place().line())
                .reversed());
        for (Row row : fromBelow) {
            new NewEntry(project)
                    .remove(row.entry())
                    .ifPresentOrElse(
                            edit -> project.apply(edit.merging(gone), this),
                            () -> screens.desk()
                                    .sayWhyNot("Delete", "the text of the file has a mistake; mend that first"));
        }
        project.seal();
    }

    private static String words(List<Usage> uses, String none, String some) {
        if (uses.isEmpty()) {
            return none;
        }
        StringBuilder words = new StringBuilder(some);
        uses.stream()
                .limit(MOST_USAGES)
                .forEach(usage -> words.append("\n    ")
                        .append(usage.entry().title())
                        .append(", ")
                        .append(usage.path()));
        return uses.size() > MOST_USAGES
                ? words + "\n    and " + (uses.size() - MOST_USAGES) + " more"
                : words.toString();
    }

    private void usages() {
        EntryOutline entry = rows().get(0).entry();
        List<Usage> uses = Usages.of(entry.name(), project.outline());
        JOptionPane.showMessageDialog(
                shown().component(),
                words(uses, "Nothing uses it.", "Used by:"),
                "Usages of " + entry.title(),
                JOptionPane.INFORMATION_MESSAGE);
    }

    private void setAll() {
        shown().chosenColumn().ifPresent(column -> {
            String typed = JOptionPane.showInputDialog(
                    shown().component(),
                    column.title() + " of " + counted(rows().size()) + " (a value; for numbers also +5, -5, 150%):",
                    "Set for all chosen",
                    JOptionPane.QUESTION_MESSAGE);
            if (typed != null) {
                setAll(rows(), column, typed.strip());
            }
        });
    }

    void setAll(List<Row> rows, Column column, String typed) {
        apply(
                "Set " + lower(column.title()) + " of " + counted(rows.size()),
                cells().change(rows, column, (row, old) -> Bulk.apply(old, typed)));
    }

    private static String counted(int entries) {
        return entries == 1 ? "1 entry" : entries + " entries";
    }

    private static String lower(String text) {
        return text.toLowerCase(java.util.Locale.ROOT);
    }
}
