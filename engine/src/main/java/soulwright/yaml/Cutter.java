package soulwright.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Cuts a file that is one block list into its items. Within such a list a line that begins with `- ` in the first column can only be the next
 * item, so a mistake in one piece cannot reach into the next. Any other file is one piece.
 */
final class Cutter {
    /** Comments, blank lines and at most one `---`, before the first item. */
    private static final Pattern HEAD = Pattern.compile(
            "(?:[ \\t]*+(?:#[^\\n]*+)?\\n)*+(?:---[ \\t]*+(?:#[^\\n]*+)?\\n(?:[ \\t]*+(?:#[^\\n]*+)?\\n)*+)?+");

    /** @param line of the file, from 1 */
    record Cut(String text, int line) {}

    private final String text;
    private final List<Cut> cuts = new ArrayList<>();

    private Cutter(String text) {
        this.text = text;
    }

    static List<Cut> cut(String text) {
        return new Cutter(text).cut();
    }

    private List<Cut> cut() {
        int head = head();
        if (!isItem(head) || hasBareReturn()) {
            return whole();
        }
        int line = 1 + (int) text.chars().limit(head).filter(c -> c == '\n').count();
        int begin = head;
        int beginLine = line;
        for (int at = nextLine(head); at < text.length(); at = nextLine(at)) {
            line++;
            if (isItem(at)) {
                cuts.add(new Cut(text.substring(begin, at), beginLine));
                begin = at;
                beginLine = line;
            } else if (isMarker(at)) {
                return whole();
            }
        }
        cuts.add(new Cut(text.substring(begin), beginLine));
        return cuts;
    }

    private List<Cut> whole() {
        return List.of(new Cut(text, 1));
    }

    private int head() {
        var matcher = HEAD.matcher(text.indexOf('\r') < 0 ? text : text.replace('\r', ' '));
        return matcher.lookingAt() ? matcher.end() : 0;
    }

    private boolean isItem(int at) {
        if (at >= text.length() || text.charAt(at) != '-') {
            return false;
        }
        return at + 1 == text.length() || Extents.isBlank(text.charAt(at + 1));
    }

    private boolean isMarker(int at) {
        char c = text.charAt(at);
        return (c == '-' && text.startsWith("---", at)) || (c == '.' && text.startsWith("...", at));
    }

    private boolean hasBareReturn() {
        for (int at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
            if (!text.startsWith("\n", at + 1)) {
                return true;
            }
        }
        return false;
    }

    private int nextLine(int from) {
        int end = text.indexOf('\n', from);
        return end < 0 ? text.length() : end + 1;
    }
}
