package soulwright.pack;

/**
 * A pack that is at hand, open or not, as far as suggestions need to know it.
 *
 * @param isGame whether it has a ruleset, so that others can be made for it
 */
public record Offer(String id, String version, boolean isGame) {
    /** How a manifest names it. */
    String asDependency() {
        return "\"depends: { %s: '>=%s' }\"".formatted(id, version);
    }
}
