package soulwright.editor.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.yaml.SafeFile;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlText;

/**
 * A pack that does not exist yet: a manifest in a folder of its own.
 *
 * @param folder that holds nothing yet
 * @param name what people call it
 * @param depends the ids of packs that it builds on, each with the range of versions that it works with
 */
public record NewPack(Path folder, String id, String name, Map<String, String> depends) {
    private static final String MANIFEST = """
            format: 1
            id: new-pack
            version: 0.1.0
            engine: ">=1.0 <2.0"
            name: New pack
            summary: What this pack adds, in one sentence.
            authors: [Your name]
            license: CC-BY-4.0
            affects: gameplay
            languages: [en]
            """;

    /** The range from a version up to the next that may break what builds on it. */
    public static String from(String version) {
        String[] parts = version.split("\\.", -1);
        boolean plain = parts.length >= 2 && parts[0].matches("\\d{1,6}") && parts[1].matches("\\d{1,6}");
        return plain ? ">=%s.%s <%d.0".formatted(parts[0], parts[1], Integer.parseInt(parts[0]) + 1) : ">=0.0";
    }

    /** Why it cannot be made, in words for people; nothing when it can. Looks at the disk. */
    public Optional<String> whyNot() {
        if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            return Optional.of("Write an id in small letters, digits and single hyphens, as in my-monsters.");
        }
        try (Stream<Path> there = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            return there.findAny().isPresent()
                    ? Optional.of("There is something in " + folder + " already; choose another folder.")
                    : Files.exists(folder) && !Files.isDirectory(folder)
                            ? Optional.of(folder + " is a file; choose a folder.")
                            : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.of(folder + " cannot be read; choose another folder.");
        }
    }

    /** Its manifest. */
    YamlText text() {
        YamlText text = YamlText.of(MANIFEST)
                .set(YamlPath.of("id"), id)
                .orThrow()
                .set(YamlPath.of("name"), name)
                .orThrow();
        return depends.isEmpty()
                ? text
                : text.add(YamlPath.ROOT, "depends", new LinkedHashMap<>(depends))
                        .orThrow();
    }

    /**
     * Writes it.
     *
     * @throws IOException with a message for people
     */
    public void write() throws IOException {
        Optional<String> why = whyNot();
        if (why.isPresent()) {
            throw new IOException(why.get());
        }
        SafeFile.makeFolder(folder);
        SafeFile.write(folder.resolve("pack.yaml"), text().text().getBytes(StandardCharsets.UTF_8));
    }
}
