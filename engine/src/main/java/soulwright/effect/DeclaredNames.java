package soulwright.effect;

import java.util.LinkedHashSet;
import java.util.Set;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/**
 * What players read for the words that a ruleset declares: its own `names` say so for those that are declared by an id alone, `name` for those
 * with keys of their own, and the id without its hyphens for all others.
 */
public final class DeclaredNames {
    private static final String NAME = "name";

    /** The set of all ids that can have a name of the ruleset's. */
    private static final String OWN = "own-names";

    private final YamlMap names;
    private final Set<String> asked = new LinkedHashSet<>();

    public DeclaredNames(YamlMap ruleset) {
        names = ruleset.map("names");
    }

    /** What players read for an id: `hit points` for `hit-points`, unless the ruleset says otherwise. */
    public String of(String id) {
        asked.add(id);
        return names.get(id) instanceof YamlScalar name ? name.text() : id.replace('-', ' ');
    }

    /** Adds which ids can be named: all that were asked for. */
    public void addTo(Words.Builder words) {
        words.set(OWN, asked);
    }

    /** Adds the names of ids that are declared by themselves: attributes, occasions. */
    public void add(Words.Builder words, String set, Iterable<String> ids) {
        ids.forEach(id -> words.said(set, id, of(id)));
    }

    /** Adds the names of what is declared with keys of its own: commands, kinds of battle. */
    public void add(Words.Builder words, String set, YamlMap declared) {
        for (String id : declared.keys()) {
            words.said(set, id, declared.map(id).get(NAME) instanceof YamlScalar name ? name.text() : of(id));
        }
    }
}
