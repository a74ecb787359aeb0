package soulwright.effect;

import java.util.List;
import java.util.Map;

/**
 * A kind of thing and what can be asked of it.
 *
 * @param is kinds whose properties it has as well: a `monster` is a `character`
 * @param entries the kinds of entry whose definitions are such things (`monsters`), so that `all monsters` means every entry of the packs
 */
public record ThingKind(
        String name, List<String> is, List<String> entries, Map<String, Property> properties, String doc) {}
