package soulwright.pack;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import soulwright.diagnostic.Sink;
import soulwright.pack.Definitions.Definition;

/**
 * Runs checks of content, but none again that found nothing while all entries it reads are still the same objects. What was found is not kept:
 * its place may have moved.
 */
final class CleanChecks {
    /** What a check that found nothing had seen. */
    private record Seen(boolean complete, Map<String, List<Definition>> byKind) {}

    private final IdentityHashMap<ContentCheck, Seen> clean = new IdentityHashMap<>();

    void run(ContentCheck check, Definitions definitions, Sink sink) {
        Seen before = clean.remove(check);
        Seen now = seen(check, definitions);
        if (before == null || !isSame(before, now)) {
            int[] found = {0};
            check.check(definitions, finding -> {
                found[0]++;
                sink.report(finding);
            });
            if (found[0] > 0) {
                return;
            }
        }
        clean.put(check, now);
    }

    private static Seen seen(ContentCheck check, Definitions definitions) {
        Set<String> kinds = check.reads();
        if (kinds.isEmpty()) {
            return new Seen(definitions.complete(), Map.of("", definitions.all()));
        }
        Map<String, List<Definition>> byKind = new HashMap<>();
        kinds.forEach(kind -> byKind.put(kind, definitions.of(kind)));
        return new Seen(definitions.complete(), byKind);
    }

    private static boolean isSame(Seen before, Seen now) {
        return before.complete == now.complete
                && now.byKind.entrySet().stream()
                        .allMatch(
                                kind -> isSame(before.byKind.getOrDefault(kind.getKey(), List.of()), kind.getValue()));
    }

    private static boolean isSame(List<Definition> before, List<Definition> now) {
        if (before.size() != now.size()) {
            return false;
        }
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).isSameAs(before.get(i))) {
                return false;
            }
        }
        return true;
    }
}
