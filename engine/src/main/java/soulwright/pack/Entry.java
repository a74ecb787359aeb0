package soulwright.pack;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.pack.Definitions.Definition;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;
import tools.jackson.databind.JsonNode;

/**
 * One entry of a pack as it was read, and what the loader last made of it. The loader keeps an entry as long as its text does not change; what
 * was made of it is used again as long as everything it was made from is the same.
 */
final class Entry {
    final LoadedPack pack;
    final Kind kind;
    final String local;
    final YamlMap raw;
    private final String id;
    private final @Nullable YamlScalar parent;
    private final boolean isAbstract;
    private final @Nullable YamlMap silences;

    /** With its parent's values and all patches, or null when not yet known. */
    @Nullable
    Merged merged;

    /** Where a patch deletes it, or null: then it is out of the game, and nothing may need it. */
    @Nullable
    YamlNode deletedBy;
    /** Whether all that it extends is there; otherwise nobody can say what it lacks. */
    boolean whole = true;

    /** What it may be written in; nothing when its pack sees no ruleset. */
    List<Tongue> tongues = List.of();

    /** What the last check found, or null when it must be checked. */
    @Nullable
    Checked checked;

    /**
     * @param parent the merged parent it was made from, compared by identity
     * @param patches the patches it was made with, compared by identity
     */
    record Merged(YamlMap tree, @Nullable YamlMap parent, Object patches) {}

    /**
     * @param tree what was checked
     * @param names every local id that was looked up, found or not
     * @param definitions the entries whose values were looked at
     * @param definition what others see of it
     * @param schema it was held against
     * @param clean whether nothing was found; only then it need not be checked again
     */
    record Checked(
            YamlMap tree,
            Set<String> names,
            Set<String> definitions,
            Definition definition,
            JsonNode schema,
            boolean clean) {}

    Entry(LoadedPack pack, Kind kind, String local, YamlMap raw) {
        this.pack = pack;
        this.kind = kind;
        this.local = local;
        this.raw = raw;
        this.id = pack.id() + ":" + local;
        this.parent = raw.get("extends") instanceof YamlScalar scalar ? scalar : null;
        this.isAbstract = raw.get("abstract") instanceof YamlScalar scalar
                && scalar.text().equals("true");
        this.silences = raw.get("lint-ignore") instanceof YamlMap map ? map : null;
    }

    /** `pack:local`. */
    String id() {
        return id;
    }

    boolean isAbstract() {
        return isAbstract;
    }

    /** The scalar that names the parent, or null. */
    @Nullable
    YamlScalar parent() {
        return parent;
    }

    /** Its `lint-ignore`, or null. */
    @Nullable
    YamlMap silences() {
        return silences;
    }

    /** Where to point for a finding about the entry as a whole: its id. */
    YamlNode head() {
        YamlNode id = raw.get("id");
        return id == null ? raw : id;
    }

    YamlMap tree() {
        return merged == null ? raw : merged.tree;
    }

    @Override
    public String toString() {
        return kind.folder() + "/" + id();
    }
}
