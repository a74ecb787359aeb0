package soulwright.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.effect.compiled.Compiled;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * A value and where it is held, for those who know what it must be; what it is not is a fault of the program.
 *
 * @param id of the entry
 * @param links what the values of the entry mean
 * @param key under which it stands, also if it is an item of the list that does
 * @param node nothing for the want of a value
 */
record Held(String id, Links links, String key, @Nullable YamlNode node) {
    Held at(String name) {
        return new Held(id, links, name, node instanceof YamlMap map ? map.get(name) : null);
    }

    Held item(YamlNode item) {
        return new Held(id, links, key, item);
    }

    Held key(YamlMap.Entry entry) {
        return new Held(id, links, entry.key().text(), entry.key());
    }

    Held value(YamlMap.Entry entry) {
        return new Held(id, links, entry.key().text(), entry.value());
    }

    /** Those of a map; none where there is no map. */
    List<YamlMap.Entry> entries() {
        return node instanceof YamlMap map ? map.entries() : List.of();
    }

    /** The entry of a map that has one. */
    YamlMap.Entry only() {
        List<YamlMap.Entry> entries = entries();
        if (entries.size() != 1) {
            throw unfit("a map of one key");
        }
        return entries.get(0);
    }

    YamlScalar scalar() {
        if (present() instanceof YamlScalar scalar) {
            return scalar;
        }
        throw unfit("a single word");
    }

    /** The full id that it stands for, or null. */
    @Nullable
    String reference() {
        return links.idAt(present());
    }

    <C extends Compiled> C effect(Class<C> form) {
        Compiled effect = links.effectAt(present());
        if (!form.isInstance(effect)) {
            throw unfit(form.getSimpleName());
        }
        return form.cast(effect);
    }

    IllegalStateException unfit(String wanted) {
        return new IllegalStateException("%s: \"%s\" is not %s".formatted(id, key, wanted));
    }

    private YamlNode present() {
        if (node == null) {
            throw unfit("there");
        }
        return node;
    }
}
