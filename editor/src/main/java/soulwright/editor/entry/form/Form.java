package soulwright.editor.entry.form;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.editor.document.EntryOutline;
import soulwright.pack.Schemas;
import soulwright.pack.Sheet;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlPath;

/**
 * All fields of an entry: what its schema describes, and what stands in it besides.
 *
 * @param root the entry itself, a group
 */
public record Form(EntryOutline entry, Field root, Map<YamlPath, Field> byPath) {
    /**
     * The form of an entry as it is written at this moment.
     *
     * @param sheet what the last check made of it; none while it is new
     * @param parent the sheet of the entry that it extends, if there is one
     */
    public static Form of(EntryOutline entry, Optional<Sheet> sheet, Optional<Sheet> parent, Schemas schemas) {
        Spec spec = sheet.map(checked -> Spec.of(checked, schemas))
                .orElseGet(() -> Spec.of(entry.name().kind().folder(), schemas));
        Optional<YamlMap> inherited = parent.map(above -> Inherited.from(above.tree()));
        Field root = new FormReader(sheet.map(Sheet::tree)).root(spec, entry.tree(), inherited);
        Map<YamlPath, Field> all = new HashMap<>();
        root.all().forEach(field -> all.put(field.path(), field));
        return new Form(entry, root, all);
    }

    public Optional<Field> at(YamlPath path) {
        return Optional.ofNullable(byPath.get(path));
    }

    /** The field that holds another; nothing above the entry itself. */
    public Optional<Field> above(Field field) {
        return field.path().isRoot() ? Optional.empty() : at(field.path().parent());
    }

    /** The field that a value belongs to: its own, or the nearest around it. */
    public Field nearest(YamlPath path) {
        YamlPath at = path;
        while (!byPath.containsKey(at) && !at.isRoot()) {
            at = at.parent();
        }
        return byPath.getOrDefault(at, root);
    }
}
