package soulwright.duel;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import soulwright.diagnostic.Wording;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schema of the cards of one ruleset: a branch for each kind of card, closed, with the numbers, traits and marks that the ruleset
 * declares for it.
 */
final class CardSchema {
    private final ObjectNode general;
    private final YamlMap ruleset;

    CardSchema(ObjectNode general, YamlMap ruleset) {
        this.general = general;
        this.ruleset = ruleset;
    }

    ObjectNode derive() {
        ObjectNode schema = general.deepCopy();
        schema.remove("x-derived");
        schema.remove("additionalProperties");
        List<String> kinds = ruleset.map("cards").keys();
        ObjectNode kind = (ObjectNode) schema.get("properties").get("kind");
        kind.remove("x-name");
        choice(kind, kinds);
        ArrayNode branches = schema.putArray("allOf");
        kinds.forEach(name -> branch(branches.addObject(), name));
        withoutKind(branches);
        return schema;
    }

    /** A card that does not say its kind may have what any kind has, so that a misspelt `kind` is seen to be one. */
    private void withoutKind(ArrayNode branches) {
        Set<String> all = new LinkedHashSet<>(general.get("properties").propertyNames());
        branches.forEach(
                branch -> all.addAll(branch.get("then").get("properties").propertyNames()));
        ObjectNode branch = branches.addObject();
        branch.putObject("if").putArray("required").add("kind");
        ObjectNode card = branch.putObject("else").put("additionalProperties", false);
        ObjectNode properties = card.putObject("properties");
        all.forEach(properties::putObject);
    }

    private void branch(ObjectNode branch, String kind) {
        ObjectNode condition = branch.putObject("if");
        condition.putArray("required").add("kind");
        condition.putObject("properties").putObject("kind").put("const", kind);
        ObjectNode card = branch.putObject("then");
        card.put("additionalProperties", false);
        Printed printed = new Printed(card.putObject("properties"));
        printed(
                printed,
                CardKind.of(
                        ruleset.map("cards").map(kind), ruleset.map("traits").keys()));
        general.get("properties")
                .propertyNames()
                .forEach(key -> printed.properties().putObject(key));
        unlessAbstract(card, printed.needed());
    }

    private void printed(Printed card, CardKind kind) {
        kind.numbers().forEach(card::number);
        for (CardKind.Trait trait : kind.traits()) {
            card.trait(trait, ruleset.map("traits").words(trait.name()));
        }
        kind.flags().forEach(flag -> card.flag(flag.text()));
        if (kind.pattern()) {
            card.pattern(ruleset.map("patterns").keys());
        }
        if (kind.fits()) {
            card.fits();
        }
    }

    /** An abstract card may leave out what those that extend it will say. */
    private static void unlessAbstract(ObjectNode card, List<String> needed) {
        ObjectNode condition = card.putObject("if");
        condition.putObject("properties").putObject("abstract").put("const", false);
        ArrayNode required = card.putObject("then").putArray("required");
        needed.forEach(required::add);
    }

    private static void choice(ObjectNode property, List<String> words) {
        ArrayNode choices = property.put("type", "string").putArray("enum");
        words.forEach(choices::add);
        if (!words.isEmpty()) {
            property.putArray("examples").add(words.get(0));
        }
    }

    /** The properties of one kind of card, as far as they are collected, and which of them every card must have. */
    private record Printed(ObjectNode properties, List<String> needed) {
        Printed(ObjectNode properties) {
            this(properties, new ArrayList<>());
        }

        void number(YamlMap.Entry declared) {
            String name = declared.key().text();
            Range range = Range.of(declared.value() instanceof YamlScalar text ? text.text() : "");
            ObjectNode number = property(name, "A number printed on it, " + range.words() + ".");
            range.limit(number.put("type", "integer"));
            number.putArray("examples").add(range.least());
            needed.add(name);
        }

        void trait(CardKind.Trait trait, List<String> words) {
            ObjectNode value =
                    property(trait.name(), trait.several() ? "One or more of its names." : "One of its names.");
            needed.add(trait.name());
            if (!trait.several()) {
                choice(value, words);
                return;
            }
            value.put("type", "array")
                    .put("minItems", 1)
                    .put("uniqueItems", true)
                    .put("x-mergeable", true);
            choice(value.putObject("items"), words);
            value.putArray("examples").addArray().add(words.isEmpty() ? "" : words.get(0));
        }

        void flag(String name) {
            property(name, "Whether this mark is printed on it. Default `false`.")
                    .put("type", "boolean")
                    .putArray("examples")
                    .add(true);
        }

        void pattern(List<String> patterns) {
            choice(property("pattern", "Which of the ruleset's patterns it reaches."), patterns);
            needed.add("pattern");
        }

        void fits() {
            ObjectNode fits = property(
                    "fits",
                    "What it can be attached to, as a condition on the other card. Left out, whatever its action allows.");
            fits.put("$ref", "effects.schema.json#/$defs/condition").put("x-place", "duel.fits");
            fits.putArray("examples").add("face-up");
        }

        private ObjectNode property(String name, String description) {
            return properties.putObject(name).put("title", title(name)).put("description", description);
        }

        private static String title(String name) {
            return Wording.capital(name.replace('-', ' '));
        }
    }
}
