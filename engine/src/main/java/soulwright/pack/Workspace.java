package soulwright.pack;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import soulwright.diagnostic.Diagnostic;
import soulwright.game.Fingerprint;

/**
 * Packs that are open: loads them, and keeps what was made of them so that a change costs only what it touches. Belongs to one thread at a
 * time; each {@link Load} it gives is immutable and may go anywhere.
 *
 * <p>How a change is cheap: a file that changed is read again piece by piece, and entries whose text is the same stay the same objects. Each
 * entry remembers the tree it was checked with and the names it looked up; it is checked again only when its tree, its vocabulary or one of
 * those names changed. Checks of content as a whole run every time.
 */
public final class Workspace {
    private final Toolkit toolkit;
    private final List<Offer> offers;
    private final PackReader reader;
    private final List<LoadedPack> packs = new ArrayList<>();
    private final Memory memory;

    /** Packs whose patches do not count, because they turned out to be broken. */
    private final List<LoadedPack> off = new ArrayList<>();

    private Load load = Load.empty();

    private Workspace(Toolkit toolkit, Collection<Offer> offers) {
        this.offers = List.copyOf(offers);
        this.toolkit = toolkit;
        this.reader = new PackReader(toolkit.schemas(), toolkit.limits());
        this.memory = Memory.empty(toolkit);
    }

    /** Reads, links and checks packs. Whatever is wrong with them is in {@link #load}. */
    public static Workspace open(Collection<? extends PackFiles> packs, Toolkit toolkit) {
        return open(packs, List.of(), toolkit);
    }

    /**
     * As the shorter one.
     *
     * @param offers packs that could be named as well, for suggestions: {@link PackFinder#offers}
     */
    public static Workspace open(Collection<? extends PackFiles> packs, Collection<Offer> offers, Toolkit toolkit) {
        Workspace workspace = new Workspace(toolkit, offers);
        packs.stream()
                .sorted(Comparator.comparing(PackFiles::shown))
                .forEach(files -> workspace.packs.add(workspace.reader.read(files)));
        workspace.link();
        return workspace;
    }

    /** What the packs hold now, and what is wrong with it. */
    public Load load() {
        return load;
    }

    /**
     * What games that are played with these packs depend on: the packs that are not broken and say that they affect how a game goes, in the
     * order of the load.
     */
    public List<Fingerprint> fingerprints() {
        return LoadOrder.of(packs, offers).stream()
                .filter(pack -> !pack.broken && !pack.manifest.cosmetic())
                .map(pack -> new Fingerprint(pack.id(), pack.manifest.version(), ContentHash.of(pack)))
                .toList();
    }

    /** Looks at all files again. Gives whether anything changed. */
    public boolean refresh() {
        boolean changed = false;
        for (LoadedPack pack : packs) {
            pack.files = pack.files.fresh();
            String before = pack.manifest.tree().source().text() + pack.manifestFindings;
            reader.readManifest(pack);
            changed |= !before.equals(pack.manifest.tree().source().text() + pack.manifestFindings);
            List<Diagnostic> files = List.copyOf(pack.fileFindings);
            changed |= reader.readDocuments(pack);
            changed |= !files.equals(pack.fileFindings);
        }
        if (changed) {
            link();
        }
        return changed;
    }

    /**
     * Takes a text that an editor holds in place of a file, from now on, whether the file exists or not.
     *
     * @param pack the id of the pack
     * @param path relative to the pack, as in `monsters/water.yaml`
     * @throws IllegalArgumentException when there is no such pack
     */
    public void edit(String pack, String path, byte[] text) {
        LoadedPack edited = pack(pack);
        Map<String, Optional<byte[]>> held = new HashMap<>(edited.files.held());
        held.put(path, Optional.of(text.clone()));
        hold(edited, held);
        link();
    }

