package soulwright.pack;

import java.util.Set;
import soulwright.diagnostic.Sink;

/**
 * One check of what packs hold as a whole, one class a check, named after the fault it finds. It sees finished entries: patched, inherited,
 * correct by themselves. Machines add theirs as services.
 */
public interface ContentCheck {
    /** Looks at all entries of all packs and reports what it finds. Called after every change of what it {@link #reads}, so it must be quick. */
    void check(Definitions definitions, Sink sink);

    /**
     * The kinds of entry it reads. It is not called again while it found nothing and none of these has changed; empty means all.
     */
    default Set<String> reads() {
        return Set.of();
    }
}
