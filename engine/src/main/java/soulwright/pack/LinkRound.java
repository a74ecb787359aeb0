package soulwright.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Predicate;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.yaml.YamlMap;

/** One pass over all packs: patches are found, trees made, entries checked as far as needed, then content as a whole. */
final class LinkRound {
    private final Toolkit toolkit;
    private final Memory memory;
    private final List<LoadedPack> order;
    private final Collection<LoadedPack> off;
    private final EntryIndex index;
    private final Collection<Offer> offers;
    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, LoadedPack> packOfFile = new HashMap<>();
    private final Map<Entry, List<Patch>> patches = new LinkedHashMap<>();
    private final List<Diagnostic> findings = new ArrayList<>();
    private final Set<String> changedNames = new HashSet<>();
    private final EntryParents parents;
    private final Linker linker;
    private Definitions all = Definitions.of(List.of());

    /**
     * @param memory of the last time; it is brought up to date
     * @param off packs whose patches do not count, because they are broken
     * @param offers packs that are at hand but not open
     */
    LinkRound(
            Toolkit toolkit,
            Memory memory,
            List<LoadedPack> order,
            Collection<LoadedPack> off,
            Collection<Offer> offers) {
        this.toolkit = toolkit;
        this.memory = memory;
        this.index = memory.index();
        this.order = order;
        this.off = off;
        this.offers = offers;
        this.parents = new EntryParents(index, packOfFile, patches);
        this.linker = new Linker(toolkit.schemas(), patches, parents);
    }

    /** Which pack a file belongs to, by the name it has in findings. */
    Map<String, LoadedPack> packOfFile() {
        return packOfFile;
    }

    /** The entries of packs that are not broken; only then all are as they count. */
    Definitions definitions() {
        boolean someBroken = order.stream().anyMatch(pack -> pack.broken);
        return someBroken ? inGame(entry -> !entry.pack.broken) : all;
    }

    /** The entries without errors, also those of broken packs. */
    Definitions sound(Collection<Diagnostic> found) {
        boolean someBroken = order.stream().anyMatch(pack -> pack.broken);
        return someBroken ? inGame(new Sound(found)::is) : all;
    }

    /** Every entry as it is written, whatever is wrong with it. */
    List<Sheet> sheets() {
        return entries.stream()
                .map(entry -> Sheet.of(entry, parents.parentOf(entry), toolkit.schemas()))
                .toList();
    }

    private Definitions inGame(Predicate<Entry> where) {
        List<Entry> chosen = new ArrayList<>(entries.size());
        for (Entry entry : entries) {
            if (entry.deletedBy == null && where.test(entry)) {
                chosen.add(entry);
            }
        }
        return Definitions.of(chosen);
    }

    List<Diagnostic> run() {
        prepare();
        for (Entry entry : entries) {
            if (entry.parent() != null || patches.containsKey(entry)) {
                parents.check(entry, findings::add);
            }
            entry.whole = parents.isWhole(entry);
            linker.link(entry, findings::add);
        }
        checkEntries();
        new Translations(toolkit.schemas(), index, findings::add).check(order);
        all = inGame(entry -> true);
        memory.checks().run(all, findings::add);
        return findings;
    }

    /** As far as needed to explain one entry. */
    void prepare() {
        for (LoadedPack pack : order) {
            packOfFile.put(pack.files.shown(PackReader.MANIFEST), pack);
            pack.gameless = PackWords.rulesets(pack).isEmpty();
            findings.addAll(pack.manifestFindings);
            findings.addAll(pack.orderFindings);
            findings.addAll(pack.fileFindings);
            pack.fileFindings.forEach(
                    finding -> packOfFile.putIfAbsent(finding.place().file(), pack));
            for (PackFile file : pack.documents.values()) {
                packOfFile.put(file.yaml.name(), pack);
                findings.addAll(file.findings);
                file.entries.forEach(this::add);
            }
        }
        changedNames.addAll(index.update(
                order.stream().flatMap(pack -> pack.documents.values().stream()).toList()));
        index.clashes()
                .forEach(same -> same.stream().skip(1).forEach(entry -> findings.add(clash(entry, same.get(0)))));
        order.forEach(pack -> {
            changedNames.addAll(pack.changedArt);
            pack.changedArt.clear();
        });
        index.namesakes()
                .forEach(same -> same.forEach(entry -> same.stream()
                        .filter(other -> entry.pack.sees.contains(other.pack))
                        .findFirst()
                        .ifPresent(other -> findings.add(hides(entry, other)))));
        PatchTargets targets = new PatchTargets(toolkit.schemas(), index, packOfFile, findings::add);
        order.stream().filter(pack -> !off.contains(pack)).forEach(pack -> targets.collect(pack, patches));
        patches.forEach((entry, all) -> entry.deletedBy = all.stream()
                .flatMap(patch -> patch.ops().stream())
                .filter(op -> op.verb() == PatchOp.Verb.DELETE)
                .map(PatchOp::at)
                .findFirst()
                .orElse(null));
    }

