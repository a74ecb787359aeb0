package soulwright.broken;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with marks: `«SW2001:elment→element»` says that SW2001 is expected at `elment`, and that `element` mends it. Without a code nothing is
 * expected there; without an arrow nothing changes there.
 */
record MarkedText(String broken, String mended, List<Mark> marks) {
    private static final Pattern MARK = Pattern.compile("«(?:(SW\\d{4}):)?([^«»→]*)(→[^«»]*)?»");

    /**
     * A finding that is expected.
     *
     * @param place `3:5`, line and column in the broken text
     * @param meant what mends it
     */
    record Mark(String code, String place, String meant) {}

    static MarkedText parse(String text) {
        StringBuilder broken = new StringBuilder();
        StringBuilder mended = new StringBuilder();
        List<Mark> marks = new ArrayList<>();
        Matcher mark = MARK.matcher(text);
        int done = 0;
        while (mark.find()) {
            String between = text.substring(done, mark.start());
            String meant = mark.group(3) == null ? mark.group(2) : mark.group(3).substring(1);
            broken.append(between);
            mended.append(between).append(meant);
            if (mark.group(1) != null) {
                marks.add(new Mark(mark.group(1), end(broken.toString()), meant));
            }
            broken.append(mark.group(2));
            done = mark.end();
        }
        String rest = text.substring(done);
        return new MarkedText(
                broken.append(rest).toString(), mended.append(rest).toString(), marks);
    }

    private static String end(String text) {
        int lineStart = text.lastIndexOf('\n') + 1;
        long line = 1 + text.chars().filter(c -> c == '\n').count();
        return line + ":" + (1 + text.codePointCount(lineStart, text.length()));
    }
}
