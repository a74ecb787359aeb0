package soulwright.editor.document;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import soulwright.pack.Kind;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/**
 * Names the entries of a file in the order they are written. A patch has no id of its own: it is called by its file and its target, as in
 * `mod:sea/siren`, and the second of the same target in a file `mod:sea/siren-2`. Translations are called by their file: `mod:de`.
 */
final class EntryNaming {
    private final FileId file;
    private final Kind kind;
    private final String pack;
    private final Map<String, Integer> patches = new HashMap<>();

    /** @param pack the id of the pack */
    EntryNaming(FileId file, Kind kind, String pack) {
        this.file = file;
        this.kind = kind;
        this.pack = pack;
    }

    /** Nothing for what does not say what it is. */
    Optional<EntryName> of(YamlMap entry) {
        return local(entry).map(local -> new EntryName(kind, pack + ":" + local));
    }

    private Optional<String> local(YamlMap entry) {
        return switch (kind) {
            case LANG -> Optional.of(stem());
            case PATCHES -> word(entry, "target").map(target -> numbered(stem() + "/" + target));
            default -> word(entry, "id");
        };
    }

    private String numbered(String name) {
        int count = patches.merge(name, 1, Integer::sum);
        return count == 1 ? name : name + "-" + count;
    }

    private String stem() {
        return file.name().replaceFirst("[.][^.]*$", "");
    }

    private static Optional<String> word(YamlMap entry, String key) {
        return entry.get(key) instanceof YamlScalar scalar ? Optional.of(scalar.text()) : Optional.empty();
    }
}
