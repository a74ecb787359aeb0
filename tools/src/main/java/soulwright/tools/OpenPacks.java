package soulwright.tools;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Severity;
import soulwright.diagnostic.SourceTexts;
import soulwright.pack.Definitions.Definition;
import soulwright.pack.Load;
import soulwright.pack.Load.PackStatus;
import soulwright.pack.PackFiles;
import soulwright.pack.PackFinder;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;
import soulwright.tools.terminal.ShellWord;

/** The packs that a command names, open together with all that they depend on. */
final class OpenPacks implements SourceTexts {
    private final Toolkit toolkit = Toolkit.standard();
    private final List<PackFiles> all;
    private final Set<String> named;
    private final List<Diagnostic> notFound;
    private final Workspace workspace;

    private OpenPacks(
            PackFinder finder, Collection<PackFiles> named, Collection<String> others, List<Diagnostic> notFound) {
        this.all = new ArrayList<>(finder.withNamed(named, others));
        this.named = named.stream().map(PackFiles::shown).collect(Collectors.toUnmodifiableSet());
        this.notFound = List.copyOf(notFound);
        this.workspace = Workspace.open(all, finder.offers(), toolkit);
    }

    /** @param words each a folder, an archive, or the id of a pack that ships; those that are nothing of this give a finding */
    static OpenPacks open(Home home, List<String> words) {
        return open(home, words, List.of());
    }

    private static OpenPacks open(Home home, List<String> words, Collection<String> others) {
        PackFinder finder = home.finder();
        List<PackFiles> named = new ArrayList<>();
        List<Diagnostic> notFound = new ArrayList<>();
        for (String word : words) {
            try {
                named.add(finder.find(word));
            } catch (IOException e) {
                notFound.add(notFound(word, String.valueOf(e.getMessage())));
            } catch (InvalidPathException e) {
                notFound.add(notFound(word, "no folder or file can be called \"" + word + "\""));
            }
        }
        return new OpenPacks(finder, named, others, notFound);
    }

    private static Diagnostic notFound(String word, String message) {
        return Diagnostic.of(Code.NO_SUCH_PACK, Place.wholeFile(word), message);
    }

    /**
     * One pack.
     *
     * @throws WrongUse if there is none
     * @throws Finding if it is a zip file that is damaged
     */
    static OpenPacks open(Home home, String word) {
        return open(home, word, List.of());
    }

    /**
     * One pack, and others beside it which it need not depend on.
     *
     * @param others their ids; those that neither ship nor lie beside the pack are left out
     * @throws WrongUse if there is no such pack
     * @throws Finding if it is a zip file that is damaged
     */
    static OpenPacks open(Home home, String word, Collection<String> others) {
        OpenPacks packs = open(home, List.of(word), others);
        packs.notFound.stream().findFirst().map(Diagnostic::message).ifPresent(message -> {
            throw packs.allFound() ? new Finding("\"" + word + "\": " + message) : new WrongUse(message);
        });
        return packs;
    }

    /** All packs that ship. */
    static OpenPacks shipped(Home home) {
        PackFinder finder = home.finder();
        return new OpenPacks(finder, finder.all(), List.of(), List.of());
    }

    /**
     * The first pack that was named, if nothing is wrong with it.
     *
     * @throws Finding if it has errors
     */
    PackStatus whole() {
        PackStatus pack = packs().get(0);
        if (pack.broken()) {
            throw new Finding("the pack has errors" + first(pack) + "; soulwright validate "
                    + ShellWord.of(pack.shown()) + " shows all");
        }
        return pack;
    }

    /** The first of its errors, with its place; empty if it is broken because of another pack. */
    private String first(PackStatus pack) {
        return load().findings(pack).stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .findFirst()
                .map(error -> ", the first at %s: %s".formatted(error.place(), error.message()))
                .orElse("");
    }

    /** What finds the first pack that was named from anywhere: its id if it ships, or where it lies. */
    String word(Home home) {
        PackStatus pack = packs().get(0);
        Path path = Path.of(pack.shown()).toAbsolutePath().normalize();
        return path.startsWith(home.content()) ? pack.id() : path.toString();
    }

    Workspace workspace() {
        return workspace;
    }

    Load load() {
        return workspace.load();
    }

    /** Looks at all files again. Gives whether anything changed. */
    boolean refresh() {
        all.replaceAll(PackFiles::fresh);
        return workspace.refresh();
    }

    /** Where the packs lie, those too that the named ones depend on. */
    List<Path> roots() {
        return all.stream().map(pack -> Path.of(pack.shown())).toList();
    }

    /** The packs that were named and are there no more. */
    List<Path> gone() {
        return named.stream().sorted().map(Path::of).filter(Files::notExists).toList();
    }

    /** The named packs that are zip files, whose contents nobody can change in place. */
    List<Path> archives() {
        return named.stream()
                .sorted()
                .map(Path::of)
                .filter(Files::isRegularFile)
                .toList();
    }

    /** Whether every word named a pack, be it one in a zip file that is damaged. */
    boolean allFound() {
        return notFound.stream().allMatch(found -> isArchive(found.place().file()));
    }

    private static boolean isArchive(String word) {
        return word.toLowerCase(Locale.ROOT).endsWith(".zip") && new File(word).isFile();
    }

    /** The ids, without their packs, of all entries of some kinds. */
    List<String> ids(Collection<String> kinds) {
        return kinds.stream()
                .flatMap(kind -> load().definitions().of(kind).stream())
                .map(Definition::id)
                .map(id -> id.substring(id.indexOf(':') + 1))
                .toList();
    }

    /** The packs that were named and found, in the order of the load. */
    List<PackStatus> packs() {
        return load().packs().stream()
                .filter(pack -> named.contains(pack.shown()))
                .toList();
    }

    /** What is wrong with the packs that were named; nothing about those they depend on. */
    List<Diagnostic> findings() {
        List<Diagnostic> findings = new ArrayList<>(notFound);
        for (PackStatus pack : packs()) {
            boolean archive = archives().contains(Path.of(pack.shown()));
            load().findings(pack).forEach(found -> findings.add(archive ? withoutFixes(found) : found));
        }
        return findings;
    }

    private static Diagnostic withoutFixes(Diagnostic found) {
        return new Diagnostic(
                found.code(),
                found.severity(),
                found.place(),
                found.path(),
                found.message(),
                found.help(),
                found.related(),
                List.of());
    }

    @Override
    public Optional<String> text(String file) {
        return all.stream()
                .filter(pack -> file.startsWith(pack.shown("")))
                .findFirst()
                .flatMap(pack -> text(pack, file.substring(pack.shown("").length())));
    }

    private Optional<String> text(PackFiles pack, String path) {
        try {
            byte[] bytes = pack.read(path, toolkit.limits().bytes());
            return Optional.of(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
