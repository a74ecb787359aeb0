package soulwright.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Sink;
import soulwright.yaml.Anchors.Anchored;
import soulwright.yaml.Cutter.Cut;

/**
 * A YAML file that was read: its entries, whatever could be understood of them. Immutable, apart from where its pieces stand.
 *
 * <p>A file that is a block list is read item by item: a syntax error hides only the item it stands in, and {@link #reread} keeps the nodes of
 * the items that did not change.
 */
public final class YamlFile {
    private final String name;
    private final Limits limits;
    private final List<Piece> pieces;
    private final List<YamlNode> entries;
    private final boolean broken;

    private YamlFile(String name, Limits limits, List<Piece> pieces, List<YamlNode> entries, boolean broken) {
        this.name = name;
        this.limits = limits;
        this.pieces = List.copyOf(pieces);
        this.entries = List.copyOf(entries);
        this.broken = broken;
    }

    /**
     * Reads whatever the bytes hold; what is wrong with them goes to the sink.
     *
     * @param name as findings are to show the file
     */
    public static YamlFile read(String name, byte[] bytes, Limits limits, Sink sink) {
        return new YamlFile(name, limits, List.of(), List.of(), false).reread(bytes, sink);
    }

    /**
     * This file with new content. Entries whose text is the same are the same nodes as before. All findings are reported, also those that were
     * reported before.
     */
    public YamlFile reread(byte[] bytes, Sink sink) {
        Findings findings = new Findings(limits.findings(), sink);
        List<Piece> now = new FileText(name, bytes, findings)
                .read(limits.bytes())
                .map(text -> pieces(cut(text), findings))
                .orElse(List.of());
        List<YamlNode> all =
                now.stream().flatMap(piece -> piece.entries().stream()).toList();
        List<YamlNode> kept = withinLimit(all, findings);
        if (all.isEmpty() && findings.count() == 0 && now.stream().noneMatch(YamlFile::isEmptyList)) {
            findings.report(Diagnostic.of(Code.EMPTY_FILE, Place.wholeFile(name), "file holds nothing")
                    .withHelp("write an entry, or delete the file"));
        }
        return new YamlFile(name, limits, now, kept, findings.errors());
    }

    public String name() {
        return name;
    }

    /** The items of the list at the top, or the one value. Items with a syntax error are missing. */
    public List<YamlNode> entries() {
        return entries;
    }

    /** The value at the top; a list begins where its first item does. */
    public Optional<YamlNode> root() {
        if (pieces.size() == 1) {
            return pieces.get(0).root();
        }
        return pieces.stream()
                .flatMap(piece -> piece.root().stream())
                .findFirst()
                .map(this::list);
    }

    /** Whether an error was reported, so that some of the file may be missing here. */
    public boolean broken() {
        return broken;
    }

    private YamlNode list(YamlNode first) {
        return new YamlList(first.source(), first.start(), first.end(), entries);
    }

    private static boolean isEmptyList(Piece piece) {
        return piece.root().filter(YamlList.class::isInstance).isPresent();
    }

    private List<YamlNode> withinLimit(List<YamlNode> all, Sink sink) {
        int most = limits.entries();
        if (all.size() <= most) {
            return all;
        }
        String message = "file holds more than " + most + " entries";
        sink.report(Diagnostic.of(Code.TOO_MANY_ENTRIES, all.get(most).place(), message)
                .withHelp("split it into several files"));
        return all.subList(0, most);
    }

    /** At most one entry more than is allowed: enough to tell. */
    private List<Cut> cut(String text) {
        List<Cut> cuts = Cutter.cut(text);
        return cuts.subList(0, Math.min(cuts.size(), limits.entries() + 1));
    }

    private List<Piece> pieces(List<Cut> cuts, Findings findings) {
        @Nullable Piece[] known = new KnownPieces(pieces).match(cuts);
        Map<String, Anchored> anchors = new HashMap<>();
        List<Piece> now = new ArrayList<>(cuts.size());
        long repeated = 0;
        for (int i = 0; i < known.length; i++) {
            Piece same = known[i];
            Piece piece =
                    same != null ? same.movedTo(cuts.get(i)) : readPiece(cuts.get(i), anchors, repeated, findings);
            repeated += piece.repeated();
            anchors.putAll(piece.anchors());
            now.add(piece);
        }
        return now;
    }

    private Piece readPiece(Cut cut, Map<String, Anchored> outer, long repeated, Findings findings) {
        Source source = new Source(name, cut.text(), cut.line());
        Anchors anchors = new Anchors(outer, repeated);
        int before = findings.count();
        Optional<YamlNode> root = readTree(new TreeReader(source, limits, anchors, findings), findings);
        return new Piece(source, root, anchors, findings.count() == before);
    }

    private static Optional<YamlNode> readTree(TreeReader reader, Sink sink) {
        try {
            return reader.read();
        } catch (SyntaxFault fault) {
            sink.report(fault.diagnostic());
            return Optional.empty();
        }
    }
}
