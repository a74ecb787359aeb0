package soulwright.pack;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Place;
import soulwright.effect.Vocabulary;
import soulwright.yaml.YamlMap;
import tools.jackson.databind.JsonNode;

/**
 * One entry as those need it who edit it, whatever is wrong with it or its pack.
 *
 * @param kind the folder of its kind
 * @param id `pack:local`
 * @param own what its file says
 * @param tree its own values, its parent's and patches, as far as they could be found out; every value knows the file that it stands in
 * @param parent the id of the entry that it extends, if that is there
 * @param deletedBy where a patch takes it out of the game
 * @param words what it may be written in; none while its pack sees no ruleset
 * @param schema that it is held against
 */
public record Sheet(
        String kind,
        String id,
        boolean isAbstract,
        YamlMap own,
        YamlMap tree,
        Optional<String> parent,
        Optional<Place> deletedBy,
        Optional<Vocabulary> words,
        JsonNode schema) {
    static Sheet of(Entry entry, @Nullable Entry parent, Schemas schemas) {
        String kind = entry.kind.folder();
        Entry.Checked checked = entry.checked;
        return new Sheet(
                kind,
                entry.id(),
                entry.isAbstract(),
                entry.raw,
                entry.tree(),
                Optional.ofNullable(parent).map(Entry::id),
                Optional.ofNullable(entry.deletedBy).map(at -> at.place()),
                Optional.ofNullable(checked).map(is -> is.definition().words()),
                checked == null ? schemas.of(kind) : checked.schema());
    }

    /** The id without its pack. */
    public String local() {
        return id.substring(id.indexOf(':') + 1);
    }

    /** The id of its pack. */
    public String pack() {
        return id.substring(0, id.indexOf(':'));
    }
}
