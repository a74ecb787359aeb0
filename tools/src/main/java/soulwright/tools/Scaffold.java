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

    /** @param parent the entry that it takes after, where it can take after one */
    String text(EntryName entry, String parent) throws IOException {
        return template()
                .replace("${id}", entry.id())
                .replace("${name}", quoted(entry.title()))
                .replace("${parent}", parent);
    }

    private String template() throws IOException {
        try (InputStream in = Scaffold.class.getResourceAsStream("scaffold/" + this + ".yaml")) {
            if (in == null) {
                throw new IllegalStateException("no template for a new " + this);
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
