package soulwright.editor.shell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.diagnostic.Wording;
import soulwright.editor.document.EntryOutline;
import soulwright.editor.document.FileId;
import soulwright.editor.document.FileOutline;
import soulwright.editor.document.Outline;
import soulwright.editor.document.PackOutline;
import soulwright.editor.entry.lang.LangFile;
import soulwright.editor.shell.LibraryNode.EntryTarget;
import soulwright.editor.shell.LibraryNode.Everything;
import soulwright.editor.shell.LibraryNode.FileTarget;
import soulwright.editor.shell.LibraryNode.KindTarget;
import soulwright.editor.shell.LibraryNode.PackTarget;
import soulwright.pack.Kind;

/** Makes the tree of the library: packs, their kinds, their entries; what is broken too, with a mark. */
final class Library {
    private static final String MANIFEST = "pack.yaml";

    private final String filter;
    private final Map<String, List<Diagnostic>> findings = new HashMap<>();

    private Library(List<Diagnostic> findings, String filter) {
        this.filter = filter.toLowerCase(Locale.ROOT);
        findings.forEach(finding -> this.findings
                .computeIfAbsent(finding.place().file(), file -> new ArrayList<>())
                .add(finding));
    }

    /**
     * The whole tree.
     *
     * @param findings of all packs
     * @param filter part of the name or id of entries; empty for all
     */
    static LibraryNode tree(Outline outline, List<Diagnostic> findings, String filter) {
        Library library = new Library(findings, filter);
        List<LibraryNode> packs = outline.packs().stream().map(library::pack).toList();
        return new LibraryNode(new Everything(), "Library", "", Optional.empty(), packs);
    }

    private LibraryNode pack(PackOutline pack) {
        List<LibraryNode> children = new ArrayList<>();
        if (filter.isEmpty()) {
            pack.file(pack.pack().file(MANIFEST)).ifPresent(manifest -> children.add(manifest(manifest)));
        }
        for (Kind kind : Kind.values()) {
            LibraryNode node = kind(pack, kind);
            boolean invites = filter.isEmpty() && isOwn(pack);
            if (invites || !node.children().isEmpty()) {
                children.add(node);
            }
        }
        Optional<Severity> worst = worst(findingsIn(pack));
        return new LibraryNode(new PackTarget(pack.pack()), pack.name(), detail(pack, worst), worst, children);
    }

    /** Whether there is something in it that no entry shows: a mistake, an entry without an id, or nothing at all. */
    private static boolean isHiding(FileOutline file) {
        int written = Math.max(1, file.yaml().entries().size());
        return file.broken() || file.entries().size() < written;
    }

    /** Translations have no entries: a file is a language. */
    private static boolean hasForms(Kind kind) {
        return kind != Kind.LANG;
    }

    /** Whether somebody opened it who can change it: he sees also what it has none of yet. */
    private static boolean isOwn(PackOutline pack) {
        return pack.pack().asked() && !pack.pack().readOnly();
    }

    private static String detail(PackOutline pack, Optional<Severity> worst) {
        if (worst.filter(Severity.ERROR::equals).isPresent()) {
            return "broken";
        }
        return pack.pack().readOnly() ? "archive" : "";
    }

    private LibraryNode manifest(FileOutline manifest) {
        return new LibraryNode(
                new FileTarget(manifest.file()), "About this pack", "", worst(of(manifest.file())), List.of());
    }

    private LibraryNode kind(PackOutline pack, Kind kind) {
        List<LibraryNode> children = new ArrayList<>();
        int count = 0;
        for (FileOutline file : pack.files(kind)) {
            if (hasForms(kind)) {
                count += file.entries().size();
                file.entries().stream().filter(this::matches).map(this::entry).forEach(children::add);
            }
            if ((isHiding(file) || !hasForms(kind)) && matches(file.file())) {
                children.add(file(file.file()));
            }
        }
        pack.unreadable().stream()
                .filter(file -> file.kind().filter(kind::equals).isPresent() && matches(file))
                .map(this::file)
                .forEach(children::add);
        String name = Wording.capital(hasForms(kind) ? kind.folder() : "translations");
        String detail = String.valueOf(hasForms(kind) ? count : children.size());
        return new LibraryNode(new KindTarget(pack.pack(), kind), name, detail, worstOf(children), children);
    }

    private LibraryNode entry(EntryOutline entry) {
        List<Diagnostic> found = of(entry.file()).stream()
                .filter(finding -> entry.tree().place().holds(finding.place()))
                .toList();
        return new LibraryNode(
                new EntryTarget(entry.name(), entry.file()),
                entry.title(),
                entry.isAbstract() ? "template" : "",
                worst(found),
                List.of());
    }

    /** A file of translations is called by its language. */
    private LibraryNode file(FileId file) {
        boolean language = file.kind().filter(Kind.LANG::equals).isPresent();
        String name = language ? LangFile.nameOf(LangFile.codeOf(file)) : file.name();
        return new LibraryNode(new FileTarget(file), name, language ? file.name() : "", worst(of(file)), List.of());
    }

    private boolean matches(EntryOutline entry) {
        return filter.isEmpty()
                || entry.title().toLowerCase(Locale.ROOT).contains(filter)
                || entry.name().local().contains(filter);
    }

    private boolean matches(FileId file) {
        return file.path().toLowerCase(Locale.ROOT).contains(filter);
    }

    private List<Diagnostic> of(FileId file) {
        return findings.getOrDefault(file.shown(), List.of());
    }

    private List<Diagnostic> findingsIn(PackOutline pack) {
        String place = pack.pack().place();
        return findings.entrySet().stream()
                .filter(file -> file.getKey().equals(place) || file.getKey().startsWith(place + "/"))
                .flatMap(file -> file.getValue().stream())
                .toList();
    }

    private static Optional<Severity> worst(List<Diagnostic> findings) {
        return findings.stream().map(Diagnostic::severity).min(Severity::compareTo);
    }

    private static Optional<Severity> worstOf(List<LibraryNode> nodes) {
        return nodes.stream().flatMap(node -> node.worst().stream()).min(Severity::compareTo);
    }
}
