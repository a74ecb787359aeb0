package soulwright.effect;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import soulwright.diagnostic.Code;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** Entries for tests: a few of each kind, all of the pack `zoo`, plus whatever a test adds. */
public final class Entries implements Names {
    private final Map<String, Map<String, Optional<YamlMap>>> entries = new LinkedHashMap<>();
    private final Findings findings;

    public Entries(Findings findings) {
        this.findings = findings;
        add("beasts", "wolf", "mud-crab");
        add("toys", "ball");
        add("elements", "fire", "water");
        add("statuses", "sleep", "poison");
        add("keywords");
    }

    public Entries with(String kind, String id, YamlMap definition) {
        entries.computeIfAbsent(kind, any -> new LinkedHashMap<>()).put(id, Optional.of(definition));
        return this;
    }

    private void add(String kind, String... ids) {
        Map<String, Optional<YamlMap>> all = new LinkedHashMap<>();
        List.of(ids).forEach(id -> all.put(id, Optional.empty()));
        entries.put(kind, all);
    }

    @Override
    public Optional<String> resolve(Set<String> kinds, String written, YamlNode at, int start, int end) {
        for (String kind : kinds) {
            if (exists(kind, written, at)) {
                return Optional.of("zoo:" + written);
            }
        }
        List<String> known = kinds.stream().flatMap(kind -> all(kind).stream()).toList();
        findings.unknown(Code.UNKNOWN_ENTRY, new Spot(at, start, end), "no entry " + written, written, known);
        return Optional.empty();
    }

    @Override
    public boolean exists(String kind, String written, YamlNode at) {
        return entries.getOrDefault(kind, Map.of()).containsKey(written.replace("zoo:", ""));
    }

    @Override
    public Collection<String> all(String kind) {
        return entries.getOrDefault(kind, Map.of()).keySet();
    }

    @Override
    public Optional<YamlMap> entry(String kind, String id) {
        return entries.getOrDefault(kind, Map.of()).getOrDefault(id.replace("zoo:", ""), Optional.empty());
    }

    @Override
    public Set<String> kinds() {
        return entries.keySet();
    }
}
