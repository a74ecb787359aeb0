package soulwright.pack;

import java.util.IdentityHashMap;
import java.util.List;
import soulwright.diagnostic.Sink;

/**
 * Runs checks of content, but none again that found nothing while all entries it reads are still the same objects. What was found is not kept:
 * its place may have moved.
 */
final class CleanChecks {
    private final List<ContentCheck> checks;
    private final IdentityHashMap<ContentCheck, Definitions> clean = new IdentityHashMap<>();

    CleanChecks(List<ContentCheck> checks) {
        this.checks = checks;
    }

    void run(Definitions definitions, Sink sink) {
        for (ContentCheck check : checks) {
            Definitions before = clean.remove(check);
            if ((before != null && definitions.isSameIn(check.reads(), before)) || isClean(check, definitions, sink)) {
                clean.put(check, definitions);
            }
        }
    }

    private static boolean isClean(ContentCheck check, Definitions definitions, Sink sink) {
        boolean[] found = {false};
        check.check(definitions, finding -> {
            found[0] = true;
            sink.report(finding);
        });
        return !found[0];
    }
}
