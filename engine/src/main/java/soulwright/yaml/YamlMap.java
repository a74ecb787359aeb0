package soulwright.yaml;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A map in block or flow style, in the order written. Keys are distinct words (duplicates were reported, the first one counts). */
public final class YamlMap implements YamlNode {
    public record Entry(YamlScalar key, YamlNode value) {}

    private final Source source;
    private final int start;
    private final int end;
    private final List<Entry> entries;

    public YamlMap(Source source, int start, int end, List<Entry> entries) {
        this.source = source;
        this.start = start;
        this.end = end;
        this.entries = List.copyOf(entries);
    }

    @Override
    public Source source() {
        return source;
    }

    @Override
    public int start() {
        return start;
    }

    @Override
    public int end() {
        return end;
    }

    public List<Entry> entries() {
        return entries;
    }

    /** The value under a key, or null. */
    public @Nullable YamlNode get(String key) {
        Entry entry = entry(key);
        return entry == null ? null : entry.value();
    }

    /** Key and value, or null. */
    public @Nullable Entry entry(String key) {
        for (Entry entry : entries) {
            if (entry.key().text().equals(key)) {
                return entry;
            }
        }
        return null;
    }
}
