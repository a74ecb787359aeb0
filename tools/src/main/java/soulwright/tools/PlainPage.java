package soulwright.tools;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A page of Markdown as people read it at a terminal: headings underlined, code indented, tables in columns. */
final class PlainPage {
    private final StringBuilder text = new StringBuilder();
    private final List<List<String>> table = new ArrayList<>();
    private boolean code;

    private PlainPage() {}

    static String of(String markdown) {
        PlainPage page = new PlainPage();
        markdown.lines().forEach(page::add);
        page.endTable();
        return page.text.toString();
    }

    private void add(String line) {
        if (line.startsWith("```")) {
            code = !code;
        } else if (code) {
            text.append("    ").append(line).append('\n');
        } else if (line.startsWith("|")) {
            addRow(line);
        } else {
            endTable();
            addProse(line);
        }
    }

    private void addProse(String line) {
        String words = line.replaceAll("\\*{1,2}([^*`]+)\\*{1,2}", "$1");
        if (line.startsWith("#")) {
            String heading = words.replaceFirst("^#+ *", "").replace("`", "");
            String rule = line.startsWith("# ") ? "=" : "-";
            text.append(heading)
                    .append('\n')
                    .append(rule.repeat(heading.length()))
                    .append('\n');
        } else {
            text.append(words).append('\n');
        }
    }

    private void addRow(String line) {
        if (!line.matches("[|: -]+")) {
            table.add(Arrays.stream(line.substring(1).split("(?<!\\\\)\\|"))
                    .map(cell -> cell.strip().replaceAll("[*`]", "").replace("\\|", "|"))
                    .toList());
        }
    }

    private void endTable() {
        for (List<String> row : table) {
            StringBuilder line = new StringBuilder("  ");
            for (int column = 0; column < row.size(); column++) {
                line.append(row.get(column))
                        .append(" ".repeat(width(column) - row.get(column).length() + 2));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        table.clear();
    }

    private int width(int column) {
        return table.stream()
                .filter(row -> row.size() > column)
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(0);
    }
}
