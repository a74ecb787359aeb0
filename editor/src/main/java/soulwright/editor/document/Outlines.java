package soulwright.editor.document;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;
import soulwright.yaml.YamlText;

/** Keeps the outline up to date with the texts, at the cost of what changes. */
final class Outlines {
    private static final String MANIFEST = "pack.yaml";

    private final Map<String, PackFiles> packs = new LinkedHashMap<>();
    private @Nullable Outline all;

    private static final class PackFiles {
        final OpenPack pack;
        final Map<FileId, FileOutline> files = new TreeMap<>();
        final List<FileId> unreadable = new ArrayList<>();
        String id = "";
        String name = "";

        PackFiles(OpenPack pack) {
            this.pack = pack;
        }

        PackOutline outline() {
            return new PackOutline(pack, id, name, List.copyOf(files.values()), unreadable);
        }
    }

    Outline all() {
        Outline known = all;
        if (known == null) {
            known = new Outline(packs.values().stream().map(PackFiles::outline).toList());
            all = known;
        }
        return known;
    }

    void restart(Collection<OpenPack> open, Texts texts) {
        all = null;
        packs.clear();
        open.forEach(pack -> packs.put(pack.place(), named(new PackFiles(pack), texts)));
        texts.files().forEach(file -> update(file, texts));
    }

    /** Reads a file again, if it can still be read. */
    void update(FileId file, Texts texts) {
        all = null;
        PackFiles pack = packs.get(file.pack());
        if (pack == null) {
            return;
        }
        if (file.path().equals(MANIFEST)) {
            named(pack, texts);
            pack.files.replaceAll((id, outline) -> outline.inPack(pack.id));
        }
        pack.unreadable.remove(file);
        FileOutline before = pack.files.remove(file);
        texts.text(file)
                .map(text -> before == null ? FileOutline.of(file, pack.id, text) : before.reread(pack.id, text))
                .ifPresent(outline -> pack.files.put(file, outline));
        if (texts.isBinary(file)) {
            pack.unreadable.add(file);
        }
    }

    private static PackFiles named(PackFiles pack, Texts texts) {
        Optional<YamlMap> manifest = texts.text(pack.pack.file(MANIFEST)).flatMap(Outlines::map);
        Path folder = pack.pack.folder().getFileName();
        pack.id = word(manifest, "id").orElse(folder == null ? pack.pack.place() : folder.toString());
        pack.name = word(manifest, "name").orElse(pack.id);
        return pack;
    }

    private static Optional<YamlMap> map(YamlText text) {
        return YamlFile.read(MANIFEST, text.bytes(), Limits.standard(), finding -> {})
                .root()
                .filter(YamlMap.class::isInstance)
                .map(YamlMap.class::cast);
    }

    private static Optional<String> word(Optional<YamlMap> manifest, String key) {
        return manifest.map(map -> map.get(key))
                .filter(YamlScalar.class::isInstance)
                .map(value -> ((YamlScalar) value).text());
    }
}
