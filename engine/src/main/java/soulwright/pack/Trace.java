package soulwright.pack;

import java.util.IdentityHashMap;
import java.util.Optional;
import soulwright.yaml.YamlNode;

/** Remembers, for one entry, which value took the place of which: the history that `explain` and the Studio show. */
class Trace {
    /** A trace that remembers nothing, for loading. */
    static final Trace NONE = new Trace() {
        @Override
        YamlNode replaced(YamlNode by, YamlNode old) {
            return by;
        }
    };

    private final IdentityHashMap<YamlNode, YamlNode> before = new IdentityHashMap<>();

    /** Notes that a value took another's place, and gives it back. */
    YamlNode replaced(YamlNode by, YamlNode old) {
        if (by != old) {
            before.put(by, old);
        }
        return by;
    }

    /** What a value replaced. */
    Optional<YamlNode> before(YamlNode value) {
        return Optional.ofNullable(before.get(value));
    }
}
