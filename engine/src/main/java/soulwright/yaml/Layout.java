package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Spot.Part;
import soulwright.yaml.YamlPath.Step;

/** A text, where its values stand in it, and what it means. */
record Layout(String text, @Nullable Spot root, Value value) {
    /**
     * Where a path leads; through an alias it leads to what the alias repeats.
     *
     * @throws Refusal when it leads nowhere
     */
    Address find(YamlPath path) {
        if (root == null) {
            throw new Refusal(Refused.Reason.NO_SUCH_PLACE, "the file holds nothing");
        }
        Address at = new Address(List.of(), List.of(), root);
        for (Step step : path.steps()) {
            at = down(at, step);
        }
        return followed(at);
    }

    /** Where the last step of a path leads; an alias that stands there is meant itself. */
    Address find(YamlPath parent, Step last) {
        return down(find(parent), last);
    }

    /** Chars before the offset in its line. */
    int column(int offset) {
        return offset - lineStart(offset);
    }

    int lineStart(int offset) {
        return Extents.lineStart(text, offset);
    }

    int lineEnd(int offset) {
        return Extents.lineEnd(text, offset);
    }

    /** Whether only blanks stand before the offset in its line. */
    boolean beginsLine(int offset) {
        return text.substring(lineStart(offset), offset).isBlank();
    }

    /** Whether only blanks and a comment follow the offset in its line. */
    boolean endsLine(int offset) {
        String rest = text.substring(offset, lineEnd(offset)).strip();
        return rest.isEmpty() || rest.startsWith("#");
    }

    boolean sameLine(int offset, int other) {
        return lineStart(offset) == lineStart(other);
    }

    private Address down(Address from, Step step) {
        Address at = followed(from);
        int index = at.spot() instanceof Group group ? index(group, step) : -1;
        if (index < 0) {
            throw new Refusal(Refused.Reason.NO_SUCH_PLACE, "there is no \"" + new YamlPath(List.of(step)) + "\" here");
        }
        return at.part(index);
    }

    private static int index(Group group, Step step) {
        if (step instanceof YamlPath.Key key) {
            return group.map() ? group.indexOf(key.name()) : -1;
        }
        int index = ((YamlPath.Index) step).index();
        return !group.map() && index >= 0 && index < group.size() ? index : -1;
    }

    private Address followed(Address at) {
        Address found = at;
        while (found.spot() instanceof Spot.Reference reference && root != null) {
            found = search(new Address(List.of(), List.of(), root), reference.target());
        }
        return found;
    }

    /** Anchored values stand before what repeats them, so the search ends at them. */
    private static Address search(Address from, Spot target) {
        List<Address> open = new ArrayList<>(List.of(from));
        while (true) {
            Address at = open.remove(open.size() - 1);
            if (at.spot() == target) {
                return at;
            }
            if (at.spot() instanceof Group group) {
                for (int i = group.size() - 1; i >= 0; i--) {
                    open.add(at.part(i));
                }
            }
        }
    }

    /** The way down to a spot: the maps and lists it stands in, from the top, and its position in each. */
    record Address(List<Group> parents, List<Integer> positions, Spot spot) {
        boolean isRoot() {
            return parents.isEmpty();
        }

        /** The map or list it stands in; not for the root. */
        Group parent() {
            return parents.get(parents.size() - 1);
        }

        int position() {
            return positions.get(positions.size() - 1);
        }

        Part part() {
            return parent().part(position());
        }

        boolean inFlow() {
            return !isRoot() && parent().flow();
        }

        /** Where the map or list stands that it is in. */
        Address up() {
            return new Address(
                    parents.subList(0, parents.size() - 1), positions.subList(0, positions.size() - 1), parent());
        }

        private Address part(int index) {
            Group group = (Group) spot;
            List<Group> groups = new ArrayList<>(parents);
            groups.add(group);
            List<Integer> indexes = new ArrayList<>(positions);
            indexes.add(index);
            return new Address(
                    List.copyOf(groups), List.copyOf(indexes), group.part(index).value());
        }
    }
}
