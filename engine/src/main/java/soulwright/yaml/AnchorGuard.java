package soulwright.yaml;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Spot.Group;
import soulwright.yaml.Spot.Part;
import soulwright.yaml.Spot.Reference;

/** Keeps aliases meaning what they meant: refuses edits that would take away or exchange the anchors they repeat. */
final class AnchorGuard {
    private final Layout layout;

    AnchorGuard(Layout layout) {
        this.layout = layout;
    }

    /** A value is about to go, with every anchor in it. */
    void remove(Spot gone) {
        refuseUses(all(gone));
    }

    /** A value is about to become another; its own anchor stays. */
    void replace(Spot gone) {
        Set<Spot> inside = all(gone);
        inside.remove(gone);
        refuseUses(inside);
    }

    private void refuseUses(Set<Spot> gone) {
        for (Spot spot : all(layout.root())) {
            if (spot instanceof Reference alias && !gone.contains(alias) && gone.contains(alias.target())) {
                throw new Refusal(
                        Refused.Reason.ANCHOR_IN_USE,
                        "anchor \"" + alias.name() + "\" is in use: \"*" + alias.name() + "\" repeats it elsewhere");
            }
        }
    }

    /** Parts of a group are about to change places, which matters where an alias could then mean another anchor of its name. */
    void move(Group group) {
        Set<String> names = new HashSet<>();
        Set<String> twice = new HashSet<>();
        for (Spot spot : all(layout.root())) {
            if (spot.anchor() != null && !names.add(spot.anchor())) {
                twice.add(spot.anchor());
            }
        }
        boolean repeated = all(layout.root()).stream().anyMatch(spot -> repeats(spot, twice));
        boolean moved = all(group).stream().anyMatch(spot -> repeats(spot, twice) || twice.contains(spot.anchor()));
        if (repeated && moved) {
            throw new Refusal(Refused.Reason.NOT_POSSIBLE, "an anchor in it is defined twice in the file");
        }
    }

    private static boolean repeats(Spot spot, Set<String> names) {
        return spot instanceof Reference alias && names.contains(alias.name());
    }

    private static Set<Spot> all(@Nullable Spot root) {
        Set<Spot> found = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Spot> open = new ArrayList<>();
        if (root != null) {
            open.add(root);
        }
        while (!open.isEmpty()) {
            Spot spot = open.remove(open.size() - 1);
            found.add(spot);
            if (spot instanceof Group group) {
                group.parts().stream().map(Part::value).forEach(open::add);
            }
        }
        return found;
    }
}
