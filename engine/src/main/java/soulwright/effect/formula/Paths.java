package soulwright.effect.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Nearest;
import soulwright.effect.Givens;
import soulwright.effect.Id;
import soulwright.effect.Plural;
import soulwright.effect.Property;
import soulwright.effect.Scope;
import soulwright.effect.Type;
import soulwright.effect.Vocabulary;

/** The names of a formula: roles, words, the candidate's own, plurals of kinds, and what is asked of each. */
final class Paths {
    /** How the sets of names of traits are called; the trait alone stands for all of them. */
    private static final String TRAITS = "traits.";

    private final Checker checker;
    private final Vocabulary vocabulary;

    Paths(Checker checker) {
        this.checker = checker;
        this.vocabulary = checker.language().vocabulary();
    }

    Term term(Expr path, Scope scope) {
        if (path instanceof Expr.Name name) {
            Term found = find(name.name(), scope);
            return found == null ? unknown(name, scope, List.of()) : found;
        }
        return path instanceof Expr.Of of ? property(of, scope) : cell((Expr.Cell) path, scope);
    }

    /** A name, or an id of some sets; what the place names comes first. */
    Term nameOrId(Expr.Name name, Scope scope, List<String> of) {
        Term found = name.name().indexOf(':') < 0 ? find(name.name(), scope) : null;
        if (found != null) {
            return found;
        }
        if (name.name().indexOf(':') < 0 && checker.language().ids().peek(name.name(), of, checker.node()) == null) {
            return unknown(name, scope, of);
        }
        return id(name, of);
    }

    Term id(Expr.Name name, List<String> of) {
        Id id = checker.language().ids().find(name.name(), of, checker.spot(name));
        return id == null ? Checker.WRONG : new Term.Word(id);
    }

    /** What stands after `is`: an id of the sets that the left side belongs to; where it belongs to none, a role was meant. */
    Term idAfterIs(Expr.Name name, Scope scope, Type left) {
        List<String> sets = idsOf(left);
        boolean known = checker.language().ids().peek(name.name(), sets, checker.node()) != null;
        return !known && meansRole(name.name(), scope, sets) ? unknown(name, scope, sets) : id(name, sets);
    }

    /** Whether an unknown word is nearer to a name in sight than to any id. */
    private boolean meansRole(String word, Scope scope, List<String> sets) {
        List<String> ids = checker.language().ids().all(sets);
        List<String> all = new ArrayList<>(scope.names());
        all.add("none");
        all.addAll(ids);
        return sets.isEmpty()
                || vocabulary.isRole(word)
                || Nearest.to(word, all).filter(ids::contains).isEmpty();
    }

    /** The sets whose ids are of a type. */
    List<String> idsOf(Type type) {
        if (type instanceof Type.Id id) {
            return List.of(id.set());
        }
        return type instanceof Type.Thing thing ? vocabulary.things().entries(thing.kind()) : List.of();
    }

    @Nullable
    Term find(String name, Scope scope) {
        Scope.Candidate candidate = scope.itIsCandidate() ? scope.candidate() : null;
        Property own = candidate == null ? null : propertyOf(candidate.type(), name);
        if (candidate != null && own != null && (!candidate.entry() || own.printed())) {
            return ofCandidate(candidate, own);
        }
        Type type = scope.name(name);
        if (type != null) {
            return candidate != null && name.equals("it")
                    ? new Term.It(candidate.depth(), type)
                    : new Term.Name(name, type);
        }
        return candidate != null && own != null ? ofCandidate(candidate, own) : plural(name);
    }

    private static Term ofCandidate(Scope.Candidate candidate, Property property) {
        return new Term.Read(new Term.It(candidate.depth(), candidate.type()), property, property.type());
    }

    /** `monsters`, `realm`: every entry of a kind, every id of a trait. */
    private @Nullable Term plural(String name) {
        if (checker.language().names().kinds().contains(name)) {
            String kind = vocabulary.things().ofEntries(name);
            return new Term.All(name, kind == null ? Type.ids(name) : Type.things(kind));
        }
        String trait = TRAITS + name;
        return vocabulary.set(trait) == null ? null : new Term.All(trait, Type.ids(trait));
    }

