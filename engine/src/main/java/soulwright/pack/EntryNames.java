package soulwright.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Sink;
import soulwright.effect.Names;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * Looks up ids for one entry: first in the pack that wrote them, then in the packs it names. Remembers what was looked up, so that the entry is
 * checked again only when one of those names appears, goes or changes.
 */
final class EntryNames implements Names {
    private static final Set<String> ENTRY_KINDS = Arrays.stream(Kind.values())
            .filter(Kind::hasEntries)
            .map(Kind::folder)
            .collect(Collectors.toUnmodifiableSet());

    private final Entry entry;
    private final boolean parents;
    private final LoadedPack home;
    private final String homeFile;
    private final EntryIndex index;
    private final Function<String, @Nullable LoadedPack> packOfFile;
    private final Sink sink;
    private boolean doubtful;
    private final Set<String> lookups = new HashSet<>();
    private final Set<String> definitions = new HashSet<>();

    EntryNames(Entry entry, EntryIndex index, Function<String, @Nullable LoadedPack> packOfFile, Sink sink) {
        this(entry, false, index, packOfFile, sink);
    }

    private EntryNames(
            Entry entry,
            boolean parents,
            EntryIndex index,
            Function<String, @Nullable LoadedPack> packOfFile,
            Sink sink) {
        this.entry = entry;
        this.parents = parents;
        this.home = entry.pack;
        this.homeFile = entry.raw.source().file();
        this.index = index;
        this.packOfFile = packOfFile;
        this.sink = sink;
    }

    /** For what the entry extends, which may be abstract. */
    static EntryNames ofParents(
            Entry entry, EntryIndex index, Function<String, @Nullable LoadedPack> packOfFile, Sink sink) {
        return new EntryNames(entry, true, index, packOfFile, sink);
    }

    /** The entries whose values were looked at. */
    Set<String> definitions() {
        return definitions;
    }

    /** Every local id that was looked up. */
    Set<String> lookups() {
        return lookups;
    }

    @Override
    public Optional<String> resolve(Set<String> kinds, String written, YamlNode at, int start, int end) {
        LoadedPack pack = packOf(at);
        Entry found = find(pack, kinds, written);
        if (found == null) {
            if (!pack.blind && !pack.gameless) {
                refuse(pack, kinds, written, at.source().place(start, end));
            }
            return Optional.empty();
        }
        if (found.deletedBy != null) {
            sink.report(Diagnostic.of(
                            Code.PATCH_DELETES_NEEDED,
                            found.deletedBy.place(),
                            "\"%s\" is deleted here, but it is still needed".formatted(found.local))
                    .withPath(found.local)
                    .withHelp("change what needs it by a patch too, or let it be")
                    .withRelated(at.source().place(start, end), "needed here"));
            return Optional.empty();
        }
        if (found.isAbstract()) {
            sink.report(Diagnostic.of(
                            Code.ABSTRACT_ENTRY,
                            at.source().place(start, end),
                            "\"%s\" is abstract: it exists only to be extended".formatted(written))
                    .withRelated(found.head().place(), "declared here"));
            return Optional.empty();
        }
        return Optional.of(found.id());
    }

    /** The pictures of the pack that wrote a path to one. */
    Set<String> pictures(YamlScalar path) {
        lookups.add(path.text());
        return packOf(path).art;
    }

    private LoadedPack packOf(YamlNode at) {
        String file = at.source().file();
        LoadedPack other = file.equals(homeFile) ? home : packOfFile.apply(file);
        return other == null ? home : other;
    }

    /** The one entry that is meant, or null when there is none or it is not clear which. */
    @Nullable
    Entry find(LoadedPack pack, Set<String> kinds, String written) {
        List<Entry> all = candidates(pack, kinds, written);
        return all.size() == 1 ? all.get(0) : null;
    }

    private List<Entry> candidates(LoadedPack pack, Set<String> kinds, String written) {
        int colon = written.indexOf(':');
        String local = written.substring(colon + 1);
        lookups.add(local);
        if (colon >= 0) {
            String owner = written.substring(0, colon);
            return named(
                    kinds,
                    local,
                    entry -> entry.pack.id().equals(owner) && (entry.pack == pack || pack.sees.contains(entry.pack)));
        }
        List<Entry> own = named(kinds, local, entry -> entry.pack == pack);
        return own.isEmpty() ? named(kinds, local, entry -> pack.sees.contains(entry.pack)) : own;
    }

    private List<Entry> named(Set<String> kinds, String local, Predicate<Entry> where) {
        List<Entry> all = new ArrayList<>(1);
        for (String folder : kinds) {
            Optional<Kind> kind = Kind.ofFolder(folder);
            if (kind.isPresent()) {
                for (Entry entry : index.named(kind.get(), local)) {
                    if (where.test(entry)
                            && all.stream().noneMatch(known -> known.kind == entry.kind && known.pack == entry.pack)) {
                        all.add(entry);
                    }
                }
            }
        }
        return all;
    }

