package soulwright.pack;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import soulwright.diagnostic.Diagnostic;

/** One pack as it was read, and the packs it sees. Belongs to its {@link Workspace}, which alone changes it. */
final class LoadedPack {
    /** With the texts that an editor holds and has not saved. */
    HeldFiles files;

    Manifest manifest;

    /** By path in the pack, so in a fixed order. */
    final TreeMap<String, PackFile> documents = new TreeMap<>();

    /** The pictures under `art/`, and those that have come or gone since entries were checked last. */
    Set<String> art = Set.of();

    final Set<String> changedArt = new LinkedHashSet<>();

    /** What is wrong with the manifest. */
    final List<Diagnostic> manifestFindings = new ArrayList<>();

    /** What is wrong with its place among the other packs. */
    final List<Diagnostic> orderFindings = new ArrayList<>();

    /** What is wrong with its folders and the files that nothing reads. */
    final List<Diagnostic> fileFindings = new ArrayList<>();

    /** The packs that this one names and that are there, itself not among them. */
    final Set<LoadedPack> sees = new LinkedHashSet<>();

    /** Kinds of which some file could not be read, so that a missing name means nothing. */
    final Set<Kind> incomplete = EnumSet.noneOf(Kind.class);

    /** Whether the manifest could be read; the files of a pack that nobody knows are left alone. */
    boolean known;

    /** Whether it stands in a circle of packs that depend on each other; that is told once. */
    boolean circular;

    /** What this pack depends on is not known or not there, so that no name can be judged. */
    boolean blind;

    /** It sees no ruleset: that is told once, and no name is judged. */
    boolean gameless;

    /** Switched off: it, or a pack it depends on, has errors. */
    boolean broken;

    LoadedPack(PackFiles files, Manifest manifest) {
        this.files = new HeldFiles(files, Map.of());
        this.manifest = manifest;
    }

    String id() {
        return manifest.id();
    }

    /** Whether this pack comes after another because it names it, or names one that does. */
    boolean reaches(LoadedPack other) {
        return reaches(other, new LinkedHashSet<>());
    }

    private boolean reaches(LoadedPack other, Set<LoadedPack> visited) {
        return sees.contains(other)
                || sees.stream().filter(visited::add).anyMatch(pack -> pack.reaches(other, visited));
    }

    Stream<Entry> entries() {
        return documents.values().stream().flatMap(file -> file.entries.stream());
    }

    @Override
    public String toString() {
        return id();
    }
}
