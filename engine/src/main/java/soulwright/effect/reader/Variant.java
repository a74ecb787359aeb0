package soulwright.effect.reader;

import soulwright.effect.Spot;
import soulwright.effect.VerbSpec;
import soulwright.yaml.YamlMap;

/** Which variant a map is, and the entry whose key says so. A misspelt key counts as the name that was meant, once it was reported. */
record Variant(VerbSpec spec, YamlMap map, YamlMap.Entry entry) {
    Spot key() {
        return Spot.of(entry.key());
    }
}
