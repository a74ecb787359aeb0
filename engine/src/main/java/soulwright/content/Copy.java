package soulwright.content;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Unchangeable copies for the constructors of definitions that keep the order of what is copied. */
public final class Copy {
    private Copy() {}

    public static <K, V> Map<K, V> of(Map<K, V> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }
}
