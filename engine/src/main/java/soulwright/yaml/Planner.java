package soulwright.yaml;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import soulwright.yaml.Layout.Address;
import soulwright.yaml.Parts.Field;
import soulwright.yaml.Parts.Fields;
import soulwright.yaml.Parts.Items;
import soulwright.yaml.Refused.Reason;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Value.Around;

/** Turns an edit into splices, or refuses it. */
final class Planner {
    private final Layout layout;
    private final Habits habits;

    Planner(Layout layout) {
        this.layout = layout;
        this.habits = Habits.of(layout);
    }

    Plan set(YamlPath path, Value value) {
        if (layout.root() == null && path.isRoot()) {
            return fill(value);
        }
        Address at = layout.find(path);
        new AnchorGuard(layout).replace(at.spot());
        List<Splice> splices = new SetPlan(layout, habits, at).plan(value);
        return plan(splices, at.positions(), old -> value);
    }

    /** A value for a file that holds only comments, or nothing. */
    private Plan fill(Value value) {
        List<String> lines = value.isShort() ? List.of(value.inline(Around.BLOCK, null)) : value.lines(habits.writer());
        String text = layout.text();
        String gap = text.isEmpty() || layout.column(text.length()) == 0 ? "" : habits.newline();
        String added = gap + String.join(habits.newline(), lines) + habits.newline();
        return new Plan(List.of(Splice.insert(text.length(), added)), value);
    }

    Plan add(YamlPath path, Field field, Optional<String> after) {
        if (isUnwritten(path)) {
            return set(path, new Fields(List.of(field)));
        }
        Address at = layout.find(path);
        Group group = group(at, true);
        free(group, field.key());
        int index = after.map(key -> 1 + position(group, key)).orElse(group.size());
        return insert(at, group, index, field);
    }

    Plan insert(YamlPath path, int index, Value item) {
        if (isUnwritten(path) && index == 0) {
            return set(path, new Items(List.of(item)));
        }
        Address at = layout.find(path);
        Group group = group(at, false);
        if (index < 0 || index > group.size()) {
            throw new Refusal(Reason.NO_SUCH_PLACE, "the list has no place " + index);
        }
        return insert(at, group, index, new Field("", item));
    }

    Plan append(YamlPath path, List<Value> items) {
        Address at = layout.find(path);
        Group group = group(at, false);
        UnaryOperator<Value> change = parts -> {
            Parts all = (Parts) parts;
            for (Value item : items) {
                all = all.inserted(all.size(), new Field("", item));
            }
            return all;
        };
        if (items.isEmpty() || group.size() == 0) {
            return set(path, change.apply(new Items(values(group))));
        }
        List<String> lines = items.stream()
                .flatMap(item -> lines(group, group.size(), new Field("", item)).stream())
                .toList();
        List<String> written = group.flow() ? List.of(String.join(", ", lines)) : lines;
        return plan(parts(at, group).insert(group.size(), written), at.positions(), change);
    }

    private static List<Value> values(Group group) {
        return group.parts().stream().map(part -> part.value().value()).toList();
    }

    private Plan insert(Address at, Group group, int index, Field part) {
        UnaryOperator<Value> change = parts -> ((Parts) parts).inserted(index, part);
        if (group.size() == 0) {
            Value only = empty(group).inserted(0, part);
            return plan(new SetPlan(layout, habits, at).plan(only), at.positions(), change);
        }
        return plan(parts(at, group).insert(index, lines(group, index, part)), at.positions(), change);
    }

    private List<String> lines(Group group, int index, Field part) {
        if (group.flow()) {
            return List.of(group.map() ? part.inline() : part.value().inline(Around.FLOW, null));
        }
        if (group.map()) {
            return habits.writer().lines(part);
        }
        Spot neighbour = group.part(Math.max(0, index - 1)).value();
        return part.value() instanceof Fields fields && neighbour instanceof Group like && like.map()
                ? habits.writer().lines(fields, like.flow())
                : habits.writer().lines(part.value());
    }

