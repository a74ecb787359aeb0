package soulwright.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
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
 * What one pack changes in an entry of another.
 *
 * @param target where the entry is named: `siren`, `soul-master:siren`, or `monsters/siren` when entries of several kinds have the id
 * @param kind the folder of the kind of entry that is meant, or null when the target alone says it
 * @param when packs that must be there for the patch to count, or null
 * @param required whether hitting nothing is an error
 */
record Patch(
        LoadedPack pack,
        YamlScalar target,
        @Nullable String kind,
        @Nullable YamlMap when,
        boolean required,
        List<PatchOp> ops) {
    /** The id of the entry, without the kind. */
    String id() {
        return target.text().substring(target.text().indexOf('/') + 1);
    }

    /** The folders of the kinds of entry that the target may be of. */
    Set<String> kinds() {
        int slash = target.text().indexOf('/');
        String only = slash < 0 ? kind : target.text().substring(0, slash);
        return Arrays.stream(Kind.values())
                .filter(Kind::hasEntries)
                .map(Kind::folder)
                .filter(folder -> only == null || folder.equals(only))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** A patch as written, or null when it is too malformed to apply; the schema says why, but for the choice of op. */
    static @Nullable Patch read(LoadedPack pack, YamlMap raw, Sink sink) {
        if (!(raw.get("target") instanceof YamlScalar target) || !(raw.get("ops") instanceof YamlList list)) {
            return null;
        }
        List<PatchOp> ops = new ArrayList<>();
        for (YamlNode item : list.items()) {
            PatchOp op = item instanceof YamlMap map ? op(map, sink) : null;
            if (op != null) {
                ops.add(op);
            }
        }
        YamlMap when = raw.get("when") instanceof YamlMap map ? map : null;
        String kind = raw.get("kind") instanceof YamlScalar word ? word.text() : null;
        return new Patch(pack, target, kind, when, isTrue(raw.get("required")), ops);
    }

    private static boolean isTrue(@Nullable YamlNode node) {
        return node instanceof YamlScalar scalar && scalar.text().equals("true");
    }

    private static @Nullable PatchOp op(YamlMap map, Sink sink) {
        List<YamlMap.Entry> found = map.entries().stream()
                .filter(entry -> PatchOp.Verb.of(entry.key().text()) != null)
                .toList();
        if (found.size() != 1) {
            report(map, found, sink);
            return null;
        }
        PatchOp.Verb verb = PatchOp.Verb.of(found.get(0).key().text());
        return verb == null ? null : PatchOp.read(verb, found.get(0), map);
    }

    private static void report(YamlMap map, List<YamlMap.Entry> found, Sink sink) {
        if (found.size() > 1) {
            sink.report(Diagnostic.of(
                            Code.PATCH_NOT_ONE_OP,
                            found.get(1).key().place(),
                            "an op does one thing, but here stand both \"%s\" and \"%s\""
                                    .formatted(
                                            found.get(0).key().text(),
                                            found.get(1).key().text()))
                    .withHelp("write two ops, each with its own \"-\""));
            return;
        }
        YamlNode at = map.entries().isEmpty() ? map : map.entries().get(0).key();
        Diagnostic finding = Diagnostic.of(Code.PATCH_NOT_ONE_OP, at.place(), "no op that patches know");
        List<String> verbs = PatchOp.Verb.words();
        sink.report(map.entries().stream()
                .flatMap(entry -> Nearest.to(entry.key().text(), verbs).stream()
                        .map(meant -> Diagnostic.of(
                                        Code.PATCH_NOT_ONE_OP,
                                        entry.key().place(),
                                        "\"" + entry.key().text() + "\" is no op that patches know")
                                .withHelp("did you mean \"" + meant + "\"?")))
                .findFirst()
                .orElse(finding.withHelp("the ops are " + String.join(", ", verbs))));
    }
}
