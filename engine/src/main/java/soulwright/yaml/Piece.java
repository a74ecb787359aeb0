package soulwright.yaml;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.yaml.Anchors.Anchored;
import soulwright.yaml.Cutter.Cut;

/**
 * One piece of a file, read.
 *
 * @param sound nothing in it was reported
 */
record Piece(Source source, Optional<YamlNode> root, Anchors seen, boolean sound) {
    /** Whether reading its text again could tell nothing new, whatever happened elsewhere in its file. */
    boolean lasts() {
        return sound && !seen.borrowed();
    }

    Piece movedTo(Cut cut) {
        source.moveTo(cut.line());
        return this;
    }

    List<YamlNode> entries() {
        return root.map(node -> node instanceof YamlList list ? list.items() : entry(node))
                .orElse(List.of());
    }

    private static List<YamlNode> entry(YamlNode node) {
        boolean nothing = node instanceof YamlScalar scalar && scalar.kind() == YamlScalar.Kind.NULL;
        return nothing ? List.of() : List.of(node);
    }

    /** The anchors defined in it. */
    Map<String, Anchored> anchors() {
        return seen.own();
    }

    /** How many values its aliases repeat. */
    long repeated() {
        return seen.repeated();
    }
}
