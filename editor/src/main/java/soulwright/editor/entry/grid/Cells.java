package soulwright.editor.entry.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import soulwright.editor.document.Change;
import soulwright.editor.document.Edit;
import soulwright.editor.document.FileId;
import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Drafts;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Form;
import soulwright.editor.entry.form.Plain;
import soulwright.editor.entry.form.Writing;
import soulwright.yaml.EditResult;
import soulwright.yaml.Refused;
import soulwright.yaml.YamlText;

/** Changes of cells, one or thousands, as one edit. */
public final class Cells {
    private final Function<FileId, Optional<YamlText>> texts;
    private final Function<Row, Form> forms;
    private final Map<Row, List<Wanted>> wanted = new LinkedHashMap<>();

    /** What a cell is to hold; nothing takes away the entry's own value. */
    private record Wanted(Column column, String text) {}

    /**
     * What came of it.
     *
     * @param edit nothing when there is nothing to change
     * @param refused what could not be written, and why
     */
    public record Outcome(Optional<Edit> edit, List<String> refused) {
        public Outcome {
            refused = List.copyOf(refused);
        }
    }

    /**
     * Without changes, as yet.
     *
     * @param texts of files, as the rows were read from
     * @param forms makes the form of a row
     */
    public Cells(Function<FileId, Optional<YamlText>> texts, Function<Row, Form> forms) {
        this.texts = texts;
        this.forms = forms;
    }

    /** Wants a cell to hold what somebody typed. */
    public Cells set(Row row, Column column, String text) {
        wanted.computeIfAbsent(row, any -> new ArrayList<>()).add(new Wanted(column, text.strip()));
        return this;
    }

    /** Wants a column of some rows to hold what a function makes of what it holds now. */
    public Cells change(List<Row> rows, Column column, BiFunction<Row, String, String> how) {
        rows.forEach(row -> set(row, column, how.apply(row, row.text(column))));
        return this;
    }

    /** How many entries it changes. */
    public int size() {
        return wanted.size();
    }

    /** The edit that does all of it. Takes about a millisecond for each entry. */
    public Outcome edit(String name) {
        Map<FileId, List<Row>> byFile = new LinkedHashMap<>();
        wanted.keySet().stream()
                .filter(row -> !row.readOnly())
                .forEach(row -> byFile.computeIfAbsent(row.entry().file(), any -> new ArrayList<>())
                        .add(row));
        List<String> refused = new ArrayList<>();
        List<Change> changes = new ArrayList<>();
        byFile.forEach((file, rows) -> texts.apply(file).ifPresent(before -> {
            YamlText after = write(rows, before, refused);
            if (!after.text().equals(before.text())) {
                changes.add(Change.of(file, before, after));
            }
        }));
        return new Outcome(
                changes.isEmpty() ? Optional.empty() : Optional.of(Edit.of(name, changes.toArray(Change[]::new))),
                refused);
    }

    private YamlText write(List<Row> rows, YamlText before, List<String> refused) {
        Drafts drafts = new Drafts(before);
        for (Row row : rows) {
            List<BiFunction<Form, Writing, EditResult>> changes = wanted.getOrDefault(row, List.of()).stream()
                    .<BiFunction<Form, Writing, EditResult>>map(cell -> (form, writing) -> write(form, writing, cell))
                    .toList();
            drafts.change(forms.apply(row), changes).forEach(result -> {
                if (result instanceof Refused no) {
                    refused.add(row.entry().title() + ": " + no.message());
                }
            });
        }
        return drafts.file();
    }

    private static EditResult write(Form form, Writing writing, Wanted cell) {
        Field field = form.at(cell.column.path()).orElseGet(() -> form.missing(cell.column.path(), cell.column.spec()));
        if (cell.text.isEmpty()) {
            return field.isOwn() ? writing.unset(field) : writing.nothing();
        }
        return cell.text.equals(current(field)) ? writing.nothing() : writing.set(field, value(cell));
    }

    private static String current(Field field) {
        return field.value().map(Row::words).orElse("");
    }

    private static Object value(Wanted cell) {
        Control control = cell.column.control();
        if (control instanceof Control.Chips) {
            return Arrays.stream(cell.text.split(",", -1))
                    .map(String::strip)
                    .filter(word -> !word.isEmpty())
                    .map(word -> (Object) word)
                    .toList();
        }
        if (control instanceof Control.Truth && cell.text.matches("true|false")) {
            return Boolean.valueOf(cell.text);
        }
        boolean figures = control instanceof Control.Whole
                || control instanceof Control.Formula
                || (control instanceof Control.Line line && line.figures());
        return figures ? Plain.typed(cell.text) : cell.text;
    }
}
