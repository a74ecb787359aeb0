package soulwright.pack;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Nearest;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;

/** Holds translations against the entries they translate: `monsters.siren.special.name` must lead to a text. */
final class Translations {
    private final Schemas schemas;
    private final EntryIndex index;
    private final Sink sink;

    Translations(Schemas schemas, EntryIndex index, Sink sink) {
        this.schemas = schemas;
        this.index = index;
        this.sink = sink;
    }

    void check(List<LoadedPack> packs) {
        for (LoadedPack pack : packs) {
            pack.documents.values().stream()
                    .filter(file -> file.kind == Kind.LANG)
                    .forEach(file -> file.documents.forEach(document -> check(pack, document)));
        }
    }

    private void check(LoadedPack pack, YamlMap document) {
        var faulty = new SchemaCheck(schemas.validator("lang"), schemas.shape("lang"), "the translation", sink)
                .check(document, document);
        for (YamlMap.Entry entry : document.entries()) {
            if (!faulty.contains(entry.key()) && !faulty.contains(entry.value())) {
                checkKey(pack, entry);
            }
        }
    }

    private void checkKey(LoadedPack pack, YamlMap.Entry entry) {
        List<String> path = List.of(entry.key().text().split("\\."));
        Kind kind = Kind.ofFolder(path.get(0)).orElse(null);
        if (kind == null) {
            stale(entry, path.get(0), Kind.folders());
            return;
        }
        List<Entry> named = index.named(kind, path.get(1)).stream()
                .filter(found -> found.pack == pack || pack.sees.contains(found.pack))
                .toList();
        if (named.isEmpty()) {
            stale(entry, path.get(1), index.locals(kind));
            return;
        }
        YamlNode at = named.get(0).tree();
        for (String key : path.subList(2, path.size())) {
            YamlNode next = next(at, key);
            if (next == null) {
                stale(entry, key, at instanceof YamlMap map ? map.keys() : List.of());
                return;
            }
            at = next;
        }
    }

    private static @Nullable YamlNode next(YamlNode at, String key) {
        if (at instanceof YamlMap map) {
            return map.get(key);
        }
        return at instanceof YamlList list
                ? list.items().stream()
                        .filter(item -> ListItems.isNamed(item, key))
                        .findFirst()
                        .orElse(null)
                : null;
    }

    private void stale(YamlMap.Entry entry, String part, Collection<String> known) {
        Diagnostic finding = Diagnostic.of(
                Code.STALE_TRANSLATION,
                entry.key().place(),
                "there is no text \"%s\" to translate".formatted(entry.key().text()));
        sink.report(finding.withHelp(Nearest.to(part, known)
                .map(meant -> "did you mean \"" + meant + "\"?")
                .orElse("take it out, or name the text that is meant by kind, id and key")));
    }
}
