package soulwright.pack;

import java.util.List;
import java.util.Optional;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** What we say of keys that do not belong, and of keys that are not there. */
final class KeyWords {
    private static final int KEYS_SHOWN = 12;

    private KeyWords() {}

    /**
     * @param where what the key stands in
     * @param known the keys that may stand there
     * @param meant the one of them that was probably meant
     */
    static Diagnostic unknown(YamlScalar key, String where, List<String> known, Optional<Guess> meant) {
        Diagnostic finding =
                Diagnostic.of(Code.UNKNOWN_KEY, key.place(), "unknown key \"%s\" in %s".formatted(key.text(), where));
        if (meant.isPresent()) {
            return meant.get().in(finding);
        }
        List<String> shown = known.subList(0, Math.min(KEYS_SHOWN, known.size()));
        return shown.isEmpty() ? finding : finding.withHelp("it may have " + String.join(", ", shown));
    }

    /** A map in place of a list, with other keys than those that change an inherited list. */
    static Diagnostic strangeChange(YamlMap change, String name) {
        YamlScalar key = change.entries().stream()
                .map(YamlMap.Entry::key)
                .filter(word -> !Inheritance.CHANGES.contains(word.text()))
                .findFirst()
                .orElse(change.entries().get(0).key());
        Diagnostic finding = Diagnostic.of(
                Code.UNKNOWN_KEY, key.place(), "unknown key \"%s\" in %s, which is a list".formatted(key.text(), name));
        return Guess.of(key.text(), Inheritance.CHANGES)
                .map(meant -> meant.in(finding))
                .orElse(finding.withHelp("write a list, or change the inherited one by \"append\" and \"remove\""));
    }

    /** A key that has no meaning beside the others. */
    static Diagnostic idle(YamlNode key, String name) {
        return Diagnostic.of(Code.UNKNOWN_KEY, key.place(), name + " has no meaning here")
                .withHelp("leave it out, or change what stands beside it");
    }

    /** @param example how the value could begin, or nothing */
    static Diagnostic missing(YamlNode at, String where, String key, String example) {
        return Diagnostic.of(Code.MISSING_KEY, at.place(), "%s has no \"%s\"".formatted(where, key))
                .withHelp("add \"" + key + ":\"" + example);
    }

    /** A key that wants another beside it. */
    static Diagnostic lonely(YamlNode at, String key, String lacking) {
        return Diagnostic.of(Code.MISSING_KEY, at.place(), "\"%s\" wants \"%s\" beside it".formatted(key, lacking))
                .withHelp("add \"%s:\", or leave \"%s\" out".formatted(lacking, key));
    }
}