    private void add(Entry entry) {
        if (entry.deletedBy != null) {
            entry.deletedBy = null;
            changedNames.add(entry.local);
        }
        entries.add(entry);
    }

    private static Diagnostic clash(Entry entry, Entry first) {
        return Diagnostic.of(
                        Code.DUPLICATE_ENTRY,
                        entry.head().place(),
                        "there are two entries \"%s\" among the %s".formatted(entry.local, entry.kind.folder()))
                .withPath(entry.local)
                .withHelp("give one of them another id, or delete it")
                .withRelated(first.head().place(), "the first one");
    }

    private static Diagnostic hides(Entry entry, Entry other) {
        return Diagnostic.of(
                        Code.HIDES_ENTRY,
                        entry.head().place(),
                        "the pack \"%s\" has an entry \"%s\" among the %s too; this is another one, and does not change it"
                                .formatted(other.pack.id(), entry.local, entry.kind.folder()))
                .withPath(entry.local)
                .withHelp("write a patch to change it, or give this one an id of its own")
                .withRelated(other.head().place(), "the one of \"%s\"".formatted(other.pack.id()));
    }

    YamlMap explain(Entry entry, Trace trace) {
        return linker.explain(entry, trace);
    }

    private void checkEntries() {
        Set<String> definitions = new HashSet<>();
        List<Entry> open = new ArrayList<>();
        Map<LoadedPack, List<Tongue>> tongues = new HashMap<>();
        for (Entry entry : entries) {
            if (entry.deletedBy != null) {
                changedNames.add(entry.local);
            }
            if (entry.checked == null || entry.checked.tree() != entry.tree()) {
                definitions.add(EntryNames.definition(entry.kind, entry.id()));
            }
        }
        Set<LoadedPack> blamed = new HashSet<>();
        for (Entry entry : entries) {
            List<Tongue> fitting = entry.kind == Kind.RULESETS || entry.kind == Kind.CAMPAIGNS
                    ? memory.words().of(entry)
                    : tongues.computeIfAbsent(entry.pack, pack -> memory.words().of(entry));
            entry.tongues = fitting;
            if (fitting.isEmpty() && seesNoRuleset(entry) && blamed.add(entry.pack)) {
                findings.add(noRuleset(entry.pack));
            }
            if (!isStillClean(entry, fitting, changedNames, definitions)) {
                open.add(entry);
            }
        }
        ConcurrentLinkedQueue<Diagnostic> found = new ConcurrentLinkedQueue<>();
        open.parallelStream()
                .forEach(entry ->
                        found.addAll(new EntryChecking(toolkit, memory.derived(), index, packOfFile).check(entry)));
        findings.addAll(found);
    }

    /** Whether there is none at all; what is wrong with one that is there is told where it is. */
    private static boolean seesNoRuleset(Entry entry) {
        LoadedPack pack = entry.pack;
        return entry.kind != Kind.RULESETS && !pack.blind && !pack.incomplete.contains(Kind.RULESETS) && pack.gameless;
    }

    private static boolean isStillClean(Entry entry, List<Tongue> fitting, Set<String> names, Set<String> definitions) {
        Entry.Checked checked = entry.checked;
        return checked != null
                && checked.clean()
                && checked.tree() == entry.tree()
                && isFitting(checked, fitting)
                && (names.isEmpty() || Collections.disjoint(checked.names(), names))
                && (checked.definitions().isEmpty() || Collections.disjoint(checked.definitions(), definitions));
    }

    private static boolean isFitting(Entry.Checked checked, List<Tongue> fitting) {
        for (Tongue tongue : fitting) {
            if (tongue.words() == checked.definition().words()) {
                return true;
            }
        }
        return false;
    }

    private Diagnostic noRuleset(LoadedPack pack) {
        Diagnostic finding = Diagnostic.of(
                Code.NO_RULESET,
                pack.manifest.at("depends", "").place(),
                "the pack \"%s\" sees no ruleset, so nobody knows what its entries may say".formatted(pack.id()));
        List<String> games =
                offers.stream().filter(Offer::isGame).map(Offer::asDependency).toList();
        return finding.withHelp(
                games.isEmpty()
                        ? "name a pack that has one under \"depends\", or add one in \"rulesets\""
                        : "add to pack.yaml the game that it is for: " + String.join(" or ", games));
    }

    /** The packs that patch others and turn out to have errors: their patches must not count. */
    List<LoadedPack> brokenPatchers(Collection<Diagnostic> found) {
        Set<LoadedPack> broken = new HashSet<>();
        for (Diagnostic finding : found) {
            LoadedPack pack = packOfFile.get(finding.place().file());
            if (finding.severity() == Severity.ERROR && pack != null && !off.contains(pack)) {
                broken.add(pack);
            }
        }
        return patches.entrySet().stream()
                .flatMap(patched -> patched.getValue().stream().filter(patch -> patch.pack() != patched.getKey().pack))
                .map(Patch::pack)
                .distinct()
                .filter(broken::contains)
                .toList();
    }
}
