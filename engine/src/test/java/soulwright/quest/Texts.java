package soulwright.quest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** YAML for tests: read, and asked for single values by path. */
final class Texts {
    private Texts() {}

    static YamlMap map(String text) {
        return (YamlMap) read("ruleset.yaml", text.getBytes(StandardCharsets.UTF_8))
                .root()
                .orElseThrow();
    }

    static YamlFile shipped(String file) {
        try {
            return read(file, Files.readAllBytes(Path.of("..", "content", "soul-master", file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static YamlFile read(String name, byte[] bytes) {
        return YamlFile.read(name, bytes, Limits.standard(), finding -> {
            throw new AssertionError(finding.message() + " at " + finding.place());
        });
    }

    /** The value at a path of keys and, in lists, positions from 0 or ids: `battle.kinds.wild.rounds`, `village.services.inn.open`. */
    static String at(YamlNode root, String path) {
        YamlNode node = root;
        for (String step : path.split("\\.", -1)) {
            node = child(node, step, path);
        }
        return show(node);
    }

    private static YamlNode child(YamlNode node, String step, String path) {
        if (node instanceof YamlMap map) {
            return Objects.requireNonNull(map.get(step), step + " of " + path);
        }
        if (node instanceof YamlList list) {
            if (step.matches("\\d+")) {
                return list.items().get(Integer.parseInt(step));
            }
            for (YamlNode item : list.items()) {
                if (item instanceof YamlMap entry && entry.words("id").contains(step)) {
                    return item;
                }
            }
        }
        throw new AssertionError("no \"" + step + "\" on the way of " + path);
    }

    private static String show(YamlNode node) {
        if (node instanceof YamlScalar scalar) {
            return scalar.text();
        }
        if (node instanceof YamlList list) {
            return String.join(" ", list.items().stream().map(Texts::show).toList());
        }
        return String.join(
                " ",
                ((YamlMap) node)
                        .entries().stream()
                                .map(entry -> entry.key().text() + "=" + show(entry.value()))
                                .toList());
    }
}
