package soulwright.effect;

import java.util.Map;
import java.util.Set;

/**
 * A place where effects stand, named by `x-place` in the schemas: which machine runs them, and which roles and words they may use.
 *
 * @param where the machines whose verbs may stand here
 * @param roles the roles that exist here and what they are: `me`, `land`, `self`
 * @param words further names: `time`, `round`, `speed`
 */
public record PlaceSpec(String id, Set<String> where, Map<String, Type> roles, Map<String, Type> words, String doc) {}
