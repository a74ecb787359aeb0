package soulwright.tools;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The first version of something new: a template, and the place in a pack where it goes. */
enum Scaffold {
    PACK("pack.yaml"),
    MONSTER("monsters/${id}.yaml"),
    BOARD("boards/${id}.yaml"),
    PATCH("patches/${id}.yaml");

    private final String path;

    Scaffold(String path) {
        this.path = path;
    }

    /** Where it goes, relative to the pack. */
    String path(EntryName entry) {
        return path.replace("${id}", entry.id());
    }

    String text(EntryName entry) throws IOException {
        return filled(toString(), entry);
    }

    /** One that takes after another entry. */
    static String child(EntryName entry, String parent) throws IOException {
        return filled("child", entry).replace("${parent}", parent);
    }

    private static String filled(String template, EntryName entry) throws IOException {
        return read(template).replace("${id}", entry.id()).replace("${name}", quoted(entry.title()));
    }

    private static String read(String template) throws IOException {
        try (InputStream in = Scaffold.class.getResourceAsStream("scaffold/" + template + ".yaml")) {
            if (in == null) {
                throw new IllegalStateException("no template " + template);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
