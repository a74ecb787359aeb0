package soulwright.editor.entry.form;

import java.util.List;
import soulwright.editor.entry.form.Control.Chips;
import soulwright.editor.entry.form.Control.Code;
import soulwright.editor.entry.form.Control.Group;
import soulwright.editor.entry.form.Control.Named;
import soulwright.editor.entry.form.Control.Rows;
import soulwright.editor.entry.form.Control.Table;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Whether a control can show what is written. */
final class Fit {
    private Fit() {}

    static boolean of(Control control, YamlNode node) {
        if (control instanceof Code || isNothing(node)) {
            return true;
        }
        if (control instanceof Group) {
            return node instanceof YamlMap;
        }
        if (control instanceof Rows) {
            return node instanceof YamlList;
        }
        if (control instanceof Named) {
            return values(node).stream().allMatch(YamlMap.class::isInstance) && node instanceof YamlMap;
        }
        if (control instanceof Table) {
            return values(node).stream().allMatch(Fit::isSingleOrListOfThem) && node instanceof YamlMap;
        }
        return control instanceof Chips chips ? chips(chips, node) : isSingle(node) && isOneLine(control, node);
    }

    private static boolean chips(Chips chips, YamlNode node) {
        return isSingle(node) ? chips.loneAllowed() : isSingleOrListOfThem(node);
    }

    private static boolean isSingleOrListOfThem(YamlNode node) {
        return isSingle(node)
                || (node instanceof YamlList list && list.items().stream().allMatch(Fit::isSingle));
    }

    /** A text of several lines in a line would lose its breaks. */
    private static boolean isOneLine(Control control, YamlNode node) {
        return control instanceof Control.Prose
                || !(node instanceof YamlScalar scalar)
                || scalar.text().indexOf('\n') < 0;
    }

    private static List<YamlNode> values(YamlNode node) {
        return node instanceof YamlMap map
                ? map.entries().stream().map(YamlMap.Entry::value).toList()
                : List.of();
    }

    private static boolean isSingle(YamlNode node) {
        return node instanceof YamlScalar;
    }

    /** A key whose value is not written yet. */
    static boolean isNothing(YamlNode node) {
        return node instanceof YamlScalar scalar && scalar.kind() == YamlScalar.Kind.NULL;
    }
}
