package soulwright.editor.entry.field;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import soulwright.editor.entry.form.Field;
import soulwright.editor.entry.form.Marks;
import soulwright.yaml.YamlPath;

/** The rows that a form shows at the moment, by the paths of their fields, and the findings that they show. */
final class Shown {
    private final Map<YamlPath, FieldRow> rows = new HashMap<>();
    private final Consumer<Field> entered;
    private Marks marks = Marks.NONE;

    /** @param entered is told which field the keyboard is in */
    Shown(Consumer<Field> entered) {
        this.entered = entered;
    }

    void add(FieldRow row) {
        rows.put(row.field().path(), row);
    }

    Optional<FieldRow> at(YamlPath path) {
        return Optional.ofNullable(rows.get(path));
    }

    List<FieldRow> all() {
        return List.copyOf(rows.values());
    }

    void clear() {
        rows.clear();
    }

    Marks marks() {
        return marks;
    }

    void marks(Marks now) {
        marks = now;
    }

    void entered(Field field) {
        entered.accept(field);
    }
}
