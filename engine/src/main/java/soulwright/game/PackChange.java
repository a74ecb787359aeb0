package soulwright.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How the packs that are there now differ from those that a game was saved with. */
public sealed interface PackChange {
    /** The pack's id. */
    String pack();

    /** What changed, for people. */
    String words();

    /**
     * Every difference, the packs of the save first, in their order.
     *
     * @param saved what the game was saved with
     * @param present what it would be played with now
     */
    static List<PackChange> between(Collection<Fingerprint> saved, Collection<Fingerprint> present) {
        Map<String, Fingerprint> found = new LinkedHashMap<>();
        present.forEach(pack -> found.put(pack.id(), pack));
        List<PackChange> changes = new ArrayList<>();
        for (Fingerprint pack : saved) {
            Fingerprint now = found.remove(pack.id());
            if (now == null) {
                changes.add(new Missing(pack.id(), pack.version()));
            } else if (!now.version().equals(pack.version())) {
                changes.add(new OtherVersion(pack.id(), pack.version(), now.version()));
            } else if (!now.hash().equals(pack.hash())) {
                changes.add(new OtherContent(pack.id(), pack.version()));
            }
        }
        found.values().forEach(pack -> changes.add(new Added(pack.id(), pack.version())));
        return changes;
    }

    /** A pack of the save is not there. */
    record Missing(String pack, String saved) implements PackChange {
        @Override
        public String words() {
            return "pack \"" + pack + "\" " + saved + " is missing";
        }
    }

    /** A pack has another version; its content is other, too, as far as anybody knows. */
    record OtherVersion(String pack, String saved, String present) implements PackChange {
        @Override
        public String words() {
            return "pack \"" + pack + "\" was " + saved + " when the game was saved, and is " + present + " now";
        }
    }

    /** A pack says that it has the same version, but something in it was changed. */
    record OtherContent(String pack, String version) implements PackChange {
        @Override
        public String words() {
            return "pack \"" + pack + "\" " + version + " was changed after the game was saved";
        }
    }

    /** A pack would play along that did not. */
    record Added(String pack, String present) implements PackChange {
        @Override
        public String words() {
            return "pack \"" + pack + "\" " + present + " was not there when the game was saved";
        }
    }
}
