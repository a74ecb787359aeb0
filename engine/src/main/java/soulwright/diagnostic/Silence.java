package soulwright.diagnostic;

import java.util.function.Predicate;

/**
 * An author's word that a warning is meant so: one key of a `lint-ignore`.
 *
 * @param code as written; it need not be one
 * @param at where it is written
 * @param over what it stands for, an entry or a whole pack: it silences what begins there
 */
public record Silence(String code, Place at, Predicate<Place> over) {
    /** One for an entry. */
    public static Silence within(Place entry, String code, Place at) {
        return new Silence(code, at, entry::holds);
    }

    boolean covers(Diagnostic found) {
        return found.severity() != Severity.ERROR && over.test(found.place());
    }
}
