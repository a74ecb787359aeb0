package soulwright.pack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;

/** Finds the entry that each patch changes. */
final class PatchTargets {
    private static final int MOST_OPS = 1_000;

    private final Schemas schemas;
    private final EntryIndex index;
    private final Map<String, LoadedPack> packOfFile;
    private final Sink sink;
    private final Map<String, String> versions = new HashMap<>();
    private final Set<Entry> full = new HashSet<>();

    PatchTargets(Schemas schemas, EntryIndex index, Map<String, LoadedPack> packOfFile, Sink sink) {
        this.schemas = schemas;
        this.index = index;
        this.packOfFile = packOfFile;
        this.sink = sink;
        packOfFile.values().forEach(pack -> versions.put(pack.id(), pack.manifest.version()));
    }

    /** Adds the patches of a pack to those of the entries they change. */
    void collect(LoadedPack pack, Map<Entry, List<Patch>> patches) {
        for (PackFile file : pack.documents.values()) {
            if (file.kind == Kind.PATCHES) {
                file.documents.forEach(raw -> collect(pack, raw, patches));
            }
        }
    }

    private void collect(LoadedPack pack, YamlMap raw, Map<Entry, List<Patch>> patches) {
        List<Diagnostic> found = new ArrayList<>();
        Patch patch = Patch.read(pack, raw, found::add);
        List<Diagnostic> shape = new ArrayList<>();
        new SchemaCheck(schemas.validator("patches"), schemas.shape("patches"), "the patch", shape::add)
                .check(raw, raw);
        shape.removeIf(finding -> isInOneOf(raw.maps("ops"), found, finding));
        found.addAll(shape);
        found.stream()
                .map(finding -> finding.withPath(DataPath.to(
                        raw, patch == null ? "patch" : patch.target().text(), finding.place())))
                .forEach(sink::report);
        if (patch != null && found.isEmpty() && isWanted(patch)) {
            Entry target = target(patch);
            if (target != null) {
                add(patch, target, patches.computeIfAbsent(target, entry -> new ArrayList<>()));
                if (target.pack == pack) {
                    sink.report(Diagnostic.of(
                                    Code.PATCH_OWN_ENTRY,
                                    patch.target().place(),
                                    "\"%s\" is an entry of this pack itself"
                                            .formatted(patch.target().text()))
                            .withHelp("change the entry where it stands")
                            .withRelated(target.head().place(), "it stands here"));
                }
            }
        }
    }

    /** A thousand changes of one entry cost a moment, a hundred thousand minutes; nobody writes so many by hand. */
    private void add(Patch patch, Entry target, List<Patch> others) {
        int ops = patch.ops().size()
                + others.stream().mapToInt(other -> other.ops().size()).sum();
        if (ops <= MOST_OPS) {
            others.add(patch);
        } else if (full.add(target)) {
            sink.report(Diagnostic.of(
                            Code.WRONG_COUNT,
                            patch.target().place(),
                            "more than %d ops change \"%s\""
                                    .formatted(MOST_OPS, patch.target().text()))
                    .withHelp("extend the entry instead of patching it"));
        }
    }

    /** Whether a finding stands in an op of which something worse has been said. */
    private static boolean isInOneOf(List<YamlMap> ops, List<Diagnostic> said, Diagnostic finding) {
        return ops.stream()
                .filter(op -> op.place().holds(finding.place()))
                .anyMatch(op -> said.stream().anyMatch(worse -> op.place().holds(worse.place())));
    }

    private boolean isWanted(Patch patch) {
        return patch.when() == null
                || patch.when().entries().stream().allMatch(entry -> {
                    String version = versions.get(entry.key().text());
                    return version != null
                            && Versions.satisfies(
                                    version,
                                    patch.when().words(entry.key().text()).get(0));
                });
    }

    private @Nullable Entry target(Patch patch) {
        Entry stand = new Entry(
                patch.pack(),
                Kind.PATCHES,
                patch.target().text(),
                new YamlMap(patch.target().source(), 0, 0, List.of()));
        List<Diagnostic> found = new ArrayList<>();
        EntryNames names = new EntryNames(stand, index, packOfFile::get, found::add);
        Set<String> kinds = patch.kinds();
        Entry target = names.find(patch.pack(), kinds, patch.id());
        if (target == null) {
            names.resolve(
                    kinds,
                    patch.id(),
                    patch.target(),
                    patch.target().start(),
                    patch.target().end());
            found.forEach(finding -> sink.report(asPatch(finding, patch)));
        }
        return target;
    }

    private static Diagnostic asPatch(Diagnostic finding, Patch patch) {
        if (finding.code() != Code.UNKNOWN_ENTRY) {
            return finding;
        }
        Code code = patch.required() ? Code.PATCH_REQUIRED : Code.PATCH_HITS_NOTHING;
        Diagnostic missing = Diagnostic.of(
                code,
                finding.place(),
                "there is no entry \"%s\" to patch".formatted(patch.target().text()));
        return finding.help().map(missing::withHelp).orElse(missing);
    }
}
