package soulwright.pack;

import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.semver4j.Semver;
import org.semver4j.range.RangeListFactory;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** The versions in a manifest: whether they are any, and whether the engine is one that the pack was written for. */
final class Versions {
    /** The version of this engine that the `engine` range of packs is held against. */
    static final String ENGINE = "1.0.0";

    /** The format of packs that this engine reads and writes. */
    static final int FORMAT = 1;

    private static final int LONGEST = 200;
    private static final String NUMBER = "(?:0|[1-9][0-9]{0,8})";
    private static final String PART =
            "(?:[*xX]|(?:[<>]=?|[=^~])? ?" + NUMBER + "(?:[.](?:" + NUMBER + "|[xX*])){0,2}(?:-[0-9A-Za-z.-]{1,60})?)";

    /** More strict than the library, which takes many a sentence for a range. */
    private static final Pattern RANGE = Pattern.compile(" ?" + PART + "(?:(?: - | ?[|][|] ?| )" + PART + ")* ?");

    private final Sink sink;

    Versions(Sink sink) {
        this.sink = sink;
    }

    void check(Manifest manifest) {
        checkFormat(manifest.tree().get("format"));
        checkVersion(manifest.tree().get("version"));
        YamlNode engine = manifest.tree().get("engine");
        if (engine instanceof YamlScalar range && checkRange(range) && !satisfies(ENGINE, range.text())) {
            sink.report(Diagnostic.of(
                            Code.ENGINE_TOO_OLD,
                            range.place(),
                            "this pack wants an engine \"%s\", but this one is %s".formatted(range.text(), ENGINE))
                    .withHelp("get a version of the pack for this engine, or another engine"));
        }
        for (String section : Set.of("depends", "optional", "conflicts")) {
            if (manifest.tree().get(section) instanceof YamlMap map) {
                map.entries().forEach(entry -> {
                    if (entry.value() instanceof YamlScalar range) {
                        checkRange(range);
                    }
                });
            }
        }
    }

    private void checkFormat(@Nullable YamlNode format) {
        Long number = format == null ? null : Trees.longValue(format);
        if (format != null && number != null && number >= 1 && number != FORMAT) {
            sink.report(Diagnostic.of(
                            Code.UNKNOWN_FORMAT,
                            format.place(),
                            "this pack has format " + number + ", but this engine reads format " + FORMAT)
                    .withHelp("get a newer engine; if the pack is yours, write \"format: " + FORMAT + "\""));
        }
    }

    private void checkVersion(@Nullable YamlNode version) {
        if (version instanceof YamlScalar scalar
                && scalar.kind() == YamlScalar.Kind.TEXT
                && !isVersion(scalar.text())) {
            sink.report(Diagnostic.of(
                            Code.BAD_VERSION,
                            version.place(),
                            "\"" + Text.shorten(scalar.text()) + "\" is not a version")
                    .withHelp("write three numbers with points between them, as in \"1.2.0\""));
        }
    }

    private boolean checkRange(YamlScalar range) {
        if (range.kind() != YamlScalar.Kind.TEXT || isRange(range.text())) {
            return range.kind() == YamlScalar.Kind.TEXT;
        }
        sink.report(Diagnostic.of(
                        Code.BAD_RANGE,
                        range.place(),
                        "\"" + Text.shorten(range.text()) + "\" is not a range of versions")
                .withHelp("write it as in \">=1.0 <2.0\" or \"^1.2\""));
        return false;
    }

    /** Whether a text is a range of versions that some version can satisfy. */
    static boolean isRange(String text) {
        if (text.length() > LONGEST || !RANGE.matcher(text).matches()) {
            return false;
        }
        try {
            return !RangeListFactory.create(text).get().isEmpty();
        } catch (RuntimeException e) {
            return false;
        }
    }

    private static boolean isVersion(String text) {
        return text.length() <= LONGEST && Semver.isValid(text);
    }

    static boolean satisfies(String version, String range) {
        return isVersion(version) && isRange(range) && new Semver(version).satisfies(range);
    }

    static boolean allSatisfied(Map<String, String> ranges, Map<String, String> versions) {
        return ranges.entrySet().stream().allMatch(range -> {
            String version = versions.get(range.getKey());
            return version != null && satisfies(version, range.getValue());
        });
    }
}
