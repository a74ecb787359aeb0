package soulwright.broken;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import soulwright.broken.MarkedText.Mark;

/**
 * A small pack with a mistake in it and the same pack mended, written as one file; `broken/README.md` says how to read it.
 *
 * @param broken text by file, with the mistake
 * @param mended text by file, without it
 * @param expected what must be found; places are `monsters/crab.yaml:4:3`
 */
record BrokenPack(String name, Map<String, String> broken, Map<String, String> mended, List<Mark> expected) {
    private static final Pattern SECTION = Pattern.compile("(?m)^--([-<>]) (\\S.*)\\n");
    private static final String MANIFEST = "pack.yaml";
    private static final String USUAL_MANIFEST = """
            format: 1
            id: test
            version: 0.1.0
            engine: ">=1.0 <2.0"
            name: Test
            depends: { pond: "*" }
            """;

    static BrokenPack read(Path file) throws IOException {
        String name = file.getFileName().toString().replace(".broken", "");
        return parse(file.getParent().getFileName() + "/" + name, Files.readString(file));
    }

    static BrokenPack parse(String name, String text) {
        BrokenPack pack = new BrokenPack(name, new TreeMap<>(), new TreeMap<>(), new ArrayList<>());
        Matcher section = SECTION.matcher(text);
        int end = section.find() ? section.start() : text.length();
        text.substring(0, end).lines().filter(line -> line.startsWith("SW")).forEach(pack::expect);
        while (end < text.length()) {
            String kind = section.group(1);
            String file = section.group(2);
            int start = section.end();
            end = section.find() ? section.start() : text.length();
            pack.add(kind, file, MarkedText.parse(text.substring(start, end)));
        }
        if (!text.contains(" " + MANIFEST + "\n")) {
            pack.add("-", MANIFEST, MarkedText.parse(USUAL_MANIFEST));
        }
        return pack;
    }

    private void expect(String line) {
        String[] codeAndPlace = line.split(" ", 2);
        expected.add(new Mark(codeAndPlace[0], codeAndPlace[1], ""));
    }

    private void add(String kind, String file, MarkedText text) {
        if (!kind.equals(">")) {
            broken.put(file, text.broken());
            text.marks().forEach(mark -> expected.add(new Mark(mark.code(), file + ":" + mark.place(), mark.meant())));
        }
        if (!kind.equals("<")) {
            mended.put(file, text.mended());
        }
    }

    /** What should have been written, where the mistake is nothing but a slip of the finger. */
    List<String> suggestions() {
        return name.contains("/misspelt-") ? expected.stream().map(Mark::meant).toList() : List.of();
    }

    @Override
    public String toString() {
        return name;
    }
}
