package soulwright.diagnostic;

/**
 * An author's word that a warning is meant so: one key of a `lint-ignore`.
 *
 * @param code as written; it need not be one
 * @param at where it is written
 * @param over the entry or file that it stands for: it silences what begins in there
 */
public record Silence(String code, Place at, Place over) {
    boolean covers(Diagnostic found) {
        return found.severity() != Severity.ERROR && found.code().id().equals(code) && over.holds(found.place());
    }
}
