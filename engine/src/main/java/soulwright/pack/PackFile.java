package soulwright.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** One file of a pack that holds entries, patches or translations, and what was read from it. */
final class PackFile {
    final LoadedPack pack;
    final Kind kind;
    final String path;
    byte[] bytes = {};
    YamlFile yaml;
    List<Entry> entries = List.of();
    List<YamlMap> documents = List.of();
    List<Diagnostic> findings = List.of();

    /** Some of what the file holds could not be taken for an entry, so a name that is missing may be in there. */
    boolean incomplete;

    private final Shape shape;

    private PackFile(LoadedPack pack, Kind kind, Shape shape, String path, byte[] bytes, Limits limits) {
        this.pack = pack;
        this.kind = kind;
        this.shape = shape;
        this.path = path;
        List<Diagnostic> found = new ArrayList<>();
        yaml = YamlFile.read(pack.files.shown(path), bytes, limits, found::add);
        take(bytes, found);
    }

    /** @param shape of the documents of its kind */
    static PackFile read(LoadedPack pack, Kind kind, Shape shape, String path, byte[] bytes, Limits limits) {
        return new PackFile(pack, kind, shape, path, bytes, limits);
    }

    /** Reads the file again; entries whose text is the same stay the same objects. Gives whether anything changed. */
    boolean reread(byte[] now) {
        if (Arrays.equals(bytes, now)) {
            return false;
        }
        List<Diagnostic> found = new ArrayList<>();
        yaml = yaml.reread(now, found::add);
        take(now, found);
        return true;
    }

    private void take(byte[] now, List<Diagnostic> found) {
        bytes = now;
        IdentityHashMap<YamlNode, Entry> known = new IdentityHashMap<>();
        entries.forEach(entry -> known.put(entry.raw, entry));
        List<Entry> all = new ArrayList<>();
        List<YamlMap> maps = new ArrayList<>();
        incomplete = yaml.broken();
        for (YamlNode node : yaml.entries()) {
            if (node instanceof YamlMap map) {
                Entry same = known.get(map);
                YamlMap mended = same == null ? mended(map, found) : map;
                maps.add(mended);
                if (kind.hasEntries()) {
                    Optional.ofNullable(same)
                            .or(() -> entry(mended, found))
                            .ifPresentOrElse(all::add, () -> incomplete = true);
                }
            } else {
                incomplete = true;
                found.add(Diagnostic.of(Code.WRONG_TYPE, node.place(), "an entry must be a map of keys and values")
                        .withHelp("write \"- id: ...\" and the other keys below it"));
            }
        }
        entries = List.copyOf(all);
        documents = List.copyOf(maps);
        findings = List.copyOf(found);
    }

    private YamlMap mended(YamlMap map, List<Diagnostic> found) {
        List<Diagnostic> misspelt = new ArrayList<>();
        YamlMap mended = new KeyMending(misspelt::add).mend(map, shape);
        String name = mended.get("id") instanceof YamlScalar id ? id.text() : kind.folder();
        misspelt.forEach(finding -> found.add(finding.withPath(DataPath.to(map, name, finding.place()))));
        return mended;
    }

    private Optional<Entry> entry(YamlMap map, List<Diagnostic> found) {
        YamlNode id = map.get("id");
        if (id instanceof YamlScalar scalar && Ids.isLocal(scalar.text())) {
            return Optional.of(new Entry(pack, kind, scalar.text(), map));
        }
        found.add(id == null ? missingId(map) : Ids.bad(id));
        return Optional.empty();
    }

    private Diagnostic missingId(YamlMap map) {
        YamlNode at = map.entries().isEmpty() ? map : map.entries().get(0).key();
        Diagnostic finding =
                Diagnostic.of(Code.MISSING_KEY, at.place(), "an entry of \"" + kind.folder() + "\" has no \"id\"");
        return finding.withHelp(idAsKey(map)
                .map(id -> "write `- id: " + id + "`, with what is under \"" + id + "\" below it")
                .orElse("add \"id:\" with a name of its own in lower-case words joined by hyphens"));
    }

    /** The id in `siren: { name: Siren }`, which says by a key what `- id: siren` should. */
    private Optional<String> idAsKey(YamlMap map) {
        return map.entries().stream()
                .findFirst()
                .filter(entry -> entry.value() instanceof YamlMap)
                .map(entry -> entry.key().text())
                .filter(key -> Ids.isLocal(key) && shape.at(key, map) == null);
    }
}
