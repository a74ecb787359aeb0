package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Nearest;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.VerbSpec;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Finds the one key of a map that names the variant; none, two and a misspelt one are told apart. */
final class VariantReader {
    private static final int MOST_LISTED = 15;
    private static final String COST = "cost";
    /** What goes on with a formula after its first name. */
    private static final Pattern OPERATOR = Pattern.compile("^\\S+ +(is|in|and|or)\\b");

    private final Readers readers;

    VariantReader(Readers readers) {
        this.readers = readers;
    }

    @Nullable
    Variant find(YamlNode node, Family family) {
        if (!(node instanceof YamlMap map)) {
            report(node, family, node instanceof YamlScalar scalar ? mapOf(scalar, family, "%s: %s") : "");
            return null;
        }
        YamlMap.Entry first = null;
        for (YamlMap.Entry entry : map.entries()) {
            if (family.specs().containsKey(entry.key().text())) {
                if (first != null) {
                    return ofSeveral(map, family);
                }
                first = entry;
            }
        }
        return first == null ? guess(map, family) : variant(map, first, family);
    }

    /** Whether words were written where a map is wanted, `choose me.items`; they are reported then. */
    boolean isInWords(YamlScalar scalar, Family family) {
        String text = scalar.text();
        int space = text.indexOf(' ');
        boolean words = space > 0
                && Character.isLetter(text.charAt(space + 1))
                && !OPERATOR.matcher(text).find();
        String help = words ? mapOf(scalar, family, "{ %s: %s }").replace(" where ", ", where: ") : "";
        if (!help.isEmpty()) {
            report(scalar, family, help);
        }
        return !help.isEmpty();
    }

    private void report(YamlNode node, Family family, String help) {
        String message = "%s is a map in which one key names the %s".formatted(article(family), family.noun());
        readers.language().findings().report(family.none(), Spot.of(node), message, help);
    }

    /** What was meant by a variant's name and its value without a colon; empty where no such name stands first. */
    private static String mapOf(YamlScalar scalar, Family family, String map) {
        String text = scalar.text();
        int space = text.indexOf(' ');
        String name = space < 0 ? text : text.substring(0, space);
        String value = space < 0 ? "..." : text.substring(space + 1).strip();
        return family.specs().containsKey(name) ? "write \"" + map.formatted(name, value) + "\"" : "";
    }

    /** Of several keys that could name it, the one of which all others are parameters. */
    private @Nullable Variant ofSeveral(YamlMap map, Family family) {
        List<YamlMap.Entry> candidates = new ArrayList<>();
        for (YamlMap.Entry entry : map.entries()) {
            if (family.specs().containsKey(entry.key().text())) {
                candidates.add(entry);
            }
        }
        List<Variant> possible = new ArrayList<>();
        for (YamlMap.Entry candidate : candidates) {
            Variant variant = variant(map, candidate, family);
            if (variant != null && takesAll(variant, candidates)) {
                possible.add(variant);
            }
        }
        return possible.size() == 1 ? possible.get(0) : reportTwo(candidates, family);
    }

    private boolean takesAll(Variant variant, List<YamlMap.Entry> others) {
        for (YamlMap.Entry other : others) {
            String key = other.key().text();
            boolean own = key.equals(variant.spec().name());
            if (!own
                    && !variant.spec().parameters().containsKey(key)
                    && !readers.givens().of(variant).containsKey(key)) {
                return false;
            }
        }
        return true;
    }

    private @Nullable Variant reportTwo(List<YamlMap.Entry> candidates, Family family) {
        YamlMap.Entry first = candidates.get(0);
        YamlMap.Entry second = candidates.get(1);
        String message = "both \"%s\" and \"%s\" name %s"
                .formatted(first.key().text(), second.key().text(), article(family));
        Diagnostic finding = Diagnostic.of(Code.TWO_VERBS, second.key().place(), message)
                .withRelated(first.key().place(), "the first one")
                .withHelp("make two of it, or take one away");
        readers.language().findings().sink().report(finding);
        return null;
    }

    /** No key names a variant: the first that is no known parameter was meant to. */
    private @Nullable Variant guess(YamlMap map, Family family) {
        for (YamlMap.Entry entry : map.entries()) {
            if (!isParameter(entry.key().text(), family)) {
                return misspelt(map, entry, family);
            }
        }
        String message = "no key here names %s".formatted(article(family));
        Spot at = map.entries().isEmpty()
                ? Spot.of(map)
                : Spot.of(map.entries().get(0).key());
        String help = family.specs().size() > MOST_LISTED
                ? ""
                : "there are \"" + String.join("\", \"", family.specs().keySet()) + "\"";
        readers.language().findings().report(family.none(), at, message, help);
        return null;
    }

    private @Nullable Variant misspelt(YamlMap map, YamlMap.Entry entry, Family family) {
        String written = entry.key().text();
        String message = "unknown %s \"%s\"".formatted(family.noun(), written);
        readers.language()
                .findings()
                .unknown(
                        family.unknown(),
                        Spot.of(entry.key()),
                        message,
                        written,
                        family.specs().keySet());
        Optional<String> meant = Nearest.to(written, family.specs().keySet());
        VerbSpec spec = meant.map(family.specs()::get).orElse(null);
        return spec == null ? null : new Variant(spec, map, entry);
    }

    private static boolean isParameter(String key, Family family) {
        for (VerbSpec spec : family.specs().values()) {
            if (spec.parameters().containsKey(key)) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Variant variant(YamlMap map, YamlMap.Entry entry, Family family) {
        VerbSpec spec = family.specs().get(entry.key().text());
        return spec == null ? null : new Variant(spec, map, entry);
    }

    private static String article(Family family) {
        return ("aeiou".indexOf(family.noun().charAt(0)) < 0 ? "a " : "an ") + family.noun();
    }

    /**
     * Whether a variant may stand in a place; one that may not is told. One that names no machines may stand with all.
     *
     * @param how what is said of it: `can be done`, `works`
     */
    boolean mayStand(Variant variant, Scope scope, String how) {
        Set<String> where = variant.spec().where();
        boolean may = where.isEmpty() || (scope.cost() && where.contains(COST));
        for (String machine : scope.machines()) {
            may |= where.contains(machine);
        }
        if (!may) {
            String name = variant.spec().name();
            String message = where.equals(Set.of(COST))
                    ? "\"%s\" can stand only in a list of costs".formatted(name)
                    : "\"%s\" %s only %s, and this is %s"
                            .formatted(name, how, Stages.here(where), Stages.here(scope.machines()));
            readers.language().findings().report(Code.VERB_NOT_HERE, variant.key(), message);
        }
        return may;
    }
}
