package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.effect.Id;
import soulwright.effect.Parameter;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.compiled.Bunch;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Flag;
import soulwright.effect.compiled.Named;
import soulwright.effect.compiled.Nothing;
import soulwright.effect.compiled.Text;
import soulwright.effect.formula.Formula;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads single words: ids, new names, texts, yes or no. */
final class ScalarReader {
    /** The set of names that authors make up. */
    static final String NEW_NAMES = "names";

    private static final List<String> UNTIL = List.of("until");
    private static final List<String> FACES = List.of("faces");

    private final Readers readers;

    ScalarReader(Readers readers) {
        this.readers = readers;
    }

    Compiled read(Parameter parameter, YamlNode node, Scope scope) {
        if (parameter.form() == Parameter.Form.IDS) {
            return ids(node, scope, parameter.of());
        }
        if (!(node instanceof YamlScalar scalar)) {
            return readers.parameters().wrong(node, "\"%s\" wants a single word".formatted(parameter.name()));
        }
        return switch (parameter.form()) {
            case ID -> id(scalar, scope, parameter.of());
            case UNTIL -> id(scalar, scope, UNTIL);
            case FACE -> id(scalar, scope, FACES);
            case NAME -> name(scalar, scope);
            case TRUTH -> truth(scalar, parameter);
            default -> text(scalar, scope);
        };
    }

    Compiled id(YamlScalar scalar, Scope scope, List<String> of) {
        String written = scalar.text();
        boolean named = written.indexOf('.') > 0
                || (readers.language().ids().peek(written, of, scalar) == null && scope.name(written) != null);
        return named ? path(scalar, scope, of) : literal(scalar, of);
    }

    Compiled text(YamlScalar scalar, Scope scope) {
        List<Formula> formulas =
                scalar.text().indexOf('{') < 0 ? List.of() : readers.formulas().inText(scalar, scope);
        return new Text(scalar, scalar.text(), formulas);
    }

    private Compiled ids(YamlNode node, Scope scope, List<String> of) {
        if (node instanceof YamlScalar scalar) {
            return id(scalar, scope, of);
        }
        if (!(node instanceof YamlList list)) {
            return readers.parameters().wrong(node, "a word or a list of words is wanted here");
        }
        List<Compiled> ids = new ArrayList<>();
        for (YamlNode item : list.items()) {
            ids.add(
                    item instanceof YamlScalar scalar
                            ? id(scalar, scope, of)
                            : readers.parameters().wrong(item, "a word is wanted here"));
        }
        return new Bunch(node, ids);
    }

    private Compiled literal(YamlScalar scalar, List<String> of) {
        Id id = readers.language().ids().find(scalar.text(), of, Spot.of(scalar));
        return id == null ? new Nothing(scalar) : new Named(scalar, id);
    }

    /** An id that a path leads to: `that.status`, `given.as`. */
    private Compiled path(YamlScalar scalar, Scope scope, List<String> of) {
        Formula formula = readers.formulas().path(scalar, scope, List.of());
        Type type = formula.type();
        boolean fits = type instanceof Type.Unknown || of.isEmpty();
        for (String set : of) {
            fits |= readers.language().types().comparable(type, Type.id(set))
                    || readers.language().types().comparable(type, Type.ids(set));
        }
        if (!fits) {
            String message = "one of \"%s\" is wanted, but this is %s"
                    .formatted(of.get(0), readers.language().types().words(type));
            readers.language().findings().report(Code.TYPE_MISMATCH, Spot.of(scalar), message);
        }
        return new Expression(formula);
    }

    private Compiled name(YamlScalar scalar, Scope scope) {
        readers.options().checkNew(scalar, scope);
        return new Named(scalar, new Id(NEW_NAMES, scalar.text()));
    }

    private Compiled truth(YamlScalar scalar, Parameter parameter) {
        return scalar.kind() == YamlScalar.Kind.TRUTH
                ? new Flag(scalar, scalar.text().equals("true"))
                : readers.parameters().wrong(scalar, "\"%s\" is true or false".formatted(parameter.name()));
    }
}
