package soulwright.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
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

    private PackFile(LoadedPack pack, Kind kind, String path, byte[] bytes, Limits limits) {
        this.pack = pack;
        this.kind = kind;
        this.path = path;
        List<Diagnostic> found = new ArrayList<>();
        yaml = YamlFile.read(pack.files.shown(path), bytes, limits, found::add);
        take(bytes, found);
    }

    static PackFile read(LoadedPack pack, Kind kind, String path, byte[] bytes, Limits limits) {
        return new PackFile(pack, kind, path, bytes, limits);
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
        for (YamlNode node : yaml.entries()) {
            if (node instanceof YamlMap map) {
                maps.add(map);
                Entry entry = kind.hasEntries() ? entry(map, known, found) : null;
                if (entry != null) {
                    all.add(entry);
                }
            } else {
                found.add(Diagnostic.of(Code.WRONG_TYPE, node.place(), "an entry must be a map of keys and values")
                        .withHelp("write \"- id: ...\" and the other keys below it"));
            }
        }
        entries = List.copyOf(all);
        documents = List.copyOf(maps);
        findings = List.copyOf(found);
    }

    private @org.jspecify.annotations.Nullable Entry entry(
            YamlMap map, IdentityHashMap<YamlNode, Entry> known, List<Diagnostic> found) {
        Entry same = known.get(map);
        if (same != null) {
            return same;
        }
        YamlNode id = map.get("id");
        if (id instanceof YamlScalar scalar && Ids.isLocal(scalar.text())) {
            return new Entry(pack, kind, scalar.text(), map);
        }
        if (id == null) {
            found.add(missingId(map));
        } else {
            found.add(Ids.bad(id));
        }
        return null;
    }

    private Diagnostic missingId(YamlMap map) {
        YamlNode at = map.entries().isEmpty() ? map : map.entries().get(0).key();
        Diagnostic finding =
                Diagnostic.of(Code.MISSING_KEY, at.place(), "an entry of \"" + kind.folder() + "\" has no \"id\"");
        for (YamlMap.Entry entry : map.entries()) {
            if (soulwright.diagnostic.Nearest.to(entry.key().text(), List.of("id"))
                    .isPresent()) {
                return Diagnostic.of(
                                Code.UNKNOWN_KEY,
                                entry.key().place(),
                                "unknown key \"" + entry.key().text() + "\"")
                        .withHelp("did you mean \"id\"?");
            }
        }
        return finding.withHelp("add \"id:\" with a name of its own in lower-case words joined by hyphens");
    }
}
