package soulwright.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlMap.Entry;

/** The entries of a map while it is read. Where a key stands twice, the first one counts. */
final class MapEntries {
    private final List<Entry> entries = new ArrayList<>();
    private @Nullable Map<String, YamlScalar> index;

    /** Adds an entry, unless its key stands already: then that key is returned. */
    @Nullable
    YamlScalar add(YamlScalar key, YamlNode value) {
        YamlScalar first = first(key);
        if (first == null) {
            entries.add(new Entry(key, value));
        }
        return first;
    }

    List<Entry> list() {
        return entries;
    }

    private @Nullable YamlScalar first(YamlScalar key) {
        if (entries.size() >= YamlMap.SMALL) {
            return indexed().putIfAbsent(key.text(), key);
        }
        for (Entry entry : entries) {
            if (entry.key().text().equals(key.text())) {
                return entry.key();
            }
        }
        return null;
    }

    private Map<String, YamlScalar> indexed() {
        Map<String, YamlScalar> known = index;
        if (known == null) {
            known = new HashMap<>();
            for (Entry entry : entries) {
                known.put(entry.key().text(), entry.key());
            }
            index = known;
        }
        return known;
    }
}
