package soulwright.editor.entry.form;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.editor.document.EntryOutline;
import soulwright.pack.Sheet;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlPath;

/**
 * All fields of an entry: what its schema describes, and what stands in it besides.
 *
 * @param root the entry itself, a group
 * @param byPath all fields
 * @param basis to make it again from
 */
public record Form(EntryOutline entry, Field root, Map<YamlPath, Field> byPath, Basis basis) {
    /**
     * What a form is made from beside the entry's own text.
     *
     * @param inherited what the parent brings
     * @param finished the entry as last checked, in which the values of patches are seen
     * @param target of a patch: what it changes, if that is known
     */
    record Basis(Spec spec, Optional<YamlMap> inherited, Optional<YamlMap> finished, Optional<Target> target) {
        Form form(EntryOutline entry) {
            Field root = new FormReader(finished, target).root(spec, entry.tree(), inherited);
            Map<YamlPath, Field> all = new HashMap<>();
            root.all().forEach(field -> all.put(field.path(), field));
            return new Form(entry, root, all, this);
        }
    }

    /**
     * The form of an entry as it is written at this moment.
     *
     * @param sheet what the last check made of it; none while it is new
     * @param parent the sheet of the entry that it extends, if there is one
     */
    static Form of(EntryOutline entry, Spec spec, Optional<Sheet> sheet, Optional<Sheet> parent) {
        Optional<YamlMap> inherited = parent.map(above -> Inherited.from(above.tree()));
        return new Basis(spec, inherited, sheet.map(Sheet::tree), Optional.empty()).form(entry);
    }

    /** The form of a patch. */
    static Form ofPatch(EntryOutline patch, Spec spec, Optional<Target> target) {
        return new Basis(spec, Optional.empty(), Optional.empty(), target).form(patch);
    }

    /** The form of the same entry with another text. */
    Form reread(EntryOutline now) {
        return basis.form(now);
    }

    /** A field that this entry does not show, because nothing stands there: one more name in a map. */
    public Field missing(YamlPath path, Spec spec) {
        YamlPath.Step last = path.steps().get(path.steps().size() - 1);
        String key = last instanceof YamlPath.Key name ? name.name() : "";
        return new Field(
                path,
                key,
                spec,
                spec.control(),
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
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
