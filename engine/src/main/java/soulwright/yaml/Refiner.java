package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.yaml.Parts.Field;
import soulwright.yaml.Parts.Fields;
import soulwright.yaml.Parts.Items;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.YamlEdit.AddKey;
import soulwright.yaml.YamlEdit.InsertItem;
import soulwright.yaml.YamlEdit.MoveTo;
import soulwright.yaml.YamlEdit.Remove;
import soulwright.yaml.YamlEdit.SetValue;

/** Breaks the setting of a whole map or list into the smallest edits that lead there, so that what stays the same keeps its text. */
final class Refiner {
    private final Layout layout;
    private final List<YamlEdit> edits = new ArrayList<>();

    private Refiner(Layout layout) {
        this.layout = layout;
    }

    static List<YamlEdit> refine(Layout layout, SetValue set) {
        Refiner refiner = new Refiner(layout);
        refiner.refine(set.path(), Value.of(set.value()));
        return refiner.edits;
    }

    private void refine(YamlPath path, Value value) {
        if (layout.root() == null) {
            edits.add(new SetValue(path, value));
            return;
        }
        Spot old = layout.find(path).spot();
        if (meaning(old).equals(value)) {
            return;
        }
        boolean group = old instanceof Group was && was.size() > 0;
        if (group && ((Group) old).map() && value instanceof Fields fields && keeps((Group) old, fields)) {
            refine(path, (Group) old, fields);
        } else if (group
                && !((Group) old).map()
                && value instanceof Items items
                && !items.items().isEmpty()) {
            refine(path, (Group) old, items);
        } else {
            edits.add(new SetValue(path, value));
        }
    }

    private static Value meaning(Spot spot) {
        return spot.value() instanceof Value.Anchored anchored ? anchored.value() : spot.value();
    }

    private static boolean keeps(Group old, Fields fields) {
        return fields.fields().stream().anyMatch(field -> old.indexOf(field.key()) >= 0);
    }

    private void refine(YamlPath path, Group old, Fields fields) {
        List<String> wanted = fields.fields().stream().map(Field::key).toList();
        List<String> keys =
                new ArrayList<>(old.parts().stream().map(Spot.Part::name).toList());
        for (String key : List.copyOf(keys)) {
            if (!wanted.contains(key)) {
                edits.add(new Remove(path.key(key)));
                keys.remove(key);
            }
        }
        for (int i = 0; i < wanted.size(); i++) {
            Field field = fields.fields().get(i);
            if (keys.contains(field.key())) {
                refine(path.key(field.key()), field.value());
            } else {
                Optional<String> after = i == 0 ? Optional.empty() : Optional.of(wanted.get(i - 1));
                edits.add(new AddKey(path, field.key(), field.value(), after));
                keys.add(i == 0 ? keys.size() : i, field.key());
            }
            if (keys.indexOf(field.key()) != i) {
                edits.add(new MoveTo(path.key(field.key()), i));
                keys.remove(field.key());
                keys.add(i, field.key());
            }
        }
    }

    private void refine(YamlPath path, Group old, Items items) {
        int was = old.size();
        int is = items.items().size();
        int front = 0;
        while (front < Math.min(was, is) && same(old, front, items, front)) {
            front++;
        }
        int back = 0;
        while (back < Math.min(was, is) - front && same(old, was - 1 - back, items, is - 1 - back)) {
            back++;
        }
        int both = Math.min(was, is) - back;
        for (int i = front; i < both; i++) {
            refine(path.item(i), items.items().get(i));
        }
        for (int i = was - back - 1; i >= both; i--) {
            edits.add(new Remove(path.item(i)));
        }
        for (int i = both; i < is - back; i++) {
            edits.add(new InsertItem(path, i, items.items().get(i)));
        }
    }

    private static boolean same(Group old, int at, Items items, int wanted) {
        return meaning(old.part(at).value()).equals(items.items().get(wanted));
    }
}
