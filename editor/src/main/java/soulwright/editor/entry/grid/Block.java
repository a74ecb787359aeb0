package soulwright.editor.entry.grid;

import java.util.Arrays;
import java.util.List;

/** Cells as text: a line for each row, tabs between, as spreadsheets write them. */
final class Block {
    private Block() {}

    static List<List<String>> read(String text) {
        String lines = text.replace("\r\n", "\n").replaceFirst("\n$", "");
        return Arrays.stream(lines.split("\n", -1))
                .map(line -> List.of(line.split("\t", -1)))
                .toList();
    }
}
