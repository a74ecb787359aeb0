package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.yaml.YamlScalar.Style;

/**
 * A text of several lines as a block scalar. Texts that a block scalar shows badly (blank ends, tabs, several line breaks at the end, other
 * control characters) are not written as one.
 *
 * @param header `|` or `>` with what it needs
 * @param lines without indentation
 */
record BlockText(String header, List<String> lines) {
    /**
     * @param indent columns by which the lines will be indented under what holds them
     * @param width columns to wrap folded text at
     */
    static Optional<BlockText> of(String text, Style style, int indent, int width) {
        String body = text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
        List<String> lines = List.of(body.split("\n", -1));
        boolean indented = lines.stream().anyMatch(line -> line.startsWith(" "));
        boolean folded = style == Style.FOLDED && !indented;
        if (!isFit(lines) || (indented && indent > 9) || (style == Style.FOLDED && indented)) {
            return Optional.empty();
        }
        String chomp = body.length() == text.length() ? "-" : "";
        String digit = lines.get(0).startsWith(" ") ? Integer.toString(indent) : "";
        return Optional.of(new BlockText((folded ? ">" : "|") + digit + chomp, folded ? folded(lines, width) : lines));
    }

    private static boolean isFit(List<String> lines) {
        boolean visibleEnds =
                !lines.get(0).isEmpty() && !lines.get(lines.size() - 1).isEmpty();
        return visibleEnds && lines.stream().allMatch(BlockText::isFit);
    }

    private static boolean isFit(String line) {
        boolean shown = line.isEmpty() || (!line.isBlank() && line.charAt(0) != '\t');
        return shown
                && line.chars().noneMatch(c -> (c < ' ' && c != '\t') || FileText.isForbidden((char) c))
                && !hasLoneSurrogate(line);
    }

    private static boolean hasLoneSurrogate(String line) {
        return line.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }

    private static List<String> folded(List<String> lines, int width) {
        List<String> folded = new ArrayList<>();
        for (String line : lines) {
            if (!folded.isEmpty()) {
                folded.add("");
            }
            if (!line.isEmpty()) {
                wrap(line, width, folded);
            }
        }
        return folded;
    }

    private static void wrap(String line, int width, List<String> into) {
        int start = 0;
        while (line.length() - start > width) {
            int space = breakable(line, start, width);
            if (space < 0) {
                break;
            }
            into.add(line.substring(start, space));
            start = space + 1;
        }
        into.add(line.substring(start));
    }

    /** The last single space within the width, or the first one behind it. */
    private static int breakable(String line, int start, int width) {
        for (int at = Math.min(line.length() - 2, start + width); at > start; at--) {
            if (isSingleSpace(line, at)) {
                return at;
            }
        }
        for (int at = start + width + 1; at < line.length() - 1; at++) {
            if (isSingleSpace(line, at)) {
                return at;
            }
        }
        return -1;
    }

    private static boolean isSingleSpace(String line, int at) {
        return line.charAt(at) == ' ' && !Extents.isBlank(line.charAt(at - 1)) && !Extents.isBlank(line.charAt(at + 1));
    }
}
