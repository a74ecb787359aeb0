package soulwright.editor.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import soulwright.editor.widget.Look.Theme;
import soulwright.yaml.SafeFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Settings in a file. */
final class SettingsFile {
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private static final int MOST_BYTES = 1 << 20;

    private final Path file;

    SettingsFile(Path folder) {
        this.file = folder.resolve("studio.json");
    }

    /** The usual ones where there are none, or none that can be read: a lost preference is no reason to fail. */
    Settings read() {
        try {
            JsonNode root = JSON.readTree(SafeFile.read(file, MOST_BYTES));
            List<String> recent = new ArrayList<>();
            root.path("recent").forEach(place -> recent.add(place.asString("")));
            return new Settings(
                    theme(root.path("theme").asString("")), root.path("zoom").asInt(Settings.USUAL.zoom()), recent);
        } catch (IOException | JacksonException none) {
            return Settings.USUAL;
        }
    }

    private static Theme theme(String word) {
        return Arrays.stream(Theme.values())
                .filter(theme -> word(theme).equals(word))
                .findFirst()
                .orElse(Settings.USUAL.theme());
    }

    private static String word(Theme theme) {
        return theme.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Writes them.
     *
     * @throws IOException with a message for people
     */
    void write(Settings settings) throws IOException {
        ObjectNode root =
                JSON.createObjectNode().put("theme", word(settings.theme())).put("zoom", settings.zoom());
        settings.recent().forEach(root.putArray("recent")::add);
        Files.createDirectories(file.toAbsolutePath().getParent());
        SafeFile.write(file, JSON.writeValueAsBytes(root));
    }
}
