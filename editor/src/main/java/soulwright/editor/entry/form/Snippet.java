package soulwright.editor.entry.form;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Diagnostic;
import soulwright.yaml.EditResult;
import soulwright.yaml.Edited;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlText;

/** A value as it is written, for changing it as text: its own lines, with comments, moved to the left edge. */
public final class Snippet {
    private static final int STEP = 2;

    private Snippet() {}

    /** The text of a field's value: that of the entry itself, or else of wherever it comes from; nothing when it has none. */
    public static String of(Field field) {
        return field.value().map(Snippet::of).orElse("");
    }

    static String of(YamlNode node) {
        String text = node.source().text();
        String own = text.substring(node.start(), Math.max(node.start(), node.end()));
        int margin = margin(node);
        return own.lines()
                .map(line -> line.substring(Math.min(margin, indent(line))))
                .collect(Collectors.joining("\n"))
                .replaceFirst("^ +", "")
                .stripTrailing();
    }

    /** What a typed text means, or why it cannot be read. */
    public record Read(Optional<YamlNode> node, Optional<Diagnostic> fault) {}

    public static Read read(String typed) {
        List<Diagnostic> found = new ArrayList<>();
        byte[] bytes = (typed.stripTrailing() + "\n").getBytes(StandardCharsets.UTF_8);
        Optional<YamlNode> root =
                YamlFile.read("", bytes, Limits.standard(), found::add).root();
        return new Read(
                found.isEmpty() ? root : Optional.empty(), found.stream().findFirst());
    }

    /** Whether a typed text means just what a field holds. */
    public static boolean means(String typed, Field field) {
        Optional<YamlNode> node =
                typed.isBlank() ? Optional.empty() : read(typed).node();
        return node.isPresent()
                && field.value().isPresent()
                && Objects.equals(Plain.of(node.get()), Plain.of(field.value().get()));
    }

    /**
     * Puts a typed text in the place of a value, as it was typed.
     *
     * @param node what the text means
     */
    public static EditResult write(Form form, YamlText file, Field field, String typed, YamlNode node) {
        EditResult plain = new Writing(form, file).set(field, node);
        Optional<YamlNode> own = field.own();
        if (own.isEmpty() || !(plain instanceof Edited)) {
            return plain;
        }
        Piece piece = Piece.of(form.entry(), file);
        YamlText spliced = piece.with(YamlText.of(spliced(own.get(), typed.stripTrailing(), node)))
                .inFile(piece.text().text());
        return sameMeaning(spliced, plain.orThrow()) ? new Edited(spliced, List.of()) : plain;
    }

    private static String spliced(YamlNode old, String typed, YamlNode node) {
        String text = old.source().text();
        boolean goesBelow = isBlock(node) && !isBlock(old);
        String margin = " ".repeat(goesBelow ? keyColumn(old) + STEP : margin(old));
        String lines =
                typed.lines().map(line -> line.isBlank() ? "" : margin + line).collect(Collectors.joining("\n"));
        int from = old.start();
        if (goesBelow) {
            while (from > 0 && text.charAt(from - 1) == ' ') {
                from--;
            }
            lines = "\n" + lines;
        } else {
            lines = lines.substring(Math.min(margin.length(), lines.length()));
        }
        int end = old.end();
        while (end > from && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, from) + lines + text.substring(end);
    }

    /** The column at which the lines of a value begin. */
    private static int margin(YamlNode node) {
        String text = node.source().text();
        return isBlock(node) ? node.start() - lineStart(text, node.start()) : keyColumn(node);
    }

    /** The column of the key that a value stands behind, a dash before it counted. */
    private static int keyColumn(YamlNode node) {
        String text = node.source().text();
        int at = lineStart(text, node.start());
        int column = 0;
        while (at < text.length() && (text.charAt(at) == ' ' || text.startsWith("- ", at))) {
            column++;
            at++;
        }
        return column;
    }

    /** In lines of its own, without brackets. */
    private static boolean isBlock(YamlNode node) {
        char first = node.start() < node.source().text().length()
                ? node.source().text().charAt(node.start())
                : ' ';
        return (node instanceof YamlMap map && !map.entries().isEmpty() && first != '{')
                || (node instanceof YamlList list && !list.items().isEmpty() && first != '[');
    }

    private static int lineStart(String text, int at) {
        return text.lastIndexOf('\n', at - 1) + 1;
    }

    private static int indent(String line) {
        int at = 0;
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    private static boolean sameMeaning(YamlText one, YamlText other) {
        return Objects.equals(meaning(one), meaning(other));
    }

    private static @Nullable Object meaning(YamlText text) {
        List<Diagnostic> found = new ArrayList<>();
        YamlFile file = YamlFile.read("", text.bytes(), Limits.standard(), found::add);
        return found.isEmpty() ? file.root().map(Plain::of).orElse(null) : found;
    }
}
