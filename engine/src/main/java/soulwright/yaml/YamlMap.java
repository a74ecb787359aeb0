package soulwright.yaml;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A map in block or flow style, in the order written. Keys are distinct words (duplicates were reported, the first one counts). */
public final class YamlMap implements YamlNode {
    /** Up to this many entries a search is faster than an index. */
    static final int SMALL = 16;

    public record Entry(YamlScalar key, YamlNode value) {}

    private final Source source;
    private final int start;
    private final int end;
    private final List<Entry> entries;
    private volatile @Nullable Map<String, Entry> index;

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
        if (entries.size() > SMALL) {
            return indexed().get(key);
        }
        for (Entry entry : entries) {
            if (entry.key().text().equals(key)) {
                return entry;
            }
        }
        return null;
    }

    /** The keys, in the order written. */
    public List<String> keys() {
        return entries.stream().map(entry -> entry.key().text()).toList();
    }

    /** The map under a key; an empty one when there is none, for readers of what a document declares. */
    public YamlMap map(String key) {
        return get(key) instanceof YamlMap map ? map : new YamlMap(source, end, end, List.of());
    }

    /** The scalars under a key: those of a list, a single one, or none. */
    public List<YamlScalar> scalars(String key) {
        YamlNode value = get(key);
        if (value instanceof YamlScalar one) {
            return List.of(one);
        }
        return value instanceof YamlList list
                ? list.items().stream()
                        .filter(YamlScalar.class::isInstance)
                        .map(YamlScalar.class::cast)
                        .toList()
                : List.of();
    }

    /** The words under a key: those of a list, a single one, or none. */
    public List<String> words(String key) {
        return scalars(key).stream().map(YamlScalar::text).toList();
    }

    /** The maps of the list under a key, or none. */
    public List<YamlMap> maps(String key) {
        return get(key) instanceof YamlList list
                ? list.items().stream()
                        .filter(YamlMap.class::isInstance)
                        .map(YamlMap.class::cast)
                        .toList()
                : List.of();
    }

    private Map<String, Entry> indexed() {
        Map<String, Entry> known = index;
        if (known == null) {
            known = entries.stream()
                    .collect(Collectors.toMap(entry -> entry.key().text(), entry -> entry, (first, second) -> first));
            index = known;
        }
        return known;
    }
}
