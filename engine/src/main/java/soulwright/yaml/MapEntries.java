package soulwright.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap.Entry;

/** The entries of a map while it is read. A key that stands twice is reported, and the first one counts. */
final class MapEntries {
    private final List<Entry> entries = new ArrayList<>();
    private final Sink sink;
    private @Nullable Map<String, YamlScalar> index;

    MapEntries(Sink sink) {
        this.sink = sink;
    }

    void add(YamlScalar key, YamlNode value) {
        YamlScalar first = first(key);
        if (first == null) {
            entries.add(new Entry(key, value));
        } else {
            sink.report(Diagnostic.of(
                            Code.DUPLICATE_KEY, key.place(), "key \"" + key.text() + "\" stands twice in this map")
                    .withHelp("keep one of the two")
                    .withRelated(first.place(), "first set here"));
        }
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
