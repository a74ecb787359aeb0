package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Nearest;
import soulwright.effect.Id;
import soulwright.effect.Parameter;
import soulwright.effect.Scope;
import soulwright.effect.Spot;
import soulwright.effect.ThingKind;
import soulwright.effect.Type;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Limit;
import soulwright.effect.compiled.Nothing;
import soulwright.effect.compiled.Option;
import soulwright.effect.compiled.Options;
import soulwright.effect.compiled.Selector;
import soulwright.effect.compiled.Targets;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads what stands around steps: options, targets, limits. */
final class OptionReader {
    private static final Set<String> OPTION = Set.of("name", "text", "about", "when", "prefer", "weight", "do");
    private static final Set<String> LIMIT = Set.of("per", "times", "each");

    private final Readers readers;

    OptionReader(Readers readers) {
        this.readers = readers;
    }

    Compiled options(YamlNode node, Scope scope) {
        if (node instanceof YamlScalar scalar) {
            return readers.parameters()
                    .part(scalar, scope, Parameter.Form.OPTIONS, Code.BAD_PARAMETER, "a list of options");
        }
        if (!(node instanceof YamlList list) || list.items().isEmpty()) {
            return readers.parameters().wrong(node, "a list of options is wanted here");
        }
        List<Option> options = new ArrayList<>();
        for (YamlNode item : list.items()) {
            if (item instanceof YamlMap map) {
                options.add(option(map, scope));
            } else {
                readers.parameters().wrong(item, "an option is a map with `name`, `when`, `weight`, `do`");
            }
        }
        return new Options(node, options);
    }

    private Option option(YamlMap map, Scope scope) {
        Map<String, Compiled> arguments = new LinkedHashMap<>();
        known(map, OPTION, "an option")
                .forEach((key, node) -> arguments.put(
                        key,
                        switch (key) {
                            case "when" -> readers.parameters().condition(node, scope.in(Scope.Mode.STANDING));
                            case "weight", "prefer" ->
                                readers.parameters().formula(node, scope.in(Scope.Mode.STANDING));
                            case "do" -> readers.steps().read(node, scope);
                            case "about" -> about(node, scope);
                            default -> text(node, scope);
                        }));
        return new Option(map, arguments);
    }

    /** One thing of a game, or an entry of any kind. */
    private Compiled about(YamlNode node, Scope scope) {
        List<String> anything = readers.language().vocabulary().things().kinds().stream()
                .map(ThingKind::name)
                .toList();
        Parameter about = new Parameter("about", Parameter.Form.SELECTOR, false, anything, "");
        return readers.selectors().read(node, scope.in(Scope.Mode.STANDING), about);
    }

    private Compiled text(YamlNode node, Scope scope) {
        return node instanceof YamlScalar scalar
                ? readers.scalars().text(scalar, scope)
                : readers.parameters().wrong(node, "a text is wanted here");
    }

    /** Targets in order: each knows those before it. */
    Compiled targets(YamlNode node, Scope scope) {
        if (!(node instanceof YamlMap map)) {
            return readers.parameters().wrong(node, "a map of names and selectors is wanted here");
        }
        Map<String, Selector> selectors = new LinkedHashMap<>();
        Scope now = scope.in(Scope.Mode.CHOICE);
        for (YamlMap.Entry entry : map.entries()) {
            checkNew(entry.key(), now);
            Compiled target = readers.selectors().read(entry.value(), now);
            if (target instanceof Selector selector) {
                selectors.put(entry.key().text(), selector);
                now = now.with(entry.key().text(), selector.type());
            } else {
                now = now.with(entry.key().text(), Type.UNKNOWN);
            }
        }
        return new Targets(node, selectors);
    }

    /** The scope of what follows targets. */
    Scope with(Targets targets, Scope scope) {
        Scope now = scope;
        if (targets.source() instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                Selector selector = targets.selectors().get(entry.key().text());
                now = now.with(entry.key().text(), selector == null ? Type.UNKNOWN : selector.type());
            }
        }
        return now;
    }

    /** A new name must be one word, and must not hide what has that name already. */
    void checkNew(YamlScalar name, Scope scope) {
        if (!isName(name.text())) {
            readers.parameters().wrong(name, "a name is one word in small letters, with hyphens");
        } else if (scope.name(name.text()) != null) {
            readers.language()
                    .findings()
                    .report(
                            Code.NAME_TAKEN,
                            Spot.of(name),
                            "\"%s\" means something here already".formatted(name.text()),
                            "take another name");
        }
    }

    Compiled limit(YamlNode node) {
        if (!(node instanceof YamlMap map)) {
            return readers.parameters().wrong(node, "a limit is a map like { per: turn, times: 1 }");
        }
        Map<String, YamlNode> nodes = known(map, LIMIT, "a limit");
        if (!(nodes.get("per") instanceof YamlScalar per)) {
            readers.language().findings().report(Code.MISSING_PARAMETER, Spot.of(node), "a limit needs \"per\"");
            return new Nothing(node);
        }
        Id span = readers.language().ids().find(per.text(), List.of("spans"), Spot.of(per));
        int times = times(nodes.get("times"));
        Optional<String> each = each(nodes.get("each"));
        return span == null || times < 1 ? new Nothing(node) : new Limit(node, span.id(), times, each);
    }

    private int times(@Nullable YamlNode node) {
        if (node == null) {
            return 1;
        }
        boolean figure = node instanceof YamlScalar scalar
                && scalar.kind() == YamlScalar.Kind.INTEGER
                && scalar.text().matches("[1-9][0-9]{0,3}");
        if (!figure) {
            readers.parameters().wrong(node, "\"times\" is a number from 1 to 9999");
            return 0;
        }
        return Integer.parseInt(((YamlScalar) node).text());
    }

    private Optional<String> each(@Nullable YamlNode node) {
        if (node == null) {
            return Optional.empty();
        }
        String each = node instanceof YamlScalar scalar ? scalar.text() : "";
        if (!each.equals("card")) {
            String message = "\"each\" can only be \"card\"";
            readers.language().findings().unknown(Code.BAD_PARAMETER, Spot.of(node), message, each, List.of("card"));
        }
        return Optional.of("card");
    }

    private Map<String, YamlNode> known(YamlMap map, Set<String> keys, String what) {
        Map<String, YamlNode> nodes = new LinkedHashMap<>();
        for (YamlMap.Entry entry : map.entries()) {
            String key = entry.key().text();
            if (keys.contains(key)) {
                nodes.put(key, entry.value());
            } else {
                String message = "%s has no \"%s\"".formatted(what, key);
                readers.language().findings().unknown(Code.UNKNOWN_PARAMETER, Spot.of(entry.key()), message, key, keys);
                Nearest.to(key, keys).ifPresent(meant -> nodes.putIfAbsent(meant, entry.value()));
            }
        }
        return nodes;
    }

    private static boolean isName(String text) {
        boolean letters = !text.isEmpty() && Character.isLetter(text.charAt(0));
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            letters &= (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
        }
        return letters && !text.endsWith("-");
    }
}
