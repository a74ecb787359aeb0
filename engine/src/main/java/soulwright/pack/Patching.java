package soulwright.pack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Nearest;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * Applies the patches of one entry, in the order of their packs. Trees are never changed: the maps on the way to a changed value are made
 * anew.
 */
final class Patching {
    /** The last `set` of a path, to find two packs that disagree. */
    private record Setting(Patch patch, PatchOp op) {}

    private final Trace trace;
    private final Sink sink;
    private final Map<String, Setting> settings = new HashMap<>();

    Patching(Trace trace, Sink sink) {
        this.trace = trace;
        this.sink = sink;
    }

    /**
     * The tree with all patches applied. Deleting is not done here: an entry that is deleted is out of the game.
     *
     * @param structural whether to apply the ops that decide what is inherited, or all others
     */
    YamlMap apply(YamlMap tree, List<Patch> patches, boolean structural) {
        YamlMap result = tree;
        for (Patch patch : patches) {
            for (PatchOp op : patch.ops()) {
                if (op.verb() != PatchOp.Verb.DELETE && op.isStructural() == structural) {
                    result = apply(result, patch, op);
                }
            }
        }
        return result;
    }

    private YamlMap apply(YamlMap tree, Patch patch, PatchOp op) {
        try {
            YamlNode changed = at(tree, op, 0);
            if (!(changed instanceof YamlMap map) || Trees.same(map, tree)) {
                report(
                        patch.required() ? Code.PATCH_REQUIRED : Code.PATCH_CHANGES_NOTHING,
                        op,
                        "this changes nothing: " + path(op) + " has this value already",
                        "leave it out");
                return tree;
            }
            compareWithEarlier(patch, op);
            return map;
        } catch (PatchOp.Misfit misfit) {
            report(
                    Code.PATCH_WRONG_TYPE,
                    op,
                    path(op) + " cannot be changed so: " + misfit.getMessage(),
                    "see \"soulwright explain " + patch.target().text() + "\"");
        } catch (NothingThere nothing) {
            Code code = patch.required() ? Code.PATCH_REQUIRED : Code.PATCH_HITS_NOTHING;
            sink.report(Diagnostic.of(
                            code,
                            nothing.at.place(),
                            "the entry \"" + patch.target().text() + "\" has no " + path(op))
                    .withHelp(nothing.help));
        }
        return tree;
    }

    private void report(Code code, PatchOp op, String message, @Nullable String help) {
        Diagnostic finding = Diagnostic.of(code, op.at().place(), message);
        sink.report(help == null ? finding : finding.withHelp(help));
    }

    private static String path(PatchOp op) {
        return "\"" + String.join(".", op.path()) + "\"";
    }

    private void compareWithEarlier(Patch patch, PatchOp op) {
        if (op.verb() != PatchOp.Verb.SET || op.value() == null) {
            return;
        }
        Setting earlier = settings.put(String.join(".", op.path()), new Setting(patch, op));
        if (earlier != null
                && earlier.op.value() != null
                && !Trees.same(earlier.op.value(), op.value())
                && !patch.pack().reaches(earlier.patch.pack())
                && patch.pack() != earlier.patch.pack()) {
            sink.report(Diagnostic.of(
                            Code.PATCH_CONFLICT,
                            op.value().place(),
                            "the pack \"%s\" sets %s too, to another value"
                                    .formatted(earlier.patch.pack().id(), path(op)))
                    .withHelp("name \"" + earlier.patch.pack().id()
                            + "\" under \"optional\" in pack.yaml to say that this pack comes after it")
                    .withRelated(earlier.op.value().place(), "set here first"));
        }
    }

    /** There is nothing where a path leads; the help says what was meant. */
    private static final class NothingThere extends Exception {
        private static final long serialVersionUID = 1;

        private final transient YamlScalar at;
        private final String help;

        NothingThere(YamlScalar at, List<String> known) {
            this.at = at;
            this.help = Nearest.to(at.text(), known)
                    .map(meant -> "did you mean \"" + meant + "\"?")
                    .orElse(known.isEmpty() ? "there is nothing below it" : "there are " + String.join(", ", known));
        }
    }

    private @Nullable YamlNode at(@Nullable YamlNode node, PatchOp op, int depth) throws PatchOp.Misfit, NothingThere {
        if (depth == op.path().size()) {
            YamlNode changed = op.change(node);
            return changed == null || node == null ? changed : trace.replaced(changed, node);
        }
        if (node instanceof YamlMap map) {
            return inMap(map, op, depth);
        }
        if (node instanceof YamlList list) {
            return inList(list, op, depth);
        }
        throw new NothingThere(op.key(depth), List.of());
    }

    private YamlMap inMap(YamlMap map, PatchOp op, int depth) throws PatchOp.Misfit, NothingThere {
        String key = op.path().get(depth);
        YamlMap.Entry known = map.entry(key);
        List<YamlMap.Entry> entries = new ArrayList<>(map.entries());
        if (known == null) {
            boolean onTheWay = depth < op.path().size() - 1;
            if (op.verb() != PatchOp.Verb.SET
                    || (onTheWay && Nearest.to(key, map.keys()).isPresent())) {
                throw new NothingThere(op.key(depth), map.keys());
            }
            entries.add(new YamlMap.Entry(op.key(depth), grown(op, depth + 1)));
        } else {
            YamlNode changed = at(known.value(), op, depth + 1);
            int index = entries.indexOf(known);
            if (changed == null) {
                entries.remove(index);
            } else {
                entries.set(index, new YamlMap.Entry(known.key(), changed));
            }
        }
        return new YamlMap(map.source(), map.start(), map.end(), entries);
    }

    private static YamlNode grown(PatchOp op, int depth) {
        YamlNode value = op.value() == null ? op.at() : op.value();
        for (int i = op.path().size() - 1; i >= depth; i--) {
            value = new YamlMap(
                    value.source(), value.start(), value.end(), List.of(new YamlMap.Entry(op.key(i), value)));
        }
        return value;
    }

    private YamlList inList(YamlList list, PatchOp op, int depth) throws PatchOp.Misfit, NothingThere {
        String name = op.path().get(depth);
        List<YamlNode> hits = list.items().stream()
                .filter(item -> ListItems.isNamed(item, name))
                .toList();
        if (hits.isEmpty()) {
            throw new NothingThere(
                    op.key(depth),
                    list.items().stream()
                            .map(item -> ListItems.name(item).replace("\"", ""))
                            .toList());
        }
        if (hits.size() > 1) {
            throw new PatchOp.Misfit("%d items of the list are called \"%s\"".formatted(hits.size(), name));
        }
        List<YamlNode> items = new ArrayList<>(list.items());
        int index = items.indexOf(hits.get(0));
        boolean last = depth == op.path().size() - 1;
        if (last && (op.verb() == PatchOp.Verb.INSERT_BEFORE || op.verb() == PatchOp.Verb.INSERT_AFTER)) {
            items.addAll(op.verb() == PatchOp.Verb.INSERT_BEFORE ? index : index + 1, op.newItems());
        } else {
            YamlNode changed = at(hits.get(0), op, depth + 1);
            if (changed == null) {
                items.remove(index);
            } else {
                items.set(index, changed);
            }
        }
        return new YamlList(list.source(), list.start(), list.end(), items);
    }
}