    private void refuse(LoadedPack pack, Set<String> kinds, String written, Place place) {
        List<Entry> several = candidates(pack, kinds, written);
        if (!several.isEmpty()) {
            String ids = several.stream().map(Entry::toString).collect(Collectors.joining(" or "));
            sink.report(Diagnostic.of(Code.AMBIGUOUS_ENTRY, place, "\"%s\" could be %s".formatted(written, ids))
                    .withHelp("write the id with its pack, as in \""
                            + several.get(0).id() + "\""));
            return;
        }
        String local = written.substring(written.indexOf(':') + 1);
        Entry undeclared = first(
                named(kinds, local, entry -> written.indexOf(':') < 0 || written.startsWith(entry.pack.id() + ":")));
        Entry otherKind = first(candidates(pack, Set.copyOf(Kind.folders()), written));
        if (otherKind != null) {
            sink.report(Diagnostic.of(
                            Code.WRONG_KIND,
                            place,
                            "\"%s\" is one of the %s, but one of the %s is wanted"
                                    .formatted(written, otherKind.kind.folder(), kindWords(kinds)))
                    .withRelated(otherKind.head().place(), "declared here"));
        } else if (undeclared != null) {
            sink.report(Diagnostic.of(
                            Code.UNDECLARED_DEPENDENCY,
                            place,
                            "\"%s\" is an entry of the pack \"%s\", which this pack does not name"
                                    .formatted(written, undeclared.pack.id()))
                    .withHelp("add %s to pack.yaml"
                            .formatted(Offer.asDependency(undeclared.pack.id(), undeclared.pack.manifest.version()))));
        } else if (kinds.stream().allMatch(kind -> isComplete(kind, pack))) {
            sink.report(unknown(kinds, written, place));
        }
    }

    @Override
    public boolean isComplete(String kind, YamlNode at) {
        return isComplete(kind, packOf(at));
    }

    private boolean isComplete(String folder, LoadedPack pack) {
        boolean complete = Kind.ofFolder(folder).stream()
                .noneMatch(kind -> pack.incomplete.contains(kind)
                        || pack.sees.stream().anyMatch(seen -> seen.incomplete.contains(kind)));
        doubtful |= !complete;
        return complete;
    }

    /** Whether something was let pass because it may stand in a file that could not be read. */
    boolean isDoubtful() {
        return doubtful;
    }

    private static @Nullable Entry first(List<Entry> entries) {
        return entries.isEmpty() ? null : entries.get(0);
    }

    private Diagnostic unknown(Set<String> kinds, String written, Place place) {
        Set<String> known = new LinkedHashSet<>();
        Function<Entry, String> name = written.indexOf(':') < 0 ? entry -> entry.local : Entry::id;
        kinds.forEach(
                kind -> visible(kind).filter(this::isMeant).map(name).sorted().forEach(known::add));
        Diagnostic finding = Diagnostic.of(
                Code.UNKNOWN_ENTRY,
                place,
                "no entry \"%s\" among the %s".formatted(Text.shorten(written), kindWords(kinds)));
        return Guess.of(written, known)
                .map(meant -> meant.in(finding))
                .orElse(
                        known.isEmpty()
                                ? finding.withHelp("this pack sees no " + kindWords(kinds)
                                        + " at all; add some, or a pack that has them under \"depends\"")
                                : known.size() <= 12
                                        ? finding.withHelp("there are " + String.join(", ", known))
                                        : finding);
    }

    private static String kindWords(Set<String> kinds) {
        return kinds.size() > 4 ? "entries" : String.join(", ", kinds);
    }

    @Override
    public boolean exists(String kind, String written, YamlNode at) {
        return find(packOf(at), Set.of(kind), written) != null;
    }

    @Override
    public Collection<String> all(String folder) {
        return locals(visible(folder).filter(entry -> !entry.isAbstract()));
    }

    /** All ids of a kind, those of abstract entries among them. */
    Collection<String> allToExtend(String folder) {
        return locals(visible(folder));
    }

    private static Collection<String> locals(Stream<Entry> entries) {
        return entries.map(entry -> entry.local).distinct().sorted().toList();
    }

    /** Whether somebody can have meant it: to extend it, if a parent is looked for, or else to use it; and never the entry itself. */
    private boolean isMeant(Entry known) {
        return known != entry && (parents || !known.isAbstract());
    }

    private Stream<Entry> visible(String folder) {
        return Kind.ofFolder(folder).stream()
                .flatMap(kind -> index.locals(kind).stream().flatMap(local -> index.named(kind, local).stream()))
                .filter(entry -> entry.pack == home || home.sees.contains(entry.pack));
    }

    @Override
    public Optional<YamlMap> entry(String folder, String id) {
        int colon = id.indexOf(':');
        Optional<Kind> kind = Kind.ofFolder(folder);
        kind.ifPresent(known -> definitions.add(definition(known, id)));
        return kind.flatMap(known -> index.named(known, id.substring(colon + 1)).stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .map(Entry::tree));
    }

    @Override
    public Set<String> kinds() {
        return ENTRY_KINDS;
    }

    /** How a look at an entry's values is noted. */
    static String definition(Kind kind, String id) {
        return kind.folder() + "/" + id;
    }
}