    /** Lets the file on disk count again. */
    public void forget(String pack, String path) {
        LoadedPack edited = pack(pack);
        Map<String, Optional<byte[]>> held = new HashMap<>(edited.files.held());
        held.remove(path);
        hold(edited, held);
        link();
    }

    /**
     * Takes the texts that an editor holds, from now on these and no others. However many they are, packs are linked once.
     *
     * @param texts by the name of the file as findings show it; nothing for a file that will be deleted. Files of no pack here do not count
     */
    public void hold(Map<String, Optional<byte[]>> texts) {
        boolean changed = false;
        for (LoadedPack pack : packs) {
            Map<String, Optional<byte[]>> held = new HashMap<>();
            String folder = pack.files.shown("");
            texts.forEach((file, text) -> {
                if (file.startsWith(folder)) {
                    held.put(file.substring(folder.length()), text);
                }
            });
            changed |= hold(pack, held);
        }
        if (changed) {
            link();
        }
    }

    private boolean hold(LoadedPack pack, Map<String, Optional<byte[]>> held) {
        HeldFiles before = pack.files;
        pack.files = before.holding(held);
        Set<String> changed = pack.files.changedSince(before);
        if (changed.contains(PackReader.MANIFEST)) {
            reader.readManifest(pack);
            reader.readDocuments(pack);
        } else {
            changed.forEach(path -> reader.readDocument(pack, path));
        }
        return !changed.isEmpty();
    }

    private LoadedPack pack(String id) {
        return packs.stream()
                .filter(pack -> pack.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no pack " + id));
    }

    /** Where every value of an entry comes from, and what it replaced. The entry is named by kind and full id. */
    public Optional<History> history(String kind, String id) {
        return packs.stream()
                .flatMap(LoadedPack::entries)
                .filter(entry -> entry.kind.folder().equals(kind) && entry.id().equals(id))
                .findFirst()
                .map(entry -> {
                    Trace trace = new Trace();
                    return new History(round().explain(entry, trace), trace);
                });
    }

    /**
     * The schemas as files for editors, narrowed to what a pack sees: the names its ruleset declares, the ids of the entries in sight.
     *
     * @param folder where the files will lie, relative to the folder that the editor opens
     * @return the contents by file name
     */
    public Map<String, String> schemas(String pack, String folder) {
        LoadedPack asked = pack(pack);
        SchemaExport export = new SchemaExport(toolkit.schemas(), folder);
        List<Tongue> tongues = memory.words().of(asked);
        if (tongues.isEmpty()) {
            return export.general();
        }
        Entry stand = new Entry(asked, Kind.PATCHES, "", asked.manifest.tree());
        EntryNames names = new EntryNames(stand, memory.index(), file -> asked, finding -> {});
        return export.narrowed(
                tongues.get(0), names::allToExtend, memory.derived().exact(tongues.get(0)));
    }

    private void link() {
        List<LoadedPack> order = LoadOrder.of(packs, offers);
        off.clear();
        memory.nextRound();
        List<Diagnostic> kept = new ArrayList<>();
        while (true) {
            LinkRound round = new LinkRound(toolkit, memory, order, off, offers);
            List<Diagnostic> findings = round.run();
            Map<String, LoadedPack> packOfFile = round.packOfFile();
            // What is wrong with these was kept; without their patches more would seem to be.
            findings.removeIf(
                    finding -> off.contains(packOfFile.get(finding.place().file())));
            List<LoadedPack> newlyOff = round.brokenPatchers(findings);
            if (newlyOff.isEmpty()) {
                findings.addAll(kept);
                load = new Loading(order, round, packOfFile).finish(findings);
                return;
            }
            findings.stream()
                    .filter(finding ->
                            newlyOff.contains(packOfFile.get(finding.place().file())))
                    .forEach(kept::add);
            off.addAll(newlyOff);
        }
    }

    private LinkRound round() {
        LinkRound round = new LinkRound(toolkit, memory, LoadOrder.of(packs, offers), off, offers);
        round.prepare();
        return round;
    }
}
