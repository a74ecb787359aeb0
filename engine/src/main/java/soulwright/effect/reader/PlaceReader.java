package soulwright.effect.reader;

import java.util.List;
import java.util.Map;
import soulwright.effect.Parameter;
import soulwright.effect.Parameter.Form;
import soulwright.effect.Scope;
import soulwright.effect.compiled.Compiled;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** Reads what the schemas mark with `x-form`. */
final class PlaceReader {
    private final Readers readers;

    PlaceReader(Readers readers) {
        this.readers = readers;
    }

    Compiled read(String form, YamlNode node, Scope scope) {
        return switch (form) {
            case "steps" -> readers.steps().read(node, scope.in(Scope.Mode.STEPS));
            case "cost" -> readers.steps().read(node, scope.paying());
            case "options" -> readers.options().options(node, scope.in(Scope.Mode.STEPS));
            case "act" -> act(node, scope);
            default -> readers.parameters().read(parameter(form, scope), node, scope, Map.of());
        };
    }

    private Compiled act(YamlNode node, Scope scope) {
        return node instanceof YamlMap map
                ? readers.acts().read(map, scope)
                : readers.parameters().wrong(node, "an act is a map with `when`, `targets`, `cost`, `do`");
    }

    private static Parameter parameter(String form, Scope scope) {
        Form wanted = switch (form) {
            case "abilities" -> Form.ABILITIES;
            case "selector" -> Form.SELECTOR;
            case "formula" -> Form.FORMULA;
            case "value" -> Form.VALUE;
            case "condition" -> Form.CONDITION;
            case "conditions" -> Form.CONDITIONS;
            case "targets" -> Form.TARGETS;
            case "number" -> Form.NUMBER;
            case "score" -> Form.SCORE;
            case "limit" -> Form.LIMIT;
            default -> throw new IllegalArgumentException("no form \"" + form + "\"");
        };
        List<String> of = wanted == Form.SELECTOR ? scope.place().picks() : List.of();
        return new Parameter(form, wanted, true, of, "");
    }
}
