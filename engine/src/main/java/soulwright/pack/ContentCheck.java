package soulwright.pack;

import soulwright.diagnostic.Sink;

/**
 * One check of what packs hold as a whole, one class a check, named after the fault it finds. It sees finished entries: patched, inherited,
 * correct by themselves. Machines add theirs as services.
 */
public interface ContentCheck {
    /** Looks at all entries of all packs and reports what it finds. Called after every change, so it must be quick. */
    void check(Definitions definitions, Sink sink);
}
