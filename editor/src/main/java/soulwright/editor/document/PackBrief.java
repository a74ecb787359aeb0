package soulwright.editor.document;

import java.io.IOException;
import java.util.Optional;
import soulwright.pack.PackFiles;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/**
 * What a pack says of itself, for people who choose one.
 *
 * @param place as {@link OpenPack#place}
 * @param name what people call it; its folder where it says nothing
 * @param summary one sentence, or nothing
 */
public record PackBrief(String place, String name, String summary) {
    static PackBrief of(PackFiles files) {
        Optional<YamlMap> manifest = manifest(files);
        String place = files.shown();
        return new PackBrief(
                place,
                word(manifest, "name").orElse(place.substring(place.lastIndexOf('/') + 1)),
                word(manifest, "summary").orElse(""));
    }

    private static Optional<YamlMap> manifest(PackFiles files) {
        try {
            byte[] bytes = files.read("pack.yaml", Limits.standard().bytes());
            return YamlFile.read("pack.yaml", bytes, Limits.standard(), finding -> {})
                    .root()
                    .filter(YamlMap.class::isInstance)
                    .map(YamlMap.class::cast);
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Optional<String> word(Optional<YamlMap> manifest, String key) {
        return manifest.map(map -> map.get(key))
                .filter(YamlScalar.class::isInstance)
                .map(value -> ((YamlScalar) value).text());
    }
}
