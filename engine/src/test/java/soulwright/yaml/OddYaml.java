package soulwright.yaml;

import java.util.List;
import java.util.Random;

/** Writes valid documents in every style that authors have, and in some that they should not have. */
final class OddYaml {
    private static final List<String> PLAIN = List.of(
            "crab",
            "12",
            "-3",
            "1.50",
            "true",
            "~",
            "null",
            "two words",
            "self.level * 2 + 1",
            "a-b",
            "http://x.y/z",
            "no",
            "010",
            "1:30",
            "é",
            "🦀 crab",
            "x#y",
            "don't",
            "50%",
            "a: b".replace(": ", ":"));
    private static final List<String> QUOTED = List.of(
            "'it''s'",
            "\"a: b\"",
            "\"tab\\tline\\n\"",
            "'# no comment'",
            "\"\"",
            "\"🦀\"",
            "'[x]'",
            "\"\\u00e9 \\\\ \\\"\"");
    private static final List<String> COMMENTS = List.of("# note", "#", "# - a: b", "# \"quote", "#\ttab", "# 🦀 [");

    private final Random random;
    private final int step;
    private final boolean indentLists;
    private final String newline;
    private final StringBuilder text = new StringBuilder();
    private int names;
    private int anchors;

    private OddYaml(Random random) {
        this.random = random;
        this.step = 1 + random.nextInt(random.nextInt(3) == 0 ? 8 : 3);
        this.indentLists = random.nextBoolean();
        this.newline = random.nextInt(4) == 0 ? "\r\n" : "\n";
    }

    static String document(Random random) {
        return new OddYaml(random).document();
    }

    private String document() {
        if (random.nextInt(8) == 0) {
            text.append(FileText.BYTE_ORDER_MARK);
        }
        if (random.nextInt(6) == 0) {
            line("---");
        }
        above(0);
        if (random.nextBoolean()) {
            map(0, 3);
        } else {
            list(0, 3);
        }
        String written = text.toString();
        boolean cut = random.nextInt(4) == 0;
        return cut ? written.substring(0, written.length() - newline.length()) : written;
    }

    private void map(int indent, int depth) {
        int size = 1 + random.nextInt(4);
        for (int i = 0; i < size; i++) {
            if (i > 0) {
                between(indent);
                text.append(" ".repeat(indent));
            }
            text.append(key()).append(":");
            value(indent, depth, false);
        }
    }

    private void list(int indent, int depth) {
        int size = 1 + random.nextInt(4);
        for (int i = 0; i < size; i++) {
            if (i > 0) {
                between(indent);
                text.append(" ".repeat(indent));
            }
            text.append("-");
            value(indent, depth, true);
        }
    }

    private void value(int indent, int depth, boolean dash) {
        int kind = random.nextInt(depth > 0 ? 10 : 6);
        switch (kind) {
            case 0 -> endLine("");
            case 1 -> blockText(indent);
            case 2 -> endLine(gap() + flow(2));
            case 3 -> endLine(gap() + (anchors > 0 ? "*a" + random.nextInt(anchors) : "free"));
            case 4 -> endLine(gap() + longText(indent));
            case 5 -> endLine(gap() + word());
            case 6 -> beside(indent, depth, dash);
            default -> below(indent, depth, dash, kind);
        }
    }

    /** `- - a`, `- a: 1`; under a key it cannot be. */
    private void beside(int indent, int depth, boolean dash) {
        if (!dash) {
            below(indent, depth, false, 7);
            return;
        }
        String gap = gap();
        text.append(gap);
        if (random.nextBoolean()) {
            map(indent + 1 + gap.length(), depth - 1);
        } else {
            list(indent + 1 + gap.length(), depth - 1);
        }
    }

    private void below(int indent, int depth, boolean dash, int kind) {
        int anchor = random.nextInt(5) == 0 ? anchors : -1;
        endLine(anchor < 0 ? "" : gap() + "&a" + anchor);
        boolean list = kind == 9;
        int deeper = list && !dash && !indentLists ? indent : indent + step;
        if (random.nextInt(5) == 0) {
            line(" ".repeat(deeper) + comment());
        }
        text.append(" ".repeat(deeper));
        if (list) {
            list(deeper, depth - 1);
        } else {
            map(deeper, depth - 1);
        }
        if (anchor == anchors) {
            anchors++;
        }
    }

    private void blockText(int indent) {
        String header = random.nextBoolean() ? "|" : ">";
        line(gap() + header + List.of("", "-", "+").get(random.nextInt(3)) + (random.nextInt(4) == 0 ? " # text" : ""));
        int lines = 1 + random.nextInt(3);
        for (int i = 0; i < lines; i++) {
            line(" ".repeat(indent + step) + "line " + i + (random.nextInt(3) == 0 ? ": # no comment" : ""));
            if (random.nextInt(4) == 0) {
                line("");
            }
        }
    }

    private String longText(int indent) {
        String broken = newline + " ".repeat(indent + 1 + random.nextInt(3));
        return switch (random.nextInt(4)) {
            case 0 -> "first part" + broken + "second part";
            case 1 -> "\"first" + broken + "second\"";
            case 2 -> "'first" + newline + broken + "second'";
            default -> flowLines(indent + 1);
        };
    }

    private String flowLines(int indent) {
        String each = newline + " ".repeat(indent + 1);
        String note = random.nextInt(3) == 0 ? " " + comment() : "";
        String comma = random.nextBoolean() ? "," : "";
        return "[" + each + word() + "," + note + each + flow(1) + comma + newline + " ".repeat(indent) + "]";
    }

    private String flow(int depth) {
        if (depth == 0) {
            return word();
        }
        return switch (random.nextInt(6)) {
            case 0 -> "[]";
            case 1 -> "{}";
            case 2 -> "{" + key() + ": " + flow(depth - 1) + ", " + key() + ": " + flow(depth - 1) + "}";
            case 3 -> "{ " + key() + ": " + word() + ", " + key() + ": }";
            case 4 -> "[" + flow(depth - 1) + ", " + word() + "," + flow(depth - 1) + "]";
            default -> "[ " + key() + ": " + word() + ", " + word() + " ]";
        };
    }

    private String word() {
        return random.nextInt(3) == 0
                ? QUOTED.get(random.nextInt(QUOTED.size()))
                : PLAIN.get(random.nextInt(PLAIN.size()));
    }

    private String key() {
        String name = "k" + names++;
        return switch (random.nextInt(6)) {
            case 0 -> "\"" + name + "\"";
            case 1 -> "'" + name + "'";
            case 2 -> "🦀" + name;
            default -> name;
        };
    }

    private String gap() {
        return random.nextInt(5) == 0 ? "   " : " ";
    }

    private void between(int indent) {
        if (random.nextInt(5) == 0) {
            line(random.nextBoolean() ? "" : "  ");
        }
        above(indent);
    }

    private void above(int indent) {
        while (random.nextInt(4) == 0) {
            line(" ".repeat(random.nextInt(6) == 0 ? random.nextInt(8) : indent) + comment());
        }
    }

    private String comment() {
        return COMMENTS.get(random.nextInt(COMMENTS.size()));
    }

    private void endLine(String last) {
        line(last + (random.nextInt(4) == 0 ? gap() + comment() : ""));
    }

    private void line(String words) {
        text.append(words).append(newline);
    }
}
