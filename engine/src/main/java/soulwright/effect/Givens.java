package soulwright.effect;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The parameters of one keyword or named list of steps, and what its body does with them. The second part is filled while the body is read:
 * a condition that is handed over is checked against the candidates that the body tries it on.
 */
public final class Givens {
    private final Map<String, Type> types;
    private final Set<String> read = new LinkedHashSet<>();
    private final Map<String, Type> candidates = new LinkedHashMap<>();

    public Givens(Map<String, Type> types) {
        this.types = new LinkedHashMap<>(types);
    }

    /** Every parameter and its type, in the order declared. */
    public Map<String, Type> types() {
        return types;
    }

    /** Notes that the body reads a parameter where no candidate is tried. */
    public void reads(String name) {
        read.add(name);
    }

    /** Notes that the body reads a parameter where candidates of a type are tried. */
    public void reads(String name, Type candidate) {
        read.add(name);
        candidates.putIfAbsent(name, candidate);
    }

    public boolean isRead(String name) {
        return read.contains(name);
    }

    /** The candidates on which the body tries a parameter; UNKNOWN if there are none. */
    public Type candidate(String name) {
        return candidates.getOrDefault(name, Type.UNKNOWN);
    }
}
