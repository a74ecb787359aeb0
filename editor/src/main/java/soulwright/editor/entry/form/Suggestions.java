package soulwright.editor.entry.form;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import soulwright.effect.Parameter;
import soulwright.effect.PlaceSpec;
import soulwright.effect.Property;
import soulwright.effect.Type;
import soulwright.effect.Vocabulary;
import soulwright.effect.formula.Function;

/** The words that a formula or an effect can go on with, each with what it means. */
public final class Suggestions {
    private static final int MOST = 200;

    private final Vocabulary words;
    private final List<PlaceSpec> places;
    private final boolean steps;

    /**
     * One of them.
     *
     * @param text all that then stands there, what was typed included: `me.items`
     * @param about a sentence, or how it is called; may be empty
     */
    public record Suggestion(String text, String about) {}

    private Suggestions(Vocabulary words, Optional<PlaceSpec> place, boolean steps) {
        this.words = words;
        this.places = place.map(List::of).orElseGet(() -> List.copyOf(words.places()));
        this.steps = steps;
    }

    /** For a value; nothing while its pack sees no ruleset. */
    public static Optional<Suggestions> of(Spec spec) {
        boolean steps = !(spec.control() instanceof Control.Formula);
        return spec.words().map(words -> new Suggestions(words, spec.place(), steps));
    }

    /**
     * What begins as was typed, by alphabet.
     *
     * @param typed a word or the beginning of one, or a path that ends in one: `me.it`
     */
    public List<Suggestion> after(String typed) {
        int dot = typed.lastIndexOf('.') + 1;
        Map<String, String> found =
                dot == 0 ? first() : below(typed.substring(0, dot - 1).split("[.]"));
        String path = typed.substring(0, dot);
        return found.entrySet().stream()
                .map(word -> new Suggestion(path + word.getKey(), word.getValue()))
                .filter(suggestion -> suggestion.text.startsWith(typed))
                .sorted(Comparator.comparing(Suggestion::text))
                .limit(MOST)
                .toList();
    }

    private Map<String, String> first() {
        Map<String, String> all = new LinkedHashMap<>();
        places.forEach(place -> {
            place.roles().forEach((role, type) -> all.putIfAbsent(role, said(type)));
            place.words().forEach((word, type) -> all.putIfAbsent(word, said(type)));
            properties(place.roles().get("it")).forEach((name, property) -> all.putIfAbsent(name, property.doc()));
        });
        Arrays.stream(Function.values())
                .forEach(function -> all.putIfAbsent(function.word() + "(", function.usage() + ": " + function.doc()));
        if (steps) {
            verbs(all);
        }
        words.sets()
                .forEach(set -> Optional.ofNullable(words.set(set))
                        .ifPresent(names -> names.forEach(name -> all.putIfAbsent(name, "One of the " + set + "."))));
        return all;
    }

    private void verbs(Map<String, String> all) {
        words.verbs().forEach(verb -> {
            all.putIfAbsent(verb.name(), verb.doc());
            verb.parameters()
                    .values()
                    .forEach((Parameter parameter) -> all.putIfAbsent(parameter.name(), parameter.doc()));
        });
        words.events().forEach(event -> all.putIfAbsent(event.name(), event.doc()));
    }

    /** What can be asked of that to which a path leads. */
    private Map<String, String> below(String[] path) {
        Map<String, String> all = new LinkedHashMap<>();
        for (PlaceSpec place : places) {
            Type type = start(place, path[0]);
            for (int i = 1; i < path.length; i++) {
                Property next = properties(type).get(path[i]);
                type = next == null ? null : next.type();
            }
            properties(type).forEach((name, property) -> all.putIfAbsent(name, property.doc()));
            if (type instanceof Type.Table table) {
                Optional.ofNullable(words.set(table.set()))
                        .ifPresent(names -> names.forEach(name -> all.putIfAbsent(name, "")));
            }
        }
        return all;
    }

    private @Nullable Type start(PlaceSpec place, String word) {
        Type role = place.roles().getOrDefault(word, place.words().get(word));
        Property own = properties(place.roles().get("it")).get(word);
        return role == null && own != null ? own.type() : role;
    }

    private Map<String, Property> properties(@Nullable Type type) {
        return type instanceof Type.Thing thing ? words.things().properties(thing.kind()) : Map.of();
    }

    private static String said(Type type) {
        return type instanceof Type.Thing thing ? "A " + thing.kind() + "." : "";
    }
}
