package soulwright.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * Reports each misspelt key of a document and gives the document as it was meant, so that nothing else is said about what the key would have
 * declared. A key that resembles none is left for the schema check.
 */
final class KeyMending {
    private final Sink sink;

    KeyMending(Sink sink) {
        this.sink = sink;
    }

    /** The same document where no key is misspelt. */
    YamlMap mend(YamlMap document, Shape shape) {
        return map(document, shape);
    }

    private YamlNode node(YamlNode node, Shape shape) {
        if (shape.form != null) {
            return node;
        }
        if (node instanceof YamlMap map) {
            return map(map, shape);
        }
        return node instanceof YamlList list && shape.items != null ? list(list, shape.items) : node;
    }

    private YamlMap map(YamlMap map, Shape shape) {
        YamlMap mended = map;
        for (YamlMap next = withOneKeyMended(mended, shape); next != null; next = withOneKeyMended(mended, shape)) {
            mended = next;
        }
        List<YamlMap.Entry> entries = null;
        for (int i = 0; i < mended.entries().size(); i++) {
            YamlMap.Entry entry = mended.entries().get(i);
            Shape below = shape.at(entry.key().text(), mended);
            YamlNode value = below == null ? entry.value() : node(entry.value(), below);
            if (value != entry.value()) {
                entries = entries == null ? new ArrayList<>(mended.entries()) : entries;
                entries.set(i, new YamlMap.Entry(entry.key(), value));
            }
        }
        return entries == null ? mended : with(mended, entries);
    }

    private YamlList list(YamlList list, Shape shape) {
        List<YamlNode> items = null;
        for (int i = 0; i < list.items().size(); i++) {
            YamlNode item = node(list.items().get(i), shape);
            if (item != list.items().get(i)) {
                items = items == null ? new ArrayList<>(list.items()) : items;
                items.set(i, item);
            }
        }
        return items == null ? list : new YamlList(list.source(), list.start(), list.end(), items);
    }

    /** Mending one key may make others known: it may name the variant. Null when there is none to mend. */
    private @Nullable YamlMap withOneKeyMended(YamlMap map, Shape shape) {
        List<String> free = free(map, shape);
        for (int i = 0; i < map.entries().size(); i++) {
            YamlScalar key = map.entries().get(i).key();
            Optional<Guess> meant =
                    isFine(map.entries().get(i), map, shape) ? Optional.empty() : Guess.of(key.text(), free);
            if (meant.isPresent()) {
                report(key, meant.get());
                List<YamlMap.Entry> entries = new ArrayList<>(map.entries());
                entries.set(
                        i,
                        new YamlMap.Entry(
                                as(key, meant.get().name()),
                                map.entries().get(i).value()));
                return with(map, entries);
            }
        }
        return null;
    }

    /** Whether a key may stand there; among names that are free, one that holds more than a word is no name. */
    private static boolean isFine(YamlMap.Entry entry, YamlMap map, Shape shape) {
        Shape below = shape.at(entry.key().text(), map);
        boolean any = below != null && below == shape.additional && !below.holdsMore();
        return below != null && (!any || entry.value() instanceof YamlScalar);
    }

    private static List<String> free(YamlMap map, Shape shape) {
        List<String> free = new ArrayList<>(shape.keysOf(map));
        if (shape.mergeable) {
            free.addAll(Inheritance.CHANGES);
        }
        free.removeIf(name -> map.get(name) != null);
        return free;
    }

    private void report(YamlScalar key, Guess meant) {
        sink.report(meant.in(Diagnostic.of(
                Code.UNKNOWN_KEY, key.place(), "unknown key \"%s\"".formatted(Text.shorten(key.text())))));
    }

    private static YamlScalar as(YamlScalar key, String text) {
        return new YamlScalar(key.source(), key.start(), key.end(), text, YamlScalar.Kind.TEXT, key.style());
    }

    private static YamlMap with(YamlMap map, List<YamlMap.Entry> entries) {
        return new YamlMap(map.source(), map.start(), map.end(), entries);
    }
}
