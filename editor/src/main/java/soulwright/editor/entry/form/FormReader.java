package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlPath;
import soulwright.yaml.YamlScalar;

/** Makes the fields of an entry: schema, own text and parent walked side by side. */
final class FormReader {
    private final Optional<YamlMap> finished;
    private final Optional<Target> target;
    private final List<String> paths;

    /**
     * For one entry.
     *
     * @param finished the entry as last checked, in which the values of patches are seen
     * @param target of a patch: what it changes
     */
    FormReader(Optional<YamlMap> finished, Optional<Target> target) {
        this.finished = finished;
        this.target = target;
        this.paths = target.map(Target::paths).orElse(List.of());
    }

    Field root(Spec spec, YamlMap own, Optional<YamlMap> inherited) {
        return field(
                YamlPath.ROOT, "", spec, true, Optional.of(own), inherited.map(node -> node), finished.map(map -> map));
    }

    private Field field(
            YamlPath path,
            String key,
            Spec spec,
            boolean needed,
            Optional<YamlNode> own,
            Optional<YamlNode> inherited,
            Optional<? extends YamlNode> checked) {
        Optional<YamlNode> patched = checked.filter(FormReader::isFromPatch).map(node -> node);
        Control wanted = spec.control();
        Control control = patched.or(() -> own)
                .or(() -> inherited)
                .filter(node -> !Fit.of(wanted, node))
                .<Control>map(misfit -> new Control.Code())
                .orElse(wanted);
        Place at = new Place(path, spec, own, inherited, checked.map(node -> node));
        return new Field(path, key, spec, control, needed, own, inherited, patched, children(control, at));
    }

    /** Where the walk is: in the schema, in the own text, in the parent, and in what was last checked. */
    private record Place(
            YamlPath path,
            Spec spec,
            Optional<YamlNode> own,
            Optional<YamlNode> inherited,
            Optional<YamlNode> checked) {}

    /** Patches lie in a folder of their own. */
    private static boolean isFromPatch(YamlNode node) {
        return node.source().file().contains("/patches/");
    }

    private List<Field> children(Control control, Place at) {
        if (control instanceof Control.Group) {
            return described(at);
        }
        if (control instanceof Control.Table || control instanceof Control.Named) {
            return named(at);
        }
        return control instanceof Control.Rows ? items(at) : List.of();
    }

    private List<Field> described(Place at) {
        @Nullable YamlMap own = map(at.own);
        @Nullable YamlMap inherited = map(at.inherited);
        @Nullable YamlMap both = both(own, inherited);
        Map<String, Spec> specs = new LinkedHashMap<>(at.spec.properties(both));
        Set<String> needed = at.spec.required(both);
        specs.keySet().removeIf(key -> !at.spec.allows(key, both));
        keys(own, inherited).forEach(key -> specs.computeIfAbsent(key, at.spec::unknown));
        List<Field> all = new ArrayList<>();
        specs.forEach((key, spec) -> all.add(child(at, key, inTarget(spec, both), needed.contains(key))));
        return all;
    }

    /** What a patch says of its target is known from there: paths that lead somewhere, and values that may stand where they lead. */
    private Spec inTarget(Spec spec, @Nullable YamlMap op) {
        if (!spec.annotation("x-path").isEmpty() && !paths.isEmpty()) {
            return spec.choosing(paths);
        }
        Optional<Spec> value = pathBeside(spec.annotation("x-at"), op);
        Optional<Spec> item = pathBeside(spec.annotation("x-item-of"), op).flatMap(Spec::item);
        return value.or(() -> item).map(spec::like).orElse(spec);
    }

    /** @param keys of which one holds the path */
    private Optional<Spec> pathBeside(List<String> keys, @Nullable YamlMap op) {
        return keys.stream()
                .map(key -> op == null ? null : op.get(key))
                .filter(YamlScalar.class::isInstance)
                .map(path -> ((YamlScalar) path).text())
                .findFirst()
                .flatMap(path -> target.flatMap(known -> known.at(path)));
    }

    private List<Field> named(Place at) {
        List<Field> all = new ArrayList<>();
        Set<String> keys = new LinkedHashSet<>(at.spec.keyNames());
        keys.addAll(keys(map(at.inherited), map(at.own)));
        for (String key : keys) {
            all.add(child(at, key, at.spec.value().orElseGet(() -> at.spec.unknown(key)), false));
        }
        return all;
    }

    private Field child(Place at, String key, Spec spec, boolean needed) {
        return field(
                at.path.key(key),
                key,
                spec,
                needed,
                below(at.own, key),
                at.spec.isOneThing() ? Optional.empty() : below(at.inherited, key),
                below(at.checked, key));
    }

    private List<Field> items(Place at) {
        Optional<YamlNode> written = at.own.or(() -> at.inherited);
        List<YamlNode> nodes = written.filter(YamlList.class::isInstance)
                .map(list -> ((YamlList) list).items())
                .orElse(List.of());
        Optional<Spec> spec = at.spec.item();
        List<Field> all = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            Optional<YamlNode> item = Optional.of(nodes.get(i));
            boolean own = at.own.isPresent();
            all.add(field(
                    at.path.item(i),
                    String.valueOf(i + 1),
                    spec.orElseGet(() -> at.spec.unknown("")),
                    false,
                    own ? item : Optional.empty(),
                    own ? Optional.empty() : item,
                    Optional.empty()));
        }
        return all;
    }

    private static Set<String> keys(@Nullable YamlMap first, @Nullable YamlMap second) {
        Set<String> all = new LinkedHashSet<>();
        Stream.of(Optional.ofNullable(first), Optional.ofNullable(second))
                .flatMap(Optional::stream)
                .forEach(map -> all.addAll(map.keys()));
        return all;
    }

    /** Own and inherited values together, to see which of the schema's conditions hold. */
    private static @Nullable YamlMap both(@Nullable YamlMap own, @Nullable YamlMap inherited) {
        if (own == null || inherited == null) {
            return own == null ? inherited : own;
        }
        List<YamlMap.Entry> entries = new ArrayList<>(own.entries());
        inherited.entries().stream()
                .filter(entry -> own.get(entry.key().text()) == null)
                .forEach(entries::add);
        return new YamlMap(own.source(), own.start(), own.end(), entries);
    }

    private static Optional<YamlNode> below(Optional<YamlNode> node, String key) {
        return node.filter(YamlMap.class::isInstance).map(map -> ((YamlMap) map).get(key));
    }

    private static @Nullable YamlMap map(Optional<YamlNode> node) {
        return node.orElse(null) instanceof YamlMap map ? map : null;
    }
}
