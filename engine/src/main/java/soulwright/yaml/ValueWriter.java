package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.Value.Alias;
import soulwright.yaml.Value.Anchored;
import soulwright.yaml.Value.Field;
import soulwright.yaml.Value.Fields;
import soulwright.yaml.Value.Items;
import soulwright.yaml.Value.Word;
import soulwright.yaml.YamlScalar.Kind;
import soulwright.yaml.YamlScalar.Style;

/**
 * Writes values as an author would: short lists of words in brackets, text of several lines as a block, everything else one line a key or
 * item.
 *
 * @param step columns by which what a key holds is indented
 * @param listStep the same for a list under a key; 0 where dashes stand in the column of the key
 */
record ValueWriter(int step, int listStep) {
    static final int DASH = 2;
    private static final int SHORT = 70;
    private static final int WIDTH = 80;

    /** On one line. */
    static String inline(Value value, boolean flow, @Nullable Style keep) {
        if (value instanceof Word word) {
            return ScalarWriter.write(word, flow, keep);
        }
        if (value instanceof Items items) {
            return items.items().stream()
                    .map(item -> inline(item, true, null))
                    .collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Fields fields) {
            return fields.fields().stream().map(ValueWriter::inline).collect(Collectors.joining(", ", "{", "}"));
        }
        return value instanceof Anchored anchored
                ? "&" + anchored.anchor() + " " + inline(anchored.value(), flow, keep)
                : "*" + ((Alias) value).anchor();
    }

    static String inline(Field field) {
        return ScalarWriter.key(field.key(), true, null) + ": " + inline(field.value(), true, null);
    }

    /** Whether a value that was not written before looks better on one line. */
    static boolean isShort(Value value) {
        if (value instanceof Fields fields) {
            return fields.fields().isEmpty();
        }
        return !(value instanceof Items items)
                || (items.items().stream().allMatch(Word.class::isInstance)
                        && inline(value, true, null).length() <= SHORT);
    }

    /** An entry of a block map, in lines without indentation. */
    List<String> lines(Field field) {
        int indent = field.value() instanceof Items ? listStep : step;
        return under(ScalarWriter.key(field.key(), false, null) + ":", field.value(), indent, false);
    }

    /** An item of a block list, in lines without indentation. */
    List<String> lines(Value item) {
        return under("-", item, DASH, true);
    }

    /** The entries or items of a map or list that is not empty, in lines without indentation. */
    List<String> allLines(Value group) {
        List<String> lines = new ArrayList<>();
        if (group instanceof Fields fields) {
            fields.fields().forEach(field -> lines.addAll(lines(field)));
        } else {
            ((Items) group).items().forEach(item -> lines.addAll(lines(item)));
        }
        return lines;
    }

    private List<String> under(String head, Value value, int indent, boolean beside) {
        Optional<BlockText> block = blockText(value, Math.max(indent, 1));
        if (block.isPresent()) {
            List<String> lines =
                    new ArrayList<>(List.of(head + " " + block.get().header()));
            lines.addAll(indented(block.get().lines(), Math.max(indent, 1)));
            return lines;
        }
        if (isShort(value) || value instanceof Anchored || value instanceof Alias) {
            return List.of(head + " " + inline(value, false, null));
        }
        List<String> lines = indented(allLines(value), indent);
        if (beside) {
            lines.set(0, head + lines.get(0).substring(head.length()));
            return lines;
        }
        lines.add(0, head);
        return lines;
    }

    private static Optional<BlockText> blockText(Value value, int indent) {
        boolean several = value instanceof Word word
                && word.kind() == Kind.TEXT
                && word.text().indexOf('\n') >= 0;
        return several ? BlockText.of(((Word) value).text(), Style.LITERAL, indent, WIDTH) : Optional.empty();
    }

    static List<String> indented(List<String> lines, int columns) {
        String indent = " ".repeat(columns);
        return lines.stream()
                .map(line -> line.isEmpty() ? line : indent + line)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
