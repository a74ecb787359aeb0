package soulwright.effect.docs;

import java.util.List;
import java.util.Locale;
import soulwright.effect.Parameter;
import soulwright.effect.Vocabulary;
import tools.jackson.databind.node.ObjectNode;

/** What the value of a parameter looks like in YAML. */
final class FormSchema {
    private final Vocabulary vocabulary;

    FormSchema(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    void write(ObjectNode node, Parameter parameter) {
        switch (parameter.form()) {
            case FORMULA,
                    FORMULAS,
                    CONDITION,
                    CONDITIONS,
                    NUMBER,
                    VALUE,
                    SELECTOR,
                    ABILITIES,
                    OPTIONS,
                    TARGETS,
                    SCORE,
                    LIMIT -> refer(node, parameter.form().name().toLowerCase(Locale.ROOT));
            case STEPS -> refer(node, parameter.name().equals("cost") ? "cost" : "steps");
            case PROPERTY -> refer(node, "number");
            case PLACE -> refer(node, "selector");
            case IDS -> ids(node, parameter.of());
            case TRUTH -> node.put("type", "boolean");
            case UNTIL -> choice(node, "until");
            case FACE -> choice(node, "faces");
            case ID -> id(node, parameter.of());
            case NAME, TEXT -> node.put("type", "string");
        }
    }

    private static void refer(ObjectNode node, String def) {
        node.put("$ref", "#/$defs/" + def);
    }

    /** An id, or a path to one, so an editor may suggest ids but refuse nothing. */
    private void id(ObjectNode node, List<String> of) {
        node.put("type", "string");
        if (!of.isEmpty() && of.stream().allMatch(set -> vocabulary.set(set) == null && isKind(set))) {
            kinds(node, of);
        }
    }

    private void ids(ObjectNode node, List<String> of) {
        node.putArray("type").add("string").add("array");
        id(node.putObject("items"), of);
    }

    private static void kinds(ObjectNode node, List<String> of) {
        if (of.size() == 1) {
            node.put("x-ref", of.get(0));
        } else {
            of.forEach(node.putArray("x-ref")::add);
        }
    }

    private void choice(ObjectNode node, String set) {
        List<String> ids = vocabulary.set(set);
        if (ids == null) {
            node.put("type", "string");
        } else {
            ids.forEach(node.putArray("enum")::add);
        }
    }

    /** The kinds of entry that the language itself speaks of. */
    private static boolean isKind(String set) {
        return List.of("elements", "statuses", "keywords", "cards", "monsters").contains(set);
    }
}
