package soulwright.effect.docs;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import soulwright.effect.VerbSpec;
import soulwright.effect.Vocabulary;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The pages of the keys that stand beside others, such as `who` and `when`: what each means, and beside what. */
final class KeyPages {
    /** Key, meaning, and the words that it has this meaning beside. */
    private final Map<String, Map<String, Set<String>>> meanings = new LinkedHashMap<>();

    KeyPages(Vocabulary vocabulary) {
        ObjectNode properties = new JsonMapper().createObjectNode();
        ActSchema.option(properties);
        ActSchema.limit(properties, vocabulary);
        ActSchema.act(properties);
        properties
                .propertyStream()
                .forEach(property -> add(
                        property.getKey(),
                        property.getValue().path("description").asString(),
                        ""));
    }

    void add(List<VerbSpec> specs) {
        for (VerbSpec spec : specs) {
            spec.parameters().values().forEach(it -> add(it.name(), it.doc(), spec.name()));
        }
    }

    private void add(String key, String meaning, String beside) {
        meanings.computeIfAbsent(key, any -> new LinkedHashMap<>())
                .computeIfAbsent(meaning, any -> new LinkedHashSet<>())
                .add(beside);
    }

    Map<String, String> pages() {
        Map<String, String> pages = new LinkedHashMap<>();
        meanings.forEach((key, all) -> pages.put(
                key,
                all.entrySet().stream()
                        .map(it -> line(it.getKey(), it.getValue()))
                        .collect(Collectors.joining())));
        return pages;
    }

    private static String line(String meaning, Set<String> beside) {
        return beside.contains("")
                ? meaning + "\n\n"
                : "- beside `%s`: %s\n".formatted(String.join("`, `", beside), meaning);
    }
}
