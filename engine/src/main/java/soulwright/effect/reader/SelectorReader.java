package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.effect.Parameter;
import soulwright.effect.Plural;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.Type;
import soulwright.effect.VerbSpec;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Nothing;
import soulwright.effect.compiled.Selector;
import soulwright.effect.formula.Formula;
import soulwright.effect.formula.Term;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads which things are meant: a path, a list of selectors, or a map that says how they are picked. */
final class SelectorReader {
    /** What `place` gives; machines that have places name their kind so. */
    private static final Type PLACE = Type.thing("place");

    private final Readers readers;

    SelectorReader(Readers readers) {
        this.readers = readers;
    }

    /** Reads a selector of whatever things. */
    Compiled read(YamlNode node, Scope scope) {
        return read(node, scope, List.of());
    }

    /** Reads a selector for a parameter, and checks that it finds what is wanted there. */
    Compiled read(YamlNode node, Scope scope, Parameter parameter) {
        Compiled value = read(node, scope, idsOf(parameter));
        if (value instanceof Selector selector && !fits(selector.type(), parameter)) {
            String message = "\"%s\" wants \"%s\", but this is %s"
                    .formatted(
                            parameter.name(),
                            String.join("\" or \"", parameter.of()),
                            readers.language().types().words(selector.type()));
            readers.language().findings().report(Code.TYPE_MISMATCH, Spot.of(node), message);
        }
        return value;
    }

    /** Checks that a verb which takes something away is not given all that the packs know. */
    void checkHeld(Variant variant, Compiled value, Scope scope) {
        Compiled from = value instanceof Selector.Pick pick ? pick.from() : value;
        if (from instanceof Selector.Path path && path.formula().term() instanceof Term.All all) {
            String message = "\"%s\" takes what somebody has, but \"%s\" are all that there are"
                    .formatted(variant.spec().name(), all.set());
            String help = holder(all.set(), scope);
            readers.language().findings().report(Code.BAD_SELECTOR, Spot.of(from.source()), message, help);
        }
    }

    /** Says whose are meant: those of the first role that has such things. */
    private String holder(String set, Scope scope) {
        for (Map.Entry<String, Type> role : scope.place().roles().entrySet()) {
            if (role.getValue() instanceof Type.Thing thing
                    && readers.language()
                            .vocabulary()
                            .things()
                            .properties(thing.kind())
                            .containsKey(set)) {
                return "write \"" + role.getKey() + "." + set + "\"";
            }
        }
        return "say whose";
    }

    /** As above; `ids` are the sets of which a bare id may stand there. */
    private Compiled read(YamlNode node, Scope scope, List<String> ids) {
        if (node instanceof YamlScalar scalar) {
            return path(scalar, scope, ids);
        }
        if (node instanceof YamlList list) {
            return union(list, scope, ids);
        }
        Variant variant = readers.variants().find(node, Family.SELECTORS);
        return variant == null ? new Nothing(node) : pick(variant, scope, ids);
    }

    private Compiled path(YamlScalar scalar, Scope scope, List<String> ids) {
        if (readers.variants().isInWords(scalar, Family.SELECTORS)) {
            return new Nothing(scalar);
        }
        Formula formula = readers.formulas().path(scalar, scope, ids);
        Type type = formula.type();
        if (type instanceof Type.Thing || type instanceof Type.Id || type instanceof Type.Unknown) {
            return new Selector.Path(formula);
        }
        String message = "a path to things is wanted, but this is "
                + readers.language().types().words(type);
        readers.language().findings().report(Code.BAD_SELECTOR, Spot.of(scalar), message);
        return new Nothing(scalar);
    }

    private Compiled union(YamlList list, Scope scope, List<String> ids) {
        List<Selector> selectors = new ArrayList<>();
        Type type = Type.UNKNOWN;
        for (YamlNode item : list.items()) {
            if (read(item, scope, ids) instanceof Selector selector) {
                type = selectors.isEmpty()
                        ? Plural.one(selector.type())
                        : readers.language().types().common(type, Plural.one(selector.type()));
                selectors.add(selector);
            }
        }
        if (list.items().isEmpty()) {
            readers.language().findings().report(Code.BAD_SELECTOR, Spot.of(list), "this list is empty");
        }
        return new Selector.Union(list, selectors, Plural.of(type));
    }

    private Compiled pick(Variant variant, Scope scope, List<String> ids) {
        VerbSpec spec = variant.spec();
        checkWaits(variant, scope);
        Compiled from = read(variant.entry().value(), scope, ids);
        Type list = from instanceof Selector selector ? selector.type() : Type.UNKNOWN;
        Scope tried = scope.trying(spec.name().equals("place") ? PLACE : Plural.one(list), entries(from));
        Map<String, Compiled> arguments = new Picking(readers, variant, scope, tried).read(from);
        return new Selector.Pick(variant.map(), spec, arguments, typeOf(variant, list));
    }

    private void checkWaits(Variant variant, Scope scope) {
        String how = variant.spec().name();
        Scope.Mode mode = scope.mode();
        boolean asks = how.equals("choose") || how.equals("place");
        boolean may = asks
                ? mode == Scope.Mode.STEPS || mode == Scope.Mode.CHOICE
                : !how.equals("random") || mode == Scope.Mode.STEPS || mode == Scope.Mode.CHANCE;
        if (!may) {
            String message = asks ? "nobody can be asked here" : "nothing can be drawn at random here";
            readers.language().findings().report(Code.CHOOSE_NOT_HERE, variant.key(), message);
        }
    }

    private static Type typeOf(Variant variant, Type list) {
        String how = variant.spec().name();
        if (how.equals("place")) {
            return PLACE;
        }
        boolean single = (how.equals("choose") || how.equals("random"))
                && variant.map().get("count") == null
                && variant.map().get("matching") == null;
        return single ? Plural.one(list) : Plural.of(list);
    }

    private static boolean entries(Compiled from) {
        if (from instanceof Selector.Path path) {
            return path.formula().term() instanceof Term.All;
        }
        return from instanceof Selector.Union union
                && union.selectors().stream().allMatch(SelectorReader::entries);
    }

    private List<String> idsOf(Parameter parameter) {
        Set<String> ids = new LinkedHashSet<>();
        for (String kind : parameter.of()) {
            if (readers.language().vocabulary().set(kind) != null) {
                ids.add(kind);
            }
            ids.addAll(readers.language().vocabulary().things().entries(kind));
        }
        return List.copyOf(ids);
    }

    private boolean fits(Type type, Parameter parameter) {
        if (parameter.of().isEmpty() || type instanceof Type.Unknown) {
            return true;
        }
        Type one = Plural.one(type);
        for (String kind : parameter.of()) {
            boolean any = readers.language().vocabulary().set(kind) != null;
            if (any || readers.language().types().comparable(one, Type.thing(kind))) {
                return true;
            }
        }
        return false;
    }
}
