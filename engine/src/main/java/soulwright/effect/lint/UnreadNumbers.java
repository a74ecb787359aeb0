package soulwright.effect.lint;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Sink;
import soulwright.effect.Findings;
import soulwright.effect.Property;
import soulwright.effect.Spot;
import soulwright.effect.ThingKind;
import soulwright.effect.Vocabulary;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * Numbers that a ruleset declares and that no effect reads or changes; nor does the ruleset name them anywhere else. What is printed on cards
 * is left alone: players read it.
 */
public final class UnreadNumbers {
    private static final String NUMBERS = "numbers";

    private final Collection<Facts> facts;
    private final Set<YamlNode> reported = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Findings findings;

    /** By what all effects in sight ask for. */
    public UnreadNumbers(Collection<Facts> facts, Sink sink) {
        this.facts = facts;
        findings = new Findings(sink);
    }

    /** Checks one ruleset; what it has from another is reported once. */
    public void check(YamlMap ruleset, Vocabulary words) {
        Map<String, YamlScalar> unread = new LinkedHashMap<>();
        Set<String> named = new HashSet<>();
        sort(ruleset, false, declared(words), unread, named);
        unread.forEach((name, key) -> {
            if (!named.contains(name) && reported.add(key)) {
                findings.report(Code.UNREAD, Spot.of(key), "nothing reads \"" + name + "\"");
            }
        });
    }

    private Set<String> declared(Vocabulary words) {
        Set<String> numbers = new HashSet<>();
        for (String set : words.sets()) {
            Collection<String> names = words.set(set);
            if (names != null && (set.equals(NUMBERS) || set.startsWith(NUMBERS + "."))) {
                numbers.addAll(names);
            }
        }
        numbers.removeIf(name -> isPrinted(name, words));
        for (Facts document : facts) {
            if (numbers.isEmpty()) {
                break;
            }
            numbers.removeAll(document.asked());
        }
        return numbers;
    }

    private static boolean isPrinted(String name, Vocabulary words) {
        for (ThingKind kind : words.things().kinds()) {
            Property property = kind.properties().get(name);
            if (property != null && property.printed()) {
                return true;
            }
        }
        return false;
    }

    /** Tells the keys that declare numbers from the other words of a ruleset. */
    private static void sort(
            YamlNode node, boolean declares, Set<String> numbers, Map<String, YamlScalar> keys, Set<String> named) {
        if (node instanceof YamlScalar scalar) {
            named.add(scalar.text());
        } else if (node instanceof YamlList list) {
            list.items().forEach(item -> sort(item, false, numbers, keys, named));
        } else if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                YamlScalar key = entry.key();
                boolean number = declares && numbers.contains(key.text());
                if (number) {
                    keys.putIfAbsent(key.text(), key);
                } else {
                    named.add(key.text());
                }
                sort(entry.value(), !number && (declares || key.text().equals(NUMBERS)), numbers, keys, named);
            }
        }
    }
}
