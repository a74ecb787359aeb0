package soulwright.editor.entry.grid;

import soulwright.editor.entry.form.Control;
import soulwright.editor.entry.form.Spec;
import soulwright.yaml.YamlPath;

/**
 * A column of a grid: one value of each entry.
 *
 * @param path of the value from the entry
 * @param title in the head of the column
 * @param spec of the value
 * @param control how it is shown and changed
 */
public record Column(YamlPath path, String title, Spec spec, Control control) {
    /** Whether its values are numbers, which stand at the right and are sorted by size. */
    public boolean isNumber() {
        return control instanceof Control.Whole;
    }

    /** What to type for it in a filter: the last key of the path. */
    public String key() {
        YamlPath.Step last = path.steps().get(path.steps().size() - 1);
        return last instanceof YamlPath.Key key ? key.name() : "";
    }
}
