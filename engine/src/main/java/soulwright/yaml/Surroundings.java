package soulwright.yaml;

/** A text around the place of a mistake: what an author sees there. */
record Surroundings(String text) {
    /** The tab that stands in the indentation of the line of an offset, or -1. */
    int tabInIndent(int at) {
        int start = Extents.lineStart(text, at);
        int tab = text.indexOf('\t', start);
        return tab >= 0 && tab <= at && text.substring(start, tab).isBlank() ? tab : -1;
    }

    /** The first visible character of the line of an offset. */
    int firstInLine(int at) {
        return Extents.firstInLine(text, Extents.lineStart(text, at));
    }

    boolean isFirstInLine(int at) {
        return at == firstInLine(at);
    }

    int indent(int at) {
        return at - Extents.lineStart(text, at);
    }

    int lastVisibleBefore(int at) {
        int last = Math.min(at, text.length()) - 1;
        while (last > 0 && Extents.isBlank(text.charAt(last))) {
            last--;
        }
        return Math.max(last, 0);
    }

    boolean isItem(int at) {
        return text.startsWith("-", at) && (at + 1 >= text.length() || Extents.isBlank(text.charAt(at + 1)));
    }

    /** The nearest line above that is indented less, if it begins a list item: where it does. Otherwise -1. */
    int itemAbove(int at) {
        int start = Extents.lineStart(text, at);
        while (start > 0) {
            start = Extents.lineStart(text, start - 1);
            int first = Extents.firstInLine(text, start);
            boolean written = first < Extents.lineEnd(text, first) && text.charAt(first) != '#';
            if (written && indent(first) < indent(at)) {
                return isItem(first) ? first : -1;
            }
        }
        return -1;
    }

    /** Nothing visible follows. */
    boolean isEnd(int at) {
        return at >= text.length() || text.substring(at).isBlank();
    }

    char at(int offset) {
        return text.charAt(Math.min(offset, text.length() - 1));
    }

    /** The word at an offset, in double quotes and without the colon of a key. */
    String word(int at) {
        if (isEnd(at)) {
            return "the end";
        }
        String word = text.substring(at, Extents.wordEnd(text, at));
        return "\"" + shorten(word.length() > 1 && word.endsWith(":") ? word.substring(0, word.length() - 1) : word)
                + "\"";
    }

    static String shorten(String words) {
        return words.codePointCount(0, words.length()) <= 40
                ? words
                : words.substring(0, words.offsetByCodePoints(0, 30)) + "...";
    }
}
