package soulwright.effect.reader;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.effect.Id;
import soulwright.effect.Parameter;
import soulwright.effect.Plural;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Nothing;
import soulwright.effect.compiled.NumberPath;
import soulwright.effect.compiled.Score;
import soulwright.effect.compiled.Selector;
import soulwright.effect.formula.Formula;
import soulwright.effect.formula.NumberTerm;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads which number is changed, and figures for attributes. */
final class NumberReader {
    private static final String ATTRIBUTES = "attributes";

    private final Readers readers;

    NumberReader(Readers readers) {
        this.readers = readers;
    }

    /** The path of a number of `who`; without `who`, of the nearest role that has such a number. */
    Compiled read(Parameter parameter, YamlNode node, Scope scope, @Nullable Compiled who) {
        if (!(node instanceof YamlScalar scalar)) {
            return readers.parameters().wrong(node, "the name of a number is wanted here");
        }
        Map<String, Type> owners = who == null ? roles(scope) : Map.of("who", ownerType(who));
        boolean anything = parameter.form() == Parameter.Form.PROPERTY;
        NumberTerm number = readers.formulas().numberPath(scalar, scope, owners);
        if (number == null) {
            return new Nothing(node);
        }
        if (!anything && !(number.type() instanceof Type.Num)) {
            String message = "a number is wanted, but \"%s\" is %s"
                    .formatted(scalar.text(), readers.language().types().words(number.type()));
            readers.language().findings().report(Code.TYPE_MISMATCH, Spot.of(node), message);
            return new Nothing(node);
        }
        return new NumberPath(scalar, number.owner(), number.property(), number.index());
    }

    /** What a number path leads to. */
    static Type typeOf(NumberPath number) {
        return number.index() == null ? number.property().type() : Type.NUMBER;
    }

    Compiled score(YamlNode node, Scope scope) {
        if (node instanceof YamlMap map) {
            return figures(map, scope);
        }
        if (!(node instanceof YamlScalar scalar)) {
            return readers.parameters().wrong(node, "figures for attributes are wanted here");
        }
        boolean attribute = readers.language().ids().peek(scalar.text(), List.of(ATTRIBUTES), scalar) != null;
        if (attribute && scope.name(scalar.text()) == null) {
            String help = "say by how much: \"{ " + scalar.text() + ": 1 }\"";
            readers.language()
                    .findings()
                    .report(Code.TYPE_MISMATCH, Spot.of(node), "figures for attributes are wanted", help);
            return new Nothing(node);
        }
        Formula formula = readers.formulas().path(scalar, scope, List.of());
        if (!readers.language().types().comparable(formula.type(), Type.table(ATTRIBUTES))) {
            String message = "figures for attributes are wanted, but this is "
                    + readers.language().types().words(formula.type());
            readers.language().findings().report(Code.TYPE_MISMATCH, Spot.of(node), message, example(scalar));
        }
        return new Expression(formula);
    }

    /** How it is written: with the first of the attributes that there are. */
    private String example(YamlScalar scalar) {
        String figure = scalar.kind() == YamlScalar.Kind.INTEGER ? scalar.text() : "1";
        return readers.language().ids().all(List.of(ATTRIBUTES)).stream()
                .findFirst()
                .map(attribute -> "say of which, like \"{ %s: %s }\"".formatted(attribute, figure))
                .orElse("");
    }

    private Compiled figures(YamlMap map, Scope scope) {
        Map<String, Expression> figures = new LinkedHashMap<>();
        for (YamlMap.Entry entry : map.entries()) {
            Spot key = Spot.of(entry.key());
            Id attribute = readers.language().ids().find(entry.key().text(), List.of(ATTRIBUTES), key);
            Compiled figure = readers.parameters().formula(entry.value(), scope);
            if (attribute != null && figure instanceof Expression expression) {
                figures.put(attribute.id(), expression);
            }
        }
        return new Score(map, figures);
    }

    private static Type ownerType(Compiled who) {
        return who instanceof Selector selector ? Plural.one(selector.type()) : Type.UNKNOWN;
    }

    /** The bearer first, then the one who acts, then whatever else the place knows one of. */
    private static Map<String, Type> roles(Scope scope) {
        Map<String, Type> roles = new LinkedHashMap<>();
        for (String first : List.of("self", "me")) {
            Type type = scope.name(first);
            if (type != null) {
                roles.put(first, type);
            }
        }
        scope.place().roles().forEach((role, type) -> {
            if (!Plural.is(type)) {
                roles.putIfAbsent(role, type);
            }
        });
        return roles;
    }
}
