package soulwright.tools;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that is about to be written into a pack.
 *
 * @param parent the id of the monster that it takes after
 */
record Newcomer(Scaffold kind, EntryName name, @Nullable String parent) {
    private static final String MONSTERS = "monsters";

    /** @throws WrongUse if it would not fit to what the pack and those it depends on hold already */
    void check(OpenPacks open) {
        if (kind == Scaffold.PATCH) {
            mustBeThere(
                    open,
                    name.id(),
                    "entry",
                    open.load().definitions().kinds(),
                    EntryExplanation.all(open.workspace(), name.id()));
        } else {
            mustBeNew(open);
        }
        if (kind == Scaffold.MONSTER && parent != null) {
            mustBeThere(
                    open,
                    parent,
                    "monster",
                    List.of(MONSTERS),
                    ofKind(MONSTERS, EntryExplanation.all(open.workspace(), parent)));
        }
    }

    private void mustBeNew(OpenPacks open) {
        List<EntryExplanation> others = ofKind(kind + "s", EntryExplanation.all(open.workspace(), name.id()));
        if (!others.isEmpty()) {
            String id = others.get(0).id();
            boolean own = open.packs().stream().anyMatch(pack -> id.startsWith(pack.id() + ":"));
            throw new WrongUse("there is a %s \"%s\" already; give another name%s"
                    .formatted(kind, id, own ? "" : ", or change that one with: soulwright new patch " + name.id()));
        }
    }

    private static void mustBeThere(
            OpenPacks open, String id, String what, Collection<String> kinds, List<EntryExplanation> found) {
        if (found.isEmpty()) {
            throw new WrongUse("there is no %s \"%s\" in this pack or those it depends on%s"
                    .formatted(what, id, Suggestion.among(id, open.ids(kinds))));
        }
    }

    private static List<EntryExplanation> ofKind(String kind, List<EntryExplanation> all) {
        return all.stream().filter(entry -> entry.kind().equals(kind)).toList();
    }
}
