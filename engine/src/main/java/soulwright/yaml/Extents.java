package soulwright.yaml;

import org.jspecify.annotations.Nullable;

/** Where things of a YAML text end and begin, in places where SnakeYAML's marks are generous. */
final class Extents {
    /** The end of a block scalar: of the line that holds its last visible character, or of its header. */
    static int blockEnd(String text, int start, int mark) {
        int last = mark;
        while (last > start && isBlank(text.charAt(last - 1))) {
            last--;
        }
        return Math.min(mark, lineEnd(text, last));
    }

    /** What a block scalar at the end of a file says: a line break that only the file lacks is not missing in it. */
    static String ended(String value, String text, int start, YamlScalar.Style style) {
        boolean lacks = style.isBlock() && !value.isEmpty() && !value.endsWith("\n");
        return lacks && !header(text, start).contains("-") ? value + "\n" : value;
    }

    /** The `|+` of a block scalar. */
    static String header(String text, int start) {
        return text.substring(start, wordEnd(text, start));
    }

    /** Where the line ends that an offset is in, without the line break. */
    static int lineEnd(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    /** The offset before the line break that ends at an offset, or the offset itself. */
    static int beforeBreak(String text, int at) {
        int before = at > 0 && text.charAt(at - 1) == '\n' ? at - 1 : at;
        return before > 0 && text.charAt(before - 1) == '\r' ? before - 1 : before;
    }

    /** Where the line begins that an offset is in. */
    static int lineStart(String text, int offset) {
        int at = Math.min(offset, text.length());
        while (at > 0 && text.charAt(at - 1) != '\n' && text.charAt(at - 1) != '\r') {
            at--;
        }
        return at;
    }

    /** Where the visible text of the line ends that begins at an offset. */
    static int textEnd(String text, int from) {
        int end = lineEnd(text, from);
        while (end > from && isBlank(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    /** Where the visible text before a comment ends in the line of an offset, wherever quotes stand. */
    static int commentStart(String text, int from) {
        int end = textEnd(text, from);
        int comment = text.substring(from, end).indexOf(" #");
        return comment < 0 ? end : textEnd(text.substring(0, from + comment), from);
    }

    /** Whether a `#` stands there with a word right behind it, as it does in colours. */
    static boolean isWordOfComment(String text, int at) {
        return text.startsWith("#", at) && at + 1 < text.length() && Character.isLetterOrDigit(text.charAt(at + 1));
    }

    /** The end of a run of characters that are not blank. */
    static int wordEnd(String text, int from) {
        int at = from;
        while (at < text.length() && !isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Where the tag stands in `&anchor !tag value` or `!tag &anchor value`. */
    static int tagStart(String text, int start, @Nullable String anchor) {
        return anchor == null || text.charAt(start) == '!' ? start : skipBlank(text, start + 1 + anchor.length());
    }

    /** Where the value begins in `&anchor !tag value`. */
    static int skipProperties(String text, int start, @Nullable String anchor) {
        int at = start;
        while (at < text.length() && (text.charAt(at) == '&' || text.charAt(at) == '!')) {
            int end = anchor != null && text.charAt(at) == '&' ? at + 1 + anchor.length() : wordEnd(text, at);
            at = skipBlank(text, end);
        }
        return at;
    }

    /** The first visible character of the line that begins at an offset, or the end of that line. */
    static int firstInLine(String text, int lineStart) {
        int at = lineStart;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    /** The next character of the line, or of a later one, that is not blank; the end if there is none. */
    static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** The next character that is neither blank nor in a comment. */
    static int skipBlank(String text, int from) {
        int at = from;
        while (at < text.length() && (isBlank(text.charAt(at)) || text.charAt(at) == '#')) {
            at = text.charAt(at) == '#' ? lineEnd(text, at) : at + 1;
        }
        return at;
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    private Extents() {}
}
