package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import soulwright.diagnostic.Code;
import soulwright.effect.Parameter;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.compiled.Bunch;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Expression;
import soulwright.effect.compiled.Nothing;
import soulwright.effect.compiled.NumberPath;
import soulwright.effect.formula.Formula;
import soulwright.effect.formula.Term;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads the value of one parameter, whatever its form. */
final class ParameterReader {
    private final Readers readers;

    ParameterReader(Readers readers) {
        this.readers = readers;
    }

    /** Reads a parameter that may lean on those of the same variant that were read before. */
    Compiled read(Parameter parameter, YamlNode node, Scope scope, Map<String, Compiled> before) {
        if (node instanceof YamlScalar scalar && scalar.kind() == YamlScalar.Kind.NULL) {
            return wrong(node, "\"%s\" has no value".formatted(parameter.name()));
        }
        Compiled value = readAny(parameter, node, scope, before);
        checkBounds(parameter, value);
        return value;
    }

    /** A figure that is written must be one that makes sense; one that a formula gives is taken as the nearest of those. */
    private void checkBounds(Parameter parameter, Compiled value) {
        if (value instanceof Expression expression
                && expression.formula().term() instanceof Term.Figure figure
                && !parameter.bounds().holds(figure.value())) {
            String message = "\"%s\" is %d, but it must be %s"
                    .formatted(
                            parameter.name(), figure.value(), parameter.bounds().words());
            String help = "write %d".formatted(parameter.bounds().nearest(figure.value()));
            readers.language()
                    .findings()
                    .report(Code.OUT_OF_RANGE, expression.formula().spot(), message, help);
        }
    }

    private Compiled readAny(Parameter parameter, YamlNode node, Scope scope, Map<String, Compiled> before) {
        return switch (parameter.form()) {
            case NUMBER, PROPERTY -> readers.numbers().read(parameter, node, scope, before.get("who"));
            case VALUE -> value(node, scope, before);
            default -> read(parameter, node, scope);
        };
    }

    private Compiled read(Parameter parameter, YamlNode node, Scope scope) {
        return switch (parameter.form()) {
            case FORMULA -> formula(node, scope);
            case FORMULAS -> formulas(node, scope);
            case CONDITION -> condition(node, scope);
            case CONDITIONS -> conditions(node, scope);
            case SELECTOR, PLACE -> readers.selectors().read(node, scope, parameter);
            case STEPS -> readers.steps().read(node, scope);
            case ABILITIES -> readers.abilities().read(node, scope.in(Scope.Mode.STANDING));
            case OPTIONS -> readers.options().options(node, scope);
            case TARGETS -> readers.options().targets(node, scope);
            case SCORE -> readers.numbers().score(node, scope);
            case LIMIT -> readers.options().limit(node);
            default -> readers.scalars().read(parameter, node, scope);
        };
    }

    Compiled formula(YamlNode node, Scope scope) {
        return node instanceof YamlScalar scalar
                ? new Expression(readers.formulas().number(scalar, scope))
                : wrong(node, "a number or formula is wanted here");
    }

    Compiled condition(YamlNode node, Scope scope) {
        return node instanceof YamlScalar scalar
                ? new Expression(readers.formulas().condition(scalar, scope))
                : wrong(node, "a condition is wanted here");
    }

    private Compiled formulas(YamlNode node, Scope scope) {
        if (!(node instanceof YamlList list)) {
            return formula(node, scope);
        }
        List<Compiled> figures = new ArrayList<>();
        list.items().forEach(item -> figures.add(formula(item, scope)));
        return new Bunch(node, figures);
    }

    Compiled conditions(YamlNode node, Scope scope) {
        if (node instanceof YamlScalar scalar) {
            return part(scalar, scope, Parameter.Form.CONDITIONS, Code.BAD_PARAMETER, "a list of conditions");
        }
        if (!(node instanceof YamlList list)) {
            return wrong(node, "a list of conditions is wanted here");
        }
        List<Compiled> conditions = new ArrayList<>();
        list.items().forEach(item -> conditions.add(condition(item, scope)));
        return new Bunch(node, conditions);
    }

    /** What a number or trait is set to, or what a name stands for: the number decides what is wanted. */
    private Compiled value(YamlNode node, Scope scope, Map<String, Compiled> before) {
        Type wanted = Type.UNKNOWN;
        for (Compiled value : before.values()) {
            wanted = value instanceof NumberPath number ? NumberReader.typeOf(number) : wanted;
        }
        return value(node, scope, wanted);
    }

    /** A value of a type; UNKNOWN for any. */
    Compiled value(YamlNode node, Scope scope, Type wanted) {
        if (!(node instanceof YamlScalar scalar)) {
            return readers.selectors().read(node, scope);
        }
        if (wanted instanceof Type.Num) {
            return new Expression(readers.formulas().number(scalar, scope));
        }
        if (readers.variants().isInWords(scalar, Family.SELECTORS)) {
            return new Nothing(scalar);
        }
        return new Expression(
                wanted instanceof Type.Unknown
                        ? readers.formulas().path(scalar, scope, List.of())
                        : readers.formulas().value(scalar, scope, wanted));
    }

    /** A piece of the language that a `given` hands over, where a list could stand. */
    Compiled part(YamlScalar scalar, Scope scope, Parameter.Form form, Code code, String wanted) {
        boolean path = scope.givens() != null && scalar.text().indexOf('.') > 0;
        if (!path) {
            readers.language().findings().report(code, Spot.of(scalar), wanted + " is wanted here");
            return new Nothing(scalar);
        }
        Formula formula = readers.formulas().path(scalar, scope, List.of());
        Type type = formula.type();
        if (!(type instanceof Type.Unknown) && !type.equals(new Type.Part(form))) {
            String message = wanted + " is wanted here, but this is "
                    + readers.language().types().words(type);
            readers.language().findings().report(Code.TYPE_MISMATCH, Spot.of(scalar), message);
        }
        return new Expression(formula);
    }

    Compiled wrong(YamlNode node, String message) {
        readers.language().findings().report(Code.BAD_PARAMETER, Spot.of(node), message);
        return new Nothing(node);
    }
}
