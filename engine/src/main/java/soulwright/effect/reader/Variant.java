package soulwright.effect.reader;

import soulwright.effect.Spot;
import soulwright.effect.VerbSpec;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Which variant a map is, and the entry whose key says so. A misspelt key counts as the name that was meant, once it was reported. */
record Variant(VerbSpec spec, YamlMap map, YamlMap.Entry entry) {
    Spot key() {
        return Spot.of(entry.key());
    }

    /** For messages: `"damage"`; where the parameters are those of something named, `keyword "shelter"`. */
    String inWords() {
        boolean named = spec.open() && entry.value() instanceof YamlScalar;
        return named ? spec.name() + " \"" + ((YamlScalar) entry.value()).text() + "\"" : "\"" + spec.name() + "\"";
    }
}
