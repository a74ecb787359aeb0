package soulwright.effect;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a formula or step can name and do at one point of a document. Immutable; each `with` gives the scope of what stands further in. */
public final class Scope {
    /** Whether something can wait there: only then a player can be asked, or chance decide. */
    public enum Mode {
        /** Steps: everything. */
        STEPS,
        /** Targets and the like: a player chooses, chance does not. */
        CHOICE,
        /** Something drawn at random that is no step: the boss of a board. */
        CHANCE,
        /** What is only looked at: conditions, standing numbers. */
        STANDING
    }

    /** A name in sight; the latest hides earlier ones. */
    private record Binding(String name, Type type, @Nullable Binding before) {}

    /**
     * What `it` and bare names speak of.
     *
     * @param entry it is an entry of the packs, no piece of a game: only what is printed on it comes before the names of the place
     */
    public record Candidate(Type type, boolean entry, int depth) {}

    private final PlaceSpec place;
    private final @Nullable Binding names;
    private final @Nullable Candidate candidate;
    private final @Nullable Givens givens;
    private final Mode mode;
    private final boolean cost;

    private Scope(
            PlaceSpec place,
            @Nullable Binding names,
            @Nullable Candidate candidate,
            @Nullable Givens givens,
            Mode mode,
            boolean cost) {
        this.place = place;
        this.names = names;
        this.candidate = candidate;
        this.givens = givens;
        this.mode = mode;
        this.cost = cost;
    }

    /** The outermost scope of a place. */
    public static Scope of(PlaceSpec place) {
        Type it = place.roles().get("it");
        Candidate candidate = it == null ? null : new Candidate(it, false, 0);
        return new Scope(place, null, candidate, null, place.chance() ? Mode.CHANCE : Mode.STANDING, false);
    }

    public PlaceSpec place() {
        return place;
    }

    /** What a name stands for: a role, a word of the place, a target, what `let` named. Null if nothing. */
    public @Nullable Type name(String name) {
        for (Binding binding = names; binding != null; binding = binding.before()) {
            if (binding.name().equals(name)) {
                return binding.type();
            }
        }
        if (candidate != null && name.equals("it")) {
            return candidate.type();
        }
        Type role = place.roles().get(name);
        return role == null ? place.words().get(name) : role;
    }

    /** Whether `it` is the candidate, not what a `for-each` goes through. */
    public boolean itIsCandidate() {
        for (Binding binding = names; binding != null; binding = binding.before()) {
            if (binding.name().equals("it")) {
                return false;
            }
        }
        return candidate != null;
    }

    /** Every name in sight, for suggestions. */
    public Collection<String> names() {
        Collection<String> all = new ArrayList<>();
        for (Binding binding = names; binding != null; binding = binding.before()) {
            all.add(binding.name());
        }
        if (candidate != null) {
            all.add("it");
        }
        all.addAll(place.roles().keySet());
        all.addAll(place.words().keySet());
        return all;
    }

    public @Nullable Candidate candidate() {
        return candidate;
    }

    public @Nullable Givens givens() {
        return givens;
    }

    public Mode mode() {
        return mode;
    }

    /** Whether this is a list of costs. */
    public boolean cost() {
        return cost;
    }

    /** The machines whose verbs may stand here. */
    public Set<String> machines() {
        return place.where();
    }

    public Scope with(String name, Type type) {
        return new Scope(place, new Binding(name, type, names), candidate, givens, mode, cost);
    }

    /** In a `where`: `it` is one of the candidates, nothing waits. */
    public Scope trying(Type one, boolean entry) {
        int depth = candidate == null ? 0 : candidate.depth() + 1;
        Candidate next = new Candidate(one, entry, depth);
        return new Scope(place, withoutIt(names), next, givens, Mode.STANDING, cost);
    }

    public Scope with(Givens givens) {
        return new Scope(place, names, candidate, givens, mode, cost);
    }

    public Scope in(Mode mode) {
        return new Scope(place, names, candidate, givens, mode, cost);
    }

    /** In a list of costs. */
    public Scope paying() {
        return new Scope(place, names, candidate, givens, Mode.STEPS, true);
    }

    private static @Nullable Binding withoutIt(@Nullable Binding names) {
        if (names == null) {
            return null;
        }
        Binding before = withoutIt(names.before());
        return names.name().equals("it") ? before : new Binding(names.name(), names.type(), before);
    }
}
