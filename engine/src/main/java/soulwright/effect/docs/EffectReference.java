package soulwright.effect.docs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import soulwright.effect.AbilityWords;
import soulwright.effect.EventSpec;
import soulwright.effect.Parameter;
import soulwright.effect.Plural;
import soulwright.effect.Property;
import soulwright.effect.SelectorWords;
import soulwright.effect.ThingKind;
import soulwright.effect.Types;
import soulwright.effect.VerbSpec;
import soulwright.effect.Vocabulary;
import soulwright.effect.formula.Function;
import soulwright.effect.formula.Operator;

/** The reference of the language in Markdown: a page for every word that it has. */
public final class EffectReference {
    private final Vocabulary vocabulary;
    private final Types types;
    private final Map<String, Map<String, String>> chapters = new LinkedHashMap<>();

    public EffectReference(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        this.types = new Types(vocabulary.things());
        vocabulary.verbs().forEach(verb -> add("Verbs", verb.name(), variant(verb)));
        AbilityWords.abilities().forEach(ability -> add("Abilities", ability.name(), variant(ability)));
        SelectorWords.selectors().forEach(selector -> add("Selectors", selector.name(), variant(selector)));
        KeyPages keys = new KeyPages(vocabulary);
        keys.add(List.copyOf(vocabulary.verbs()));
        keys.add(AbilityWords.abilities());
        keys.add(SelectorWords.selectors());
        keys.pages().forEach((key, page) -> add("Keys", key, page));
        for (Function function : Function.values()) {
            add("Functions", function.word(), "`%s`: %s.\n".formatted(function.usage(), function.doc()));
        }
        for (Operator operator : Operator.values()) {
            add("Operators", operator.sign(), "`%s`: %s.\n".formatted(operator.usage(), operator.doc()));
        }
        vocabulary.events().forEach(event -> add("Events", event.name(), event(event)));
        vocabulary.things().kinds().stream()
                .filter(kind -> vocabulary.event(kind.name()) == null)
                .forEach(kind -> add("Things", kind.name(), thing(kind)));
        RolePages roles = new RolePages(vocabulary, types);
        roles.roles().forEach((role, page) -> add("Roles", role, page));
        roles.places().forEach((place, page) -> add("Places", place, page));
    }

    /** All of it, chapter by chapter. */
    public String book() {
        StringBuilder book = new StringBuilder("# The effect language\n");
        chapters.forEach((chapter, pages) -> {
            book.append("\n## ").append(chapter).append('\n');
            pages.forEach((word, page) ->
                    book.append("\n### `").append(word).append("`\n\n").append(page));
        });
        return book.toString();
    }

    /** What a word means, in each chapter that has it; nothing for an unknown word. */
    public Optional<String> page(String word) {
        String pages = chapters.entrySet().stream()
                .filter(chapter -> chapter.getValue().containsKey(word))
                .map(chapter -> "# `%s` (%s)\n\n%s"
                        .formatted(word, chapter.getKey(), chapter.getValue().get(word)))
                .collect(Collectors.joining("\n"));
        return pages.isEmpty() ? Optional.empty() : Optional.of(pages);
    }

    /** Every word that has a page. */
    public List<String> words() {
        return chapters.values().stream()
                .flatMap(pages -> pages.keySet().stream())
                .distinct()
                .toList();
    }

    private void add(String chapter, String word, String page) {
        chapters.computeIfAbsent(chapter, any -> new LinkedHashMap<>()).put(word, page);
    }

    private String variant(VerbSpec spec) {
        StringBuilder page = new StringBuilder(spec.doc()).append("\n\n");
        page.append("```yaml\n").append(spec.example()).append("\n```\n\n");
        page.append("| key | value | what it is |\n|---|---|---|\n");
        page.append(row(spec.main(), ""));
        spec.parameters().values().forEach(it -> page.append(row(it, it.needed() ? "" : "*optional*: ")));
        if (!spec.where().isEmpty()) {
            page.append("\nStands in: ")
                    .append(String.join(", ", new TreeSet<>(spec.where())))
                    .append(".\n");
        }
        spec.tells().ifPresent(event -> page.append("\nTells: `").append(event).append("`.\n"));
        return page.toString();
    }

    private static String row(Parameter parameter, String before) {
        String form = parameter.form().name().toLowerCase(Locale.ROOT);
        String of = parameter.of().isEmpty() ? "" : " (" + String.join(", ", parameter.of()) + ")";
        return "| `%s` | %s%s | %s%s |\n".formatted(parameter.name(), form, of, before, parameter.doc());
    }

    private String event(EventSpec event) {
        StringBuilder page = new StringBuilder(event.doc()).append('\n');
        event.that().forEach((name, type) -> page.append("- `that.%s`: %s\n".formatted(name, types.words(type))));
        page.append("\nTold in: ")
                .append(String.join(", ", new TreeSet<>(event.where())))
                .append(".\n");
        return page.toString();
    }

    private String thing(ThingKind kind) {
        StringBuilder page = new StringBuilder(kind.doc()).append('\n');
        if (!kind.is().isEmpty()) {
            page.append("\nIs also: `").append(String.join("`, `", kind.is())).append("`.\n");
        }
        page.append('\n');
        for (Property property : vocabulary.things().properties(kind.name()).values()) {
            page.append(property(property));
        }
        return page.toString();
    }

    private String property(Property property) {
        String writable = property.writable() ? ", can be changed" : "";
        String many = Plural.is(property.type()) ? "" : property.printed() ? ", printed" : "";
        return "- `%s` (%s%s%s): %s\n"
                .formatted(property.name(), types.words(property.type()), many, writable, property.doc());
    }
}
