package soulwright.pack;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.diagnostic.Severity;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** Tells the entries that have no error in any of their values, wherever those are written, so that records can be made of them. */
final class Sound {
    private final Map<String, List<Place>> errors;

    Sound(Collection<Diagnostic> findings) {
        errors = findings.stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .map(Diagnostic::place)
                .collect(Collectors.groupingBy(Place::file));
    }

    boolean is(Entry entry) {
        return entry.checked != null && entry.checked.clean() && isSound(entry.checked.tree());
    }

    private boolean isSound(YamlNode node) {
        if (isMarked(node)) {
            return false;
        }
        if (node instanceof YamlMap map) {
            return map.entries().stream().allMatch(entry -> isSound(entry.key()) && isSound(entry.value()));
        }
        return !(node instanceof YamlList list) || list.items().stream().allMatch(this::isSound);
    }

    private boolean isMarked(YamlNode node) {
        List<Place> here = errors.getOrDefault(node.source().file(), List.of());
        return !here.isEmpty() && here.stream().anyMatch(node.place()::holds);
    }
}
