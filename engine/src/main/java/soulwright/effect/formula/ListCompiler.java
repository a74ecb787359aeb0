package soulwright.effect.formula;

import soulwright.effect.Plural;
import soulwright.effect.Type;

/** Compiles paths to several things. */
final class ListCompiler<S> {
    private final Reads<S> reads;
    private final FormulaCompiler<S> formulas;

    ListCompiler(Reads<S> reads, FormulaCompiler<S> formulas) {
        this.reads = reads;
        this.formulas = formulas;
    }

    Listing<S> list(Term term) {
        if (term instanceof Term.All all) {
            return reads.all(all.set());
        }
        if (term instanceof Term.Name name) {
            return reads.names(name.name(), name.type());
        }
        if (term instanceof Term.Given given) {
            return reads.givens(given.name(), given.type());
        }
        if (term instanceof Term.Read read) {
            return read(read);
        }
        throw new IllegalArgumentException("no list: " + term);
    }

    /** One thing as a list of it, nothing as an empty one. */
    Listing<S> oneOrSeveral(Term term) {
        if (Plural.is(term.type())) {
            return list(term);
        }
        Figure<S> one = formulas.figure(term);
        return (state, test) -> {
            long thing = one.of(state);
            return thing != Figure.NONE && test.test(thing);
        };
    }

    /** The entries of one thing or several. */
    Listing<S> entries(Term term) {
        Listing<S> things = oneOrSeveral(term);
        Reads.Asked<S> entry = reads.entry(Plural.one(term.type()));
        return (state, test) -> things.any(state, thing -> test.test(entry.of(state, thing)));
    }

    /** The numbers of a table that something has. */
    Listing<S> cells(Term.Read table) {
        Reads.Listed<S> cells = reads.cells(table.owner().type(), table.property());
        Figure<S> owner = formulas.figure(table.owner());
        return (state, test) -> cells.any(state, owner.of(state), test);
    }

    private Listing<S> read(Term.Read read) {
        Type owner = Plural.one(read.owner().type());
        if (!Plural.is(read.owner().type()) && Plural.is(read.property().type())) {
            return formulas.figure(read.owner()).thenAll(reads.properties(owner, read.property()));
        }
        Listing<S> owners = oneOrSeveral(read.owner());
        if (Plural.is(read.property().type())) {
            Reads.Listed<S> listed = reads.properties(owner, read.property());
            return (state, test) -> owners.any(state, one -> listed.any(state, one, test));
        }
        Reads.Asked<S> asked = reads.property(owner, read.property());
        return (state, test) -> owners.any(state, one -> {
            long thing = asked.of(state, one);
            return thing != Figure.NONE && test.test(thing);
        });
    }
}
