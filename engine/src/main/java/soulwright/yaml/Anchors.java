package soulwright.yaml;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The anchors a piece can see: those of earlier pieces of its file and its own. */
final class Anchors {
    /**
     * @param values how many values an alias to it repeats
     * @param height collections within collections
     */
    record Anchored(YamlNode node, long values, int height) {}

    private final Map<String, Anchored> outer;
    private final Map<String, Anchored> own = new HashMap<>();
    private final Set<String> open = new HashSet<>();
    private final long repeatedBefore;
    private long repeated;
    private boolean borrowed;

    Anchors(Map<String, Anchored> outer, long repeatedBefore) {
        this.outer = outer;
        this.repeatedBefore = repeatedBefore;
    }

    /** From here to {@link #close} the reader is inside the value that the anchor names. */
    void open(String name) {
        open.add(name);
    }

    void close(String name, Anchored anchored) {
        open.remove(name);
        own.put(name, anchored);
    }

    boolean isOpen(String name) {
        return open.contains(name);
    }

    @Nullable
    Anchored find(String name) {
        Anchored found = own.get(name);
        if (found == null) {
            borrowed = true;
            found = outer.get(name);
        }
        return found;
    }

    /** Counts what an alias repeats, and tells the count for the file so far. */
    long repeat(Anchored anchored) {
        repeated += anchored.values();
        return repeatedBefore + repeated;
    }

    /** How many values the aliases of this piece repeat. */
    long repeated() {
        return repeated;
    }

    Map<String, Anchored> own() {
        return own;
    }

    /** Whether an alias led out of the piece, so that the piece means something else when those before it change. */
    boolean borrowed() {
        return borrowed;
    }
}
