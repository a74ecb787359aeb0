package soulwright.pack;

import com.networknt.schema.Error;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;
import tools.jackson.databind.JsonNode;

/** The validator's verdicts on values in our own words, each with what to do. */
final class SchemaWords {
    private SchemaWords() {}

    /**
     * @param form what to write instead of a text of the wrong form, if the schema says it
     * @param example what could stand there, or nothing
     */
    static Diagnostic finding(Error error, YamlNode node, String name, @Nullable String form, String example) {
        JsonNode wanted = error.getSchemaNode();
        String limit = wanted == null ? "" : wanted.asString("");
        return switch (error.getKeyword()) {
            case "type" -> TypeWords.finding(node, name, wanted, example);
            case "enum", "const" -> choice(node, name, wanted);
            case "minimum" -> range(node, name, "at least " + limit);
            case "maximum" -> range(node, name, "at most " + limit);
            case "exclusiveMinimum" -> range(node, name, "more than " + limit);
            case "exclusiveMaximum" -> range(node, name, "less than " + limit);
            case "multipleOf" -> range(node, name, "a multiple of " + limit);
            case "pattern" -> form(node, name, error.getSchemaNode().asString(), form);
            case "propertyNames" -> form(node, name.equals("it") ? "a key" : "a key of " + name, "the schema", form);
            case "minLength" ->
                count(node, name + " is too short: at least " + limit + " characters", "write something here");
            case "maxLength" ->
                count(node, name + " is too long: at most " + limit + " characters", "shorten it, or write several");
            case "minItems", "minProperties" ->
                count(node, name + " has too few entries: at least " + limit, "add " + missing(node, limit) + " more");
            case "maxItems" ->
                count(
                        node,
                        name + " has too many entries: at most " + limit,
                        "leave " + surplus(node, limit) + " of them out");
            case "maxProperties" ->
                count(
                        node,
                        name + " has too many keys: at most " + limit,
                        "leave " + surplus(node, limit) + " of them out, or begin another \"- \" for each");
            case "uniqueItems" ->
                Diagnostic.of(
                                Code.NOT_UNIQUE,
                                repeated(node).place(),
                                name + " holds " + ListItems.name(repeated(node)) + " twice")
                        .withHelp("leave one of them out");
            default ->
                Diagnostic.of(Code.NOT_ALLOWED, node.place(), name + " does not fit: " + error.getMessage())
                        .withHelp("see the schema of this kind: soulwright schema --out DIR");
        };
    }

    private static Diagnostic choice(YamlNode node, String name, JsonNode wanted) {
        List<String> choices = new ArrayList<>();
        if (wanted.isArray()) {
            wanted.forEach(choice -> choices.add(choice.asString()));
        } else {
            choices.add(wanted.asString());
        }
        String written = node instanceof YamlScalar scalar ? scalar.text() : "";
        Diagnostic finding = Diagnostic.of(
                Code.NOT_ALLOWED,
                node.place(),
                "%s cannot be %s".formatted(name, TypeWords.kind(node).replace("the text ", "")));
        return Guess.of(written, choices)
                .map(meant -> meant.in(finding))
                .orElse(finding.withHelp((choices.size() == 1 ? "it can only be " : "it is one of ")
                        + choices.stream().limit(20).collect(Collectors.joining(", "))));
    }

    private static Diagnostic range(YamlNode node, String name, String wanted) {
        return Diagnostic.of(
                        Code.OUT_OF_RANGE,
                        node.place(),
                        "%s is %s, but must be %s".formatted(name, written(node), wanted))
                .withHelp("write a number that is " + wanted);
    }

    private static String written(YamlNode node) {
        return node instanceof YamlScalar scalar ? Text.shorten(scalar.text()) : "something else";
    }

    private static Diagnostic form(YamlNode node, String name, String pattern, @Nullable String wanted) {
        return Diagnostic.of(Code.BAD_FORM, node.place(), "%s cannot be written \"%s\"".formatted(name, written(node)))
                .withHelp(wanted == null ? "it must match " + pattern : wanted);
    }

    private static Diagnostic count(YamlNode node, String message, String help) {
        return Diagnostic.of(Code.WRONG_COUNT, node.place(), message).withHelp(help);
    }

    private static long missing(YamlNode node, String least) {
        return Long.parseLong(least) - size(node);
    }

    private static long surplus(YamlNode node, String most) {
        return size(node) - Long.parseLong(most);
    }

    private static int size(YamlNode node) {
        return node instanceof YamlMap map
                ? map.entries().size()
                : node instanceof YamlList list ? list.items().size() : 0;
    }

    private static YamlNode repeated(YamlNode node) {
        List<YamlNode> items = node instanceof YamlList list ? list.items() : List.of();
        for (int i = 0; i < items.size(); i++) {
            for (int k = 0; k < i; k++) {
                if (Trees.same(items.get(i), items.get(k))) {
                    return items.get(i);
                }
            }
        }
        return node;
    }
}
