package soulwright.effect.prose;

import soulwright.effect.Id;

/** What players call what has an id. */
@FunctionalInterface
public interface Naming {
    /**
     * The name of an entry, or of what a ruleset declares.
     *
     * @param id an entry's is `pack:local`
     */
    String of(Id id);
}
