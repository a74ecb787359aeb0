package soulwright.effect;

import soulwright.diagnostic.Place;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Where something stands, cheap to carry: the node it is in, and its stretch of the source's text. Lines are counted only for a finding. */
public record Spot(YamlNode node, int start, int end) {
    /** The whole of a node. */
    public static Spot of(YamlNode node) {
        return new Spot(node, node.start(), node.end());
    }

    /**
     * Some chars of a scalar's value. What is folded or escaped cannot be pointed into: then it is the whole scalar, or its first line where
     * it is a block.
     */
    public static Spot within(YamlScalar scalar, int from, int to) {
        int quote = scalar.style() == YamlScalar.Style.PLAIN ? 0 : 1;
        int first = scalar.start() + quote;
        if (scalar.source().text().startsWith(scalar.text(), first)) {
            return new Spot(scalar, first + from, first + to);
        }
        return switch (scalar.style()) {
            case LITERAL, FOLDED -> new Spot(scalar, scalar.start(), first);
            default -> of(scalar);
        };
    }

    /** What stands there, as it is written. */
    public String text() {
        return node.source().text().substring(start, end);
    }

    public Place place() {
        return node.source().place(start, end);
    }
}
