package soulwright.yaml;

/** Ends the planning of an edit that cannot be done. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Refused refused;

    Refusal(Refused.Reason reason, String message) {
        super(message, null, false, false);
        this.refused = new Refused(reason, message);
    }

    Refused refused() {
        return refused;
    }
}
