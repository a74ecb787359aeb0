package soulwright.effect.reader;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import soulwright.effect.Names;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** The same names, without a finding for what is not among them. */
record QuietNames(Names names) implements Names {
    @Override
    public Optional<String> resolve(Set<String> kinds, String written, YamlNode at, int start, int end) {
        boolean known = kinds.stream().anyMatch(kind -> names.exists(kind, written, at));
        return known ? names.resolve(kinds, written, at, start, end) : Optional.empty();
    }

    @Override
    public boolean exists(String kind, String written, YamlNode at) {
        return names.exists(kind, written, at);
    }

    @Override
    public boolean isComplete(String kind, YamlNode at) {
        return names.isComplete(kind, at);
    }

    @Override
    public Collection<String> all(String kind) {
        return names.all(kind);
    }

    @Override
    public Optional<YamlMap> entry(String kind, String id) {
        return names.entry(kind, id);
    }

    @Override
    public Set<String> kinds() {
        return names.kinds();
    }
}
