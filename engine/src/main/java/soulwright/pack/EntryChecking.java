package soulwright.pack;

import com.networknt.schema.Schema;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Sink;
import soulwright.pack.Definitions.Definition;

/** Checks one entry with the vocabulary it is written in, and notes on the entry what came of it. */
final class EntryChecking {
    private static final int MOST_FINDINGS = 100;

    private final Toolkit toolkit;
    private final DerivedSchemas derived;
    private final EntryIndex index;
    private final Map<String, LoadedPack> packOfFile;

    EntryChecking(Toolkit toolkit, DerivedSchemas derived, EntryIndex index, Map<String, LoadedPack> packOfFile) {
        this.toolkit = toolkit;
        this.derived = derived;
        this.index = index;
        this.packOfFile = packOfFile;
    }

    List<Diagnostic> check(Entry entry) {
        if (entry.tongues.isEmpty() || entry.pack.blind) {
            return shapeOnly(entry);
        }
        Attempt best = null;
        for (DerivedSchemas.Contract contract : derived.of(entry)) {
            Attempt attempt = attempt(entry, contract);
            if (best == null || attempt.found.size() < best.found.size()) {
                best = attempt;
            }
        }
        Attempt chosen = Objects.requireNonNull(best);
        entry.checked = new Entry.Checked(
                entry.tree(),
                chosen.names.lookups(),
                chosen.names.definitions(),
                new Definition(
                        entry.kind.folder(),
                        entry.id(),
                        entry.isAbstract(),
                        entry.tree(),
                        chosen.contract.words(),
                        chosen.meanings),
                chosen.contract.schema(),
                chosen.found.isEmpty() && !chosen.names.isDoubtful());
        return located(entry, chosen.found);
    }

    private record Attempt(
            DerivedSchemas.Contract contract, List<Diagnostic> found, EntryNames names, Meanings meanings) {}

    private Attempt attempt(Entry entry, DerivedSchemas.Contract contract) {
        List<Diagnostic> found = new ArrayList<>();
        Sink sink = sink(entry, found);
        EntryNames names = new EntryNames(entry, index, packOfFile::get, sink);
        EntryCheck check = new EntryCheck(contract, names, toolkit.icons(), sink);
        Meanings meanings = check.check(entry.tree(), entry.head(), what(entry));
        if (entry.kind.declaresWords()) {
            entry.tongues.forEach(tongue -> tongue.machine().declaredBy(entry.tree(), sink));
        }
        return new Attempt(contract, found, names, meanings);
    }

    private List<Diagnostic> shapeOnly(Entry entry) {
        List<Diagnostic> found = new ArrayList<>();
        String kind = entry.kind.folder();
        Schema validator = toolkit.schemas().validator(kind);
        new SchemaCheck(validator, toolkit.schemas().shape(kind), what(entry), sink(entry, found))
                .check(entry.tree(), entry.head());
        entry.checked = null;
        return located(entry, found);
    }

    /** What an entry lacks is not told while a parent is missing that might bring it; nor more than anybody would read. */
    private static Sink sink(Entry entry, List<Diagnostic> found) {
        return finding -> {
            if (found.size() < MOST_FINDINGS && (entry.whole || finding.code() != Code.MISSING_KEY)) {
                found.add(finding);
            }
        };
    }

    private static String what(Entry entry) {
        return entry.kind.singular() + " \"" + entry.local + "\"";
    }

    /**
     * Adds to each finding where in the data it stands, unless it says so itself. Those in the entry's own text come first: what is inherited is
     * told by the parent too, and told once.
     */
    private static List<Diagnostic> located(Entry entry, List<Diagnostic> found) {
        Place own = found.isEmpty() ? Place.wholeFile("") : entry.raw.place();
        return found.stream()
                .sorted(Comparator.comparing(finding -> !own.holds(finding.place())))
                .map(finding -> finding.path().isEmpty()
                        ? finding.withPath(DataPath.to(entry.tree(), entry.local, finding.place()))
                        : finding)
                .toList();
    }
}
