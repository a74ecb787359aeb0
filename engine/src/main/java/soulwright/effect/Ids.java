package soulwright.effect;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.yaml.YamlNode;

/** What an id means: one of a set that machine and ruleset declare, or an entry that the document can see. */
public final class Ids {
    private final Vocabulary vocabulary;
    private final Names names;
    private final Findings findings;

    public Ids(Vocabulary vocabulary, Names names, Findings findings) {
        this.vocabulary = vocabulary;
        this.names = names;
        this.findings = findings;
    }

    /**
     * The id that is written at a spot, or null after one finding.
     *
     * @param of the sets and kinds of entry that may stand there
     */
    public @Nullable Id find(String written, List<String> of, Spot at) {
        Id found = peek(written, of, at.node());
        if (found != null && vocabulary.set(found.set()) != null) {
            return found;
        }
        Set<String> kinds = kinds(of, found);
        if (found == null && (kinds.isEmpty() || kinds.size() < of.size())) {
            if (!mayBeUnread(of, at.node())) {
                report(written, of, at);
            }
            return null;
        }
        Optional<String> full = names.resolve(kinds, written, at.node(), at.start(), at.end());
        return full.map(id -> new Id(found == null ? kinds.iterator().next() : found.set(), id))
                .orElse(null);
    }

    /** As {@link #find}, but the id of an entry stays as it is written, and nothing is reported. */
    public @Nullable Id peek(String written, List<String> of, YamlNode at) {
        for (String set : of) {
            List<String> ids = vocabulary.set(set);
            if (ids == null ? names.exists(set, written, at) : ids.contains(written)) {
                return new Id(set, written);
            }
        }
        return null;
    }

    /** Whether an id that is not found may stand in a file that could not be read; that file has its finding. */
    public boolean mayBeUnread(List<String> of, YamlNode at) {
        return of.stream().anyMatch(set -> vocabulary.set(set) == null && !names.isComplete(set, at));
    }

    /** Every id that could stand there, for suggestions. */
    public List<String> all(List<String> of) {
        List<String> all = new ArrayList<>();
        for (String set : of) {
            List<String> ids = vocabulary.set(set);
            all.addAll(ids == null ? names.all(set) : ids);
        }
        return all;
    }

    /** What a set is called: `type` for the set `traits.type`. */
    public static String label(String set) {
        return set.substring(set.lastIndexOf('.') + 1);
    }

    private Set<String> kinds(List<String> of, @Nullable Id found) {
        if (found != null) {
            return Set.of(found.set());
        }
        Set<String> kinds = new LinkedHashSet<>(of);
        kinds.retainAll(names.kinds());
        kinds.removeIf(kind -> vocabulary.set(kind) != null);
        return kinds;
    }

    private void report(String written, List<String> of, Spot at) {
        String among = of.isEmpty() ? "" : " among \"" + label(of.get(0)) + "\"";
        findings.unknown(Code.UNKNOWN_NAME, at, "no \"" + written + "\"" + among, written, all(of));
    }
}
