package soulwright.effect;

import java.util.Map;
import java.util.Set;

/**
 * Something that is told: an `on` can hear it, and `that` carries its values.
 *
 * @param that the properties of `that` while it is heard
 * @param where the machines that tell it
 */
public record EventSpec(String name, Map<String, Type> that, Set<String> where, String doc) {}
