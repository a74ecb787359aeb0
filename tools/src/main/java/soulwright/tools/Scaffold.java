package soulwright.tools;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;

/** The first version of something new: a template, and the place in a pack where it goes. */
enum Scaffold {
    PACK("pack.yaml", "a folder for all that you make"),
    MONSTER("monsters/${id}.yaml", "with its figures and its special attack"),
    BOARD("boards/${id}.yaml", "a map, to be changed letter by letter"),
    CHARACTER("characters/${id}.yaml", "a person of a story, who can also sit at a board"),
    CAMPAIGN("campaigns/${id}.yaml", "a short story with one stage of every sort, and the people in it"),
    PATCH("patches/${id}.yaml", "a change to an entry of another pack");

    private final String path;
    private final String about;

    Scaffold(String path, String about) {
        this.path = path;
        this.about = about;
    }

    /** A few words for those who do not know what it is. */
    String about() {
        return about;
    }

    /** Where it goes, relative to the pack. */
    String path(EntryName entry) {
        return path.replace("${id}", entry.id());
    }

    String text(EntryName entry) throws IOException {
        return filled(toString(), entry);
    }

    /** What else it needs: texts by their places in the pack. */
    Map<String, String> companions(EntryName entry) throws IOException {
        return this == CAMPAIGN
                ? Map.of("characters/" + entry.id() + "-people.yaml", filled("campaign-people", entry))
                : Map.of();
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
