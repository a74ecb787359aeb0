package soulwright.pack;

import java.util.OptionalInt;
import java.util.Set;
import soulwright.content.Figures;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Figures of a map that must not fall from key to key, such as the least, the first and the greatest value of a number. */
final class Ascending {
    private Ascending() {}

    /** @param keys in the order in which their figures rise; those that are missing, or no whole numbers, do not count */
    static void check(YamlMap map, Set<String> keys, Sink sink) {
        YamlScalar before = null;
        for (String key : keys) {
            if (map.get(key) instanceof YamlScalar figure && value(figure).isPresent()) {
                if (before != null && value(figure).getAsInt() < value(before).getAsInt()) {
                    report(key, figure, before, sink);
                    return;
                }
                before = figure;
            }
        }
    }

    private static void report(String key, YamlScalar figure, YamlScalar before, Sink sink) {
        String message = "\"%s\" is %s, but must be at least %s".formatted(key, figure.text(), before.text());
        sink.report(Diagnostic.of(Code.OUT_OF_RANGE, figure.place(), message)
                .withHelp("write a number that is at least " + before.text() + ", or lower that one")
                .withRelated(before.place(), "that one"));
    }

    private static OptionalInt value(YamlScalar figure) {
        try {
            return Figures.isNumber(figure) ? OptionalInt.of(Figures.of(figure)) : OptionalInt.empty();
        } catch (ArithmeticException | NumberFormatException reportedBefore) {
            return OptionalInt.empty();
        }
    }
}
