package soulwright.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** Maps that come in variants, of which one key says which it is (`x-variants`). */
final class Unions {
    private Unions() {}

    /** Whether exactly one key of a union names its variant; reports when none or two do. */
    static boolean isOneVariant(YamlMap map, Shape at, Sink sink) {
        Set<String> variants = at.union;
        List<YamlMap.Entry> found = map.entries().stream()
                .filter(entry -> variants.contains(entry.key().text()))
                .toList();
        if (found.size() > 1) {
            sink.report(Diagnostic.of(
                            Code.TWO_VARIANTS,
                            found.get(1).key().place(),
                            "\"%s\" and \"%s\" cannot stand together"
                                    .formatted(
                                            found.get(0).key().text(),
                                            found.get(1).key().text()))
                    .withHelp("keep the one that is meant"));
        } else if (found.isEmpty()) {
            reportNoVariant(map, variants, at, sink);
        }
        return found.size() == 1;
    }

    private static void reportNoVariant(YamlMap map, Set<String> variants, Shape at, Sink sink) {
        List<YamlMap.Entry> strange = new ArrayList<>(map.entries());
        strange.removeIf(entry -> at.properties.containsKey(entry.key().text()));
        for (YamlMap.Entry entry : strange) {
            Optional<Guess> meant = Guess.of(entry.key().text(), variants);
            if (meant.isPresent()) {
                sink.report(meant.get()
                        .in(Diagnostic.of(
                                Code.UNKNOWN_KEY,
                                entry.key().place(),
                                "unknown key \"%s\"".formatted(entry.key().text()))));
                return;
            }
        }
        YamlNode place = strange.isEmpty() ? map : strange.get(0).key();
        sink.report(Diagnostic.of(Code.NO_VARIANT, place.place(), "no key here says what this is")
                .withHelp("one of these is needed: " + String.join(", ", variants)));
    }
}
