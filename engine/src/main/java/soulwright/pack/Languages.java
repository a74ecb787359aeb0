package soulwright.pack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import soulwright.content.Texts;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** What the packs that are not broken translate into which languages. Immutable. */
public final class Languages {
    private final List<Translation> translations;
    private final Definitions definitions;

    /**
     * One file of translations.
     *
     * @param packs those whose entries it may translate, its own first
     */
    private record Translation(String language, List<String> packs, YamlMap texts) {}

    private Languages(List<Translation> translations, Definitions definitions) {
        this.translations = translations;
        this.definitions = definitions;
    }

    static Languages of(List<LoadedPack> order, Definitions definitions) {
        List<Translation> translations = new ArrayList<>();
        for (LoadedPack pack : order) {
            if (!pack.broken) {
                collect(pack, translations);
            }
        }
        return new Languages(translations, definitions);
    }

    private static void collect(LoadedPack pack, List<Translation> translations) {
        for (PackFile file : pack.documents.values()) {
            if (file.kind == Kind.LANG) {
                List<String> packs = new ArrayList<>(List.of(pack.id()));
                pack.sees.forEach(other -> packs.add(other.id()));
                file.documents.forEach(texts -> translations.add(new Translation(language(file.path), packs, texts)));
            }
        }
    }

    /** `lang/de.yaml` holds `de`. */
    private static String language(String path) {
        return path.substring(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
    }

    /** The languages that something is translated into, as their files are called. */
    public SortedSet<String> all() {
        SortedSet<String> all = new TreeSet<>();
        translations.forEach(translation -> all.add(translation.language));
        return all;
    }

    /** What is translated into a language. Where two packs translate the same text, the one that comes later in the order of packs is right. */
    public Texts texts(String language) {
        Map<String, String> texts = new HashMap<>();
        for (Translation translation : translations) {
            if (translation.language.equals(language)) {
                translation.texts.entries().forEach(entry -> add(translation, entry, texts));
            }
        }
        return new Texts(texts);
    }

    private void add(Translation translation, YamlMap.Entry entry, Map<String, String> texts) {
        String[] path = entry.key().text().split("\\.", 3);
        if (path.length == 3 && entry.value() instanceof YamlScalar text) {
            translation.packs.stream()
                    .map(pack -> pack + ":" + path[1])
                    .filter(id -> definitions.get(path[0], id).isPresent())
                    .findFirst()
                    .ifPresent(id -> texts.put(Texts.key(path[0], id, path[2]), text.text()));
        }
    }
}
