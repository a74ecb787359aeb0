package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.YamlEdit;
import soulwright.yaml.YamlEdit.AddKey;
import soulwright.yaml.YamlEdit.InsertItem;
import soulwright.yaml.YamlEdit.MoveTo;
import soulwright.yaml.YamlEdit.Remove;
import soulwright.yaml.YamlEdit.RenameKey;
import soulwright.yaml.YamlEdit.SetValue;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/**
 * What a change of a form does to the text. An inherited value that is changed becomes the entry's own; an own value that is taken away lets the
 * inherited one count again. Nothing else in the text is touched.
 */
public final class Writing {
    private final Form form;
    private final Piece piece;

    /** @param text of the file, as the form was read from it */
    public Writing(Form form, YamlText text) {
        this(form, Piece.of(form.entry(), text));
    }

    Writing(Form form, Piece piece) {
        this.form = form;
        this.piece = piece;
    }

    /** Gives a field a value of its own: null, String, Boolean, Long, List, Map or a node. */
    public EditResult set(Field field, @Nullable Object value) {
        return apply(steps(field.path(), value));
    }

    /** Changes nothing. */
    public EditResult nothing() {
        return new Edited(piece.file(), List.of());
    }

    /** Takes away what the entry itself says; maps that it leaves empty go too, unless they are needed. */
    public EditResult unset(Field field) {
        Field gone = field;
        Optional<Field> above = form.above(field);
        while (above.isPresent() && isLeftEmpty(above.get())) {
            gone = above.get();
            above = form.above(gone);
        }
        return apply(List.of(new Remove(gone.path())));
    }

    private static boolean isLeftEmpty(Field above) {
        boolean only =
                above.own().orElse(null) instanceof YamlMap map && map.entries().size() == 1;
        return only && !above.path().isRoot() && !above.needed() && !isIndex(above.path());
    }

    private static boolean isIndex(YamlPath path) {
        return path.steps().get(path.steps().size() - 1) instanceof YamlPath.Index;
    }

    /** Puts an item into a list, which becomes the entry's own if it was inherited. */
    public EditResult insert(Field list, int index, @Nullable Object value) {
        if (list.own().orElse(null) instanceof YamlList) {
            return apply(List.of(new InsertItem(list.path(), index, value)));
        }
        List<@Nullable Object> items = items(list);
        items.add(index, value);
        return set(list, items);
    }

    /** Takes an item out of a list, which becomes the entry's own if it was inherited. */
    public EditResult remove(Field list, int index) {
        if (list.own().orElse(null) instanceof YamlList) {
            return apply(List.of(new Remove(list.path().item(index))));
        }
        List<@Nullable Object> items = items(list);
        items.remove(index);
        return set(list, items);
    }

    /**
     * Moves an item of a list.
     *
     * @param to the index that it will have
     */
    public EditResult move(Field list, int from, int to) {
        List<YamlEdit> steps = owned(list);
        steps.add(new MoveTo(list.path().item(from), to));
        return apply(steps);
    }

    /** Adds a key with its value to a map whose keys are not described. */
    public EditResult add(Field map, String key, @Nullable Object value) {
        return apply(steps(map.path().key(key), value));
    }

    /** Gives an own key of a map another name. */
    public EditResult rename(Field field, String name) {
        return apply(List.of(new RenameKey(field.path(), name)));
    }

    /** Makes a map another of its variants: the keys of the one go, that of the other comes with an example. */
    public EditResult choose(Field union, String variant) {
        Map<String, @Nullable Object> kept = new LinkedHashMap<>();
        Map<String, Spec> wanted = union.spec().propertiesWith(variant);
        kept.put(
                variant,
                Optional.ofNullable(wanted.get(variant)).flatMap(Spec::example).orElse(""));
        union.children().stream()
                .filter(child -> wanted.containsKey(child.key()))
                .filter(child -> !union.spec().variants().contains(child.key()))
                .forEach(child -> child.value().ifPresent(node -> kept.put(child.key(), Plain.of(node))));
        return set(union, kept);
    }

    private EditResult apply(List<YamlEdit> steps) {
        EditResult result = piece.apply(steps);
        if (piece.leansOnOthers(result)) {
            return new Piece(piece.file(), 0, piece.file(), form.entry().path()).apply(steps);
        }
        return result instanceof Edited edited
                ? new Edited(piece.with(edited.text()).inFile(piece.text().text()), List.of())
                : result;
    }

    private static List<@Nullable Object> items(Field list) {
        List<@Nullable Object> items = new ArrayList<>();
        list.value().ifPresent(node -> {
            if (node instanceof YamlList inherited) {
                inherited.items().forEach(item -> items.add(Plain.of(item)));
            } else if (!Fit.isNothing(node)) {
                items.add(Plain.of(node));
            }
        });
        return items;
    }

    private List<YamlEdit> steps(YamlPath path, @Nullable Object value) {
        List<YamlEdit> steps = new ArrayList<>();
        Optional<Field> list = inheritedListAround(path);
        list.ifPresent(inherited -> steps.addAll(owned(inherited)));
        boolean there = list.isPresent() || form.at(path).filter(Field::isOwn).isPresent();
        steps.add(there && isWritten(path, list) ? new SetValue(path, value) : adding(path, value));
        return steps;
    }

    /** Whether a path leads to something once the list around it has become the entry's own. */
    private boolean isWritten(YamlPath path, Optional<Field> list) {
        return list.isEmpty() || form.at(path).flatMap(Field::value).isPresent();
    }

    /** The outermost list on the way that is not the entry's own yet: to change what is in it, all of it must be written. */
    private Optional<Field> inheritedListAround(YamlPath path) {
        Optional<Field> found = Optional.empty();
        for (YamlPath at = path; !at.isRoot(); at = at.parent()) {
            if (isIndex(at)) {
                Optional<Field> list = form.at(at.parent()).filter(field -> !field.isOwn());
                found = list.isPresent() ? list : found;
            }
        }
        return found;
    }

    private List<YamlEdit> owned(Field list) {
        List<YamlEdit> steps = new ArrayList<>();
        if (!list.isOwn()) {
            steps.addAll(steps(list.path(), items(list)));
        }
        return steps;
    }

    /** Adds a key, and with it the maps around it that are not written yet, where the schema's order wants it. */
    private YamlEdit adding(YamlPath path, @Nullable Object value) {
        YamlPath map = path.parent();
        String key = key(path);
        Object wanted = value == null ? "" : value;
        while (!map.isRoot() && isMissing(map)) {
            Map<String, Object> around = new LinkedHashMap<>();
            around.put(key, wanted);
            wanted = around;
            key = key(map);
            map = map.parent();
        }
        return new AddKey(map, key, wanted, before(map, key));
    }

    private boolean isMissing(YamlPath map) {
        boolean inItem = inheritedListAround(map).isPresent();
        return form.at(map)
                .filter(field -> field.isOwn() || (inItem && field.value().isPresent()))
                .isEmpty();
    }

    private static String key(YamlPath path) {
        return ((YamlPath.Key) path.steps().get(path.steps().size() - 1)).name();
    }

    /** The last key written that comes before another in the schema. */
    private Optional<String> before(YamlPath path, String key) {
        Optional<Field> map = form.at(path);
        @Nullable String last = null;
        for (Field child : map.map(Field::children).orElse(List.of())) {
            if (child.key().equals(key)) {
                return Optional.ofNullable(last);
            }
            last = child.isOwn() ? child.key() : last;
        }
        return Optional.empty();
    }
}