    private Term property(Expr.Of of, Scope scope) {
        if (of.owner() instanceof Expr.Name role && role.name().equals("given")) {
            Givens givens = scope.givens();
            if (givens != null) {
                return given(of.property(), givens, scope);
            }
        }
        Term owner = checker.term(of.owner(), scope);
        Type type = owner.type();
        if (type instanceof Type.Unknown) {
            return Checker.WRONG;
        }
        if (type instanceof Type.Table table) {
            Term id = id(of.property(), List.of(table.set()));
            return id == Checker.WRONG ? id : new Term.Cell(owner, id);
        }
        Property property = propertyOf(type, of.property().name());
        return property == null ? unknownProperty(of, type) : read(of, owner, property);
    }

    private Term read(Expr.Of of, Term owner, Property property) {
        boolean many = Plural.is(owner.type());
        Type type = many ? Plural.of(property.type()) : property.type();
        if (many && !Plural.is(type)) {
            String message = "there are several of these, so \"%s\" is not one value"
                    .formatted(of.property().name());
            String help = "use sum(..., %s), or any(..., condition)"
                    .formatted(of.property().name());
            checker.findings().report(Code.TYPE_MISMATCH, checker.spot(of), message, help);
            return Checker.WRONG;
        }
        return new Term.Read(owner, property, type);
    }

    private Term given(Expr.Name name, Givens givens, Scope scope) {
        Type type = givens.types().get(name.name());
        if (type == null) {
            String message = "there is no \"given." + name.name() + "\"";
            checker.findings()
                    .unknown(
                            Code.UNKNOWN_PROPERTY,
                            checker.spot(name),
                            message,
                            name.name(),
                            givens.types().keySet());
            return Checker.WRONG;
        }
        Scope.Candidate candidate = scope.candidate();
        if (candidate == null) {
            givens.reads(name.name());
        } else {
            givens.reads(name.name(), candidate.type());
        }
        return new Term.Given(name.name(), type);
    }

    private Term cell(Expr.Cell cell, Scope scope) {
        Term table = checker.term(cell.table(), scope);
        if (table.type() instanceof Type.Unknown) {
            return Checker.WRONG;
        }
        if (!(table.type() instanceof Type.Table of)) {
            return checker.mismatch(cell.table(), "a table", table.type());
        }
        Term index = checker.wanted(cell.index(), scope, Type.id(of.set()));
        return index == Checker.WRONG ? index : new Term.Cell(table, index);
    }

    @Nullable
    Property propertyOf(Type type, String name) {
        return properties(type).get(name);
    }

    Map<String, Property> properties(Type type) {
        if (type instanceof Type.Thing thing) {
            return vocabulary.things().properties(thing.kind());
        }
        String kind = type instanceof Type.Id id ? vocabulary.things().ofEntries(id.set()) : null;
        return kind == null ? Map.of() : vocabulary.things().properties(kind);
    }

    private Term unknownProperty(Expr.Of of, Type type) {
        String name = of.property().name();
        String message = "%s has no \"%s\"".formatted(checker.types().words(type), name);
        Set<String> known = properties(type).keySet();
        if (known.isEmpty()) {
            String help = "nothing can be asked of it";
            checker.findings().report(Code.UNKNOWN_PROPERTY, checker.spot(of.property()), message, help);
        } else {
            UnknownNames.report(checker, Code.UNKNOWN_PROPERTY, of.property(), message, known);
        }
        return Checker.WRONG;
    }

    Term unknown(Expr.Name name, Scope scope, List<String> of) {
        if (vocabulary.isRole(name.name())) {
            String message = "there is no \"" + name.name() + "\" here";
            checker.findings().unknown(Code.ROLE_NOT_HERE, checker.spot(name), message, name.name(), scope.names());
            return Checker.WRONG;
        }
        Scope.Candidate candidate = scope.candidate();
        if ((candidate != null && candidate.type() instanceof Type.Unknown)
                || checker.language().ids().mayBeUnread(of, checker.node())) {
            return Checker.WRONG;
        }
        List<String> here = new ArrayList<>(scope.names());
        if (scope.givens() != null) {
            here.add("given");
        }
        if (candidate != null) {
            here.addAll(properties(candidate.type()).keySet());
        }
        List<String> known = new ArrayList<>(here);
        known.add("none");
        known.addAll(checker.language().names().kinds());
        vocabulary.sets().stream()
                .filter(set -> set.startsWith(TRAITS))
                .forEach(set -> known.add(set.substring(TRAITS.length())));
        known.addAll(checker.language().ids().all(of));
        String message = "unknown name \"" + name.name() + "\"";
        UnknownNames.report(checker, Code.UNKNOWN_WORD, name, message, known, of.isEmpty() ? here : known);
        return Checker.WRONG;
    }
}
