package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import soulwright.yaml.Parts.Field;
import soulwright.yaml.Parts.Fields;
import soulwright.yaml.Parts.Items;
import soulwright.yaml.Value.Around;
import soulwright.yaml.Value.Word;
import soulwright.yaml.YamlScalar.Style;

/**
 * Writes values as an author would: short lists of words in brackets, small maps of words in lists in braces, text of several lines as a
 * block, everything else one line a key or item.
 *
 * @param step columns by which what a key holds is indented
 * @param listStep the same for a list under a key; 0 where dashes stand in the column of the key
 */
record ValueWriter(int step, int listStep) {
    static final int DASH = 2;
    static final int WIDTH = 80;

    /** An entry of a block map, in lines without indentation. */
    List<String> lines(Field field) {
        String head = ScalarWriter.key(field.key(), Around.BLOCK, null) + ":";
        if (isOneLine(field.value())) {
            return List.of(head + " " + field.value().inline(Around.BLOCK, null));
        }
        Optional<List<String>> text = blockText(head, field.value(), step);
        if (text.isPresent()) {
            return text.get();
        }
        List<String> lines = indented(field.value().lines(this), field.value() instanceof Items ? listStep : step);
        lines.add(0, head);
        return lines;
    }

    /**
     * A map as an item of a block list.
     *
     * @param braced whether in braces, as its neighbour, if it fits on a line
     */
    List<String> lines(Fields item, boolean braced) {
        return braced && item.isBraceable() ? List.of("- " + item.braced()) : itemLines(item);
    }

    /** An item of a block list, in lines without indentation. */
    List<String> lines(Value item) {
        return item instanceof Fields fields && fields.isSmall() ? lines(fields, true) : itemLines(item);
    }

    private List<String> itemLines(Value item) {
        if (isOneLine(item)) {
            return List.of("- " + item.inline(Around.BLOCK, null));
        }
        return blockText("-", item, DASH).orElseGet(() -> {
            List<String> lines = indented(item.lines(this), DASH);
            lines.set(0, "-" + lines.get(0).substring(1));
            return lines;
        });
    }

    private static boolean isOneLine(Value value) {
        boolean block = value instanceof Word word
                && word.hasSeveralLines()
                && BlockText.of(word.text(), Style.LITERAL, DASH, WIDTH).isPresent();
        return value.isShort() && !block;
    }

    private static Optional<List<String>> blockText(String head, Value value, int indent) {
        if (!(value instanceof Word word)) {
            return Optional.empty();
        }
        return BlockText.of(word.text(), Style.LITERAL, indent, WIDTH).map(block -> {
            List<String> lines = indented(block.lines(), indent);
            lines.add(0, head + " " + block.header());
            return lines;
        });
    }

    static List<String> indented(List<String> lines, int columns) {
        String indent = " ".repeat(columns);
        return lines.stream()
                .map(line -> line.isEmpty() ? line : indent + line)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
