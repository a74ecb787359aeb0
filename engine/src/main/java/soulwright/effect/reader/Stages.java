package soulwright.effect.reader;

import java.util.Collection;
import java.util.Map;
import java.util.TreeSet;

/** Where effects happen, in words that an author would use himself: `in a battle`, not the name of the machine that runs it. */
final class Stages {
    private static final Map<String, String> WORDS = Map.of(
            "quest", "on the board",
            "battle", "in a battle",
            "duel", "in a duel",
            "story", "in a campaign",
            "cost", "in a list of costs");

    private Stages() {}

    /** Where some machines play: `in a battle or on the board`. */
    static String here(Collection<String> machines) {
        return String.join(
                " or ",
                new TreeSet<>(machines)
                        .stream()
                                .map(machine -> WORDS.getOrDefault(machine, "in \"" + machine + "\""))
                                .toList());
    }
}
