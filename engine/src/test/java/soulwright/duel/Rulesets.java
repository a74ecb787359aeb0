package soulwright.duel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;

/** Rulesets to test with: the sketched games, and texts. */
final class Rulesets {
    private Rulesets() {}

    /** The ruleset of a game among the sketches. */
    static YamlMap sketched(String game) {
        String file = "/sketches/" + game + "/rulesets/" + game + ".yaml";
        try (InputStream in = Objects.requireNonNull(Rulesets.class.getResourceAsStream(file), file)) {
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static YamlMap of(String text) {
        YamlFile file =
                YamlFile.read("ruleset.yaml", text.getBytes(StandardCharsets.UTF_8), Limits.standard(), finding -> {
                    throw new AssertionError(finding);
                });
        return (YamlMap) file.entries().get(0);
    }
}