    Plan remove(YamlPath path) {
        Address at = child(path);
        new AnchorGuard(layout).remove(at.spot());
        Group group = at.parent();
        Address holder = at.up();
        UnaryOperator<Value> change = parts -> ((Parts) parts).removed(at.position());
        if (group.size() == 1) {
            return plan(new SetPlan(layout, habits, holder).plan(empty(group)), holder.positions(), change);
        }
        return plan(parts(holder, group).remove(at.position()), holder.positions(), change);
    }

    Plan rename(YamlPath path, String name) {
        Address at = child(path);
        Group group = at.parent();
        Spot.Scalar key = at.part().key();
        if (key == null) {
            throw new Refusal(Reason.NO_SUCH_PLACE, "\"" + path + "\" is an item, not a key");
        }
        if (!key.word().text().equals(name)) {
            free(group, name);
        }
        String text = ScalarWriter.key(name, group.around(), key.style());
        UnaryOperator<Value> change = fields -> ((Fields) fields).renamed(at.position(), name);
        return plan(List.of(new Splice(key.start(), key.end(), text)), at.up().positions(), change);
    }

    Plan move(YamlPath path, int index) {
        Address at = child(path);
        Group group = at.parent();
        if (index < 0 || index >= group.size()) {
            throw new Refusal(Reason.NO_SUCH_PLACE, "\"" + path.parent() + "\" has no place " + index);
        }
        new AnchorGuard(layout).move(group);
        List<Splice> splices =
                index == at.position() ? List.of() : parts(at.up(), group).move(at.position(), index);
        return plan(splices, at.up().positions(), parts -> ((Parts) parts).moved(at.position(), index));
    }

    private Plan plan(List<Splice> splices, List<Integer> positions, UnaryOperator<Value> change) {
        return new Plan(splices, layout.value().changed(positions, change));
    }

    private PartsPlan parts(Address at, Group group) {
        if (!group.flow()) {
            return new BlockPlan(layout, habits, group, floor(at));
        }
        if ("[{".indexOf(layout.text().charAt(group.start())) < 0) {
            throw new Refusal(Reason.NOT_POSSIBLE, "a pair in a list has no braces to put more into");
        }
        return new FlowPlan(layout, habits, group);
    }

    private int floor(Address at) {
        if (at.isRoot()) {
            return 0;
        }
        int lineEnd = layout.lineEnd(at.part().head());
        return Math.min(layout.text().length(), lineEnd + 1);
    }

    /** The address of a part as it is written, an alias being itself. */
    private Address child(YamlPath path) {
        if (path.isRoot()) {
            throw new Refusal(Reason.NO_SUCH_PLACE, "the whole document stands in no list or map");
        }
        return layout.find(path.parent(), path.steps().get(path.steps().size() - 1));
    }

    private boolean isUnwritten(YamlPath path) {
        if (layout.root() == null) {
            return path.isRoot();
        }
        return layout.find(path).spot() instanceof Spot.Scalar scalar
                && scalar.word().kind() == YamlScalar.Kind.NULL;
    }

    private static Parts empty(Group group) {
        return group.map() ? new Fields(List.of()) : new Items(List.of());
    }

    private static Group group(Address at, boolean map) {
        if (at.spot() instanceof Group group && group.map() == map) {
            return group;
        }
        throw new Refusal(Reason.NO_SUCH_PLACE, map ? "there is no map to add a key to" : "there is no list to add to");
    }

    private static void free(Group group, String key) {
        if (group.indexOf(key) >= 0) {
            throw new Refusal(Reason.KEY_TAKEN, "the map already has a key \"" + key + "\"");
        }
    }

    private static int position(Group group, String key) {
        return Optional.of(group.indexOf(key))
                .filter(index -> index >= 0)
                .orElseThrow(() -> new Refusal(Reason.NO_SUCH_PLACE, "the map has no key \"" + key + "\""));
    }
}
