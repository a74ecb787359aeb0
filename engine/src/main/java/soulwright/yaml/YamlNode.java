package soulwright.yaml;

import soulwright.diagnostic.Place;

/**
 * A value in a YAML text, and where it stands: char offsets into the text of its {@link Source}, end exclusive. Immutable. An aliased value
 * is the same node wherever it is used.
 */
public sealed interface YamlNode permits YamlMap, YamlList, YamlScalar {
    Source source();

    int start();

    int end();

    default Place place() {
        return source().place(start(), end());
    }
}
