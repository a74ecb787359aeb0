package soulwright.yaml;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import soulwright.yaml.Layout.Address;
import soulwright.yaml.Refused.Reason;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Value.Field;
import soulwright.yaml.Value.Fields;
import soulwright.yaml.Value.Items;
import soulwright.yaml.YamlEdit.AddKey;
import soulwright.yaml.YamlEdit.InsertItem;
import soulwright.yaml.YamlEdit.MoveTo;
import soulwright.yaml.YamlEdit.Remove;
import soulwright.yaml.YamlEdit.RenameKey;
import soulwright.yaml.YamlEdit.SetValue;

/** Turns an edit into splices, or refuses it. */
final class Planner {
    private final Layout layout;
    private final Habits habits;

    Planner(Layout layout) {
        this.layout = layout;
        this.habits = Habits.of(layout);
    }

    Plan plan(YamlEdit edit) {
        if (edit instanceof SetValue set) {
            return set(set.path(), Value.of(set.value()));
        }
        if (edit instanceof AddKey add) {
            return add(add);
        }
        if (edit instanceof InsertItem insert) {
            return insert(insert);
        }
        if (edit instanceof Remove remove) {
            return remove(child(remove.path()));
        }
        return edit instanceof RenameKey rename ? rename(rename) : move((MoveTo) edit);
    }

    private Plan set(YamlPath path, Value value) {
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
        List<String> lines = ValueWriter.isShort(value)
                ? List.of(ValueWriter.inline(value, false, null))
                : habits.writer().allLines(value);
        String text = layout.text();
        String gap = text.isEmpty() || layout.column(text.length()) == 0 ? "" : habits.newline();
        String added = gap + String.join(habits.newline(), lines) + habits.newline();
        return new Plan(List.of(Splice.insert(text.length(), added)), value);
    }

    private Plan add(AddKey add) {
        Field field = new Field(add.key(), Value.of(add.value()));
        if (isUnwritten(add.map())) {
            return set(add.map(), new Fields(List.of(field)));
        }
        Address at = layout.find(add.map());
        Group group = group(at, true);
        free(group, add.key());
        int index = add.after().map(key -> 1 + position(group, key)).orElse(group.size());
        return insert(at, group, index, field);
    }

    private Plan insert(InsertItem insert) {
        Field item = new Field("", Value.of(insert.value()));
        if (isUnwritten(insert.list()) && insert.index() == 0) {
            return set(insert.list(), new Items(List.of(item.value())));
        }
        Address at = layout.find(insert.list());
        Group group = group(at, false);
        if (insert.index() < 0 || insert.index() > group.size()) {
            throw new Refusal(Reason.NO_SUCH_PLACE, "the list has no place " + insert.index());
        }
        return insert(at, group, insert.index(), item);
    }

    private Plan insert(Address at, Group group, int index, Field part) {
        UnaryOperator<Value> change = Meaning.inserted(index, part);
        if (group.size() == 0) {
            Value only = group.map() ? new Fields(List.of(part)) : new Items(List.of(part.value()));
            return plan(new SetPlan(layout, habits, at).plan(only), at.positions(), change);
        }
        return plan(parts(at, group).insert(index, lines(group, part)), at.positions(), change);
    }

    private List<String> lines(Group group, Field part) {
        if (group.flow()) {
            return List.of(group.map() ? ValueWriter.inline(part) : ValueWriter.inline(part.value(), true, null));
        }
        return group.map() ? habits.writer().lines(part) : habits.writer().lines(part.value());
    }

    private Plan remove(Address at) {
        new AnchorGuard(layout).remove(at.spot());
        Group group = at.parent();
        Address holder = at.up();
        UnaryOperator<Value> change = Meaning.removed(at.position());
        if (group.size() == 1) {
            Value nothing = group.map() ? new Fields(List.of()) : new Items(List.of());
            return plan(new SetPlan(layout, habits, holder).plan(nothing), holder.positions(), change);
        }
        return plan(parts(holder, group).remove(at.position()), holder.positions(), change);
    }

    private Plan rename(RenameKey rename) {
        Address at = child(rename.path());
        Group group = at.parent();
        Spot.Scalar key = at.part().key();
        if (key == null) {
            throw new Refusal(Reason.NO_SUCH_PLACE, "\"" + rename.path() + "\" is an item, not a key");
        }
        if (!key.word().text().equals(rename.name())) {
            free(group, rename.name());
        }
        String text = ScalarWriter.key(rename.name(), group.flow(), key.style());
        UnaryOperator<Value> change = Meaning.renamed(at.position(), rename.name());
        return plan(List.of(new Splice(key.start(), key.end(), text)), at.up().positions(), change);
    }

    private Plan move(MoveTo move) {
        Address at = child(move.path());
        Group group = at.parent();
        if (move.index() < 0 || move.index() >= group.size()) {
            throw new Refusal(Reason.NO_SUCH_PLACE, "\"" + move.path().parent() + "\" has no place " + move.index());
        }
        new AnchorGuard(layout).move(group);
        List<Splice> splices = move.index() == at.position()
                ? List.of()
                : parts(at.up(), group).move(at.position(), move.index());
        return plan(splices, at.up().positions(), Meaning.moved(at.position(), move.index()));
    }

    private Plan plan(List<Splice> splices, List<Integer> positions, UnaryOperator<Value> change) {
        return new Plan(splices, Meaning.changed(layout.value(), positions, change));
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
