package soulwright.editor.entry.form;

import java.util.List;
import java.util.Map;
import java.util.Random;
import soulwright.yaml.EditResult;
import soulwright.yaml.YamlText;

/** Values to set fields to. */
final class Values {
    private Values() {}

    /** A value that a field can have and has not. */
    static Object other(Field field) {
        Control control = field.control();
        if (control instanceof Control.Whole whole) {
            long value = Math.min(whole.greatest(), Math.max(whole.least(), 7));
            return field.text().equals(String.valueOf(value)) ? value + 1 : value;
        }
        if (control instanceof Control.Truth) {
            return !field.text().equals("true");
        }
        if (control instanceof Control.Chips) {
            return List.of("one", "two");
        }
        if (control instanceof Control.Rows) {
            return List.of(Map.of("key", "value"));
        }
        if (control instanceof Control.Table || control instanceof Control.Named) {
            return Map.of("key", control instanceof Control.Table ? 3L : Map.of("within", "other"));
        }
        if (control instanceof Control.Group || control instanceof Control.Code) {
            return Map.of("key", List.of("some: words", 5L));
        }
        return "other: \"words\" # and signs";
    }

    static EditResult change(Form form, Field field, YamlText text, Random random) {
        Writing writing = new Writing(form, text);
        int size = field.children().size();
        if (field.control() instanceof Control.Rows && size > 1 && random.nextBoolean()) {
            return random.nextBoolean()
                    ? writing.move(field, random.nextInt(size), random.nextInt(size))
                    : writing.remove(field, random.nextInt(size));
        }
        if (field.control() instanceof Control.Rows && random.nextBoolean()) {
            return writing.insert(field, random.nextInt(size + 1), Map.of("name", "Somebody"));
        }
        if (field.isOwn() && random.nextInt(4) == 0 && !field.key().equals("id")) {
            return writing.unset(field);
        }
        return field.key().equals("id") ? writing.set(field, field.text()) : writing.set(field, other(field));
    }
}
