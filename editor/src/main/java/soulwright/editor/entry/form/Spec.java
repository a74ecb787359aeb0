package soulwright.editor.entry.form;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Wording;
import soulwright.effect.PlaceSpec;
import soulwright.effect.Vocabulary;
import soulwright.pack.Schemas;
import soulwright.pack.Sheet;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import tools.jackson.databind.JsonNode;

/** What a schema says of one value: what to call it, how to change it, and what lies within. Belongs to one thread. */
public final class Spec {
    private static final String LANGUAGE = "x-form";

    private final SchemaPart part;
    private final String key;
    private final String kind;
    private final Optional<Vocabulary> words;
    private final String place;
    private final Map<SchemaPart, Spec> below = new HashMap<>();
    private @Nullable Control control;

    /** @param around the place in which the value around this one stands */
    private Spec(SchemaPart part, String key, String kind, Optional<Vocabulary> words, String around) {
        this.part = part;
        this.place = Stream.of(part.text("x-place"), part.text("x-act"), around)
                .filter(id -> !id.isEmpty())
                .findFirst()
                .orElse("");
        this.key = key;
        this.kind = kind;
        this.words = words;
    }

    /** Of a whole entry, exact as far as its ruleset makes it so. */
    public static Spec of(Sheet sheet, Schemas schemas) {
        return new Spec(SchemaPart.of(sheet.schema(), schemas::of), "", sheet.kind(), sheet.words(), "");
    }

    /** Of a kind of which there is no entry yet. */
    public static Spec of(String kind, Schemas schemas) {
        return new Spec(SchemaPart.of(schemas.of(kind), schemas::of), "", kind, Optional.empty(), "");
    }

    /** What to call the value; the key in plain words where the schema has no title. */
    public String title() {
        String title = part.text("title");
        return title.isEmpty() || title.equals(key) ? inWords(key) : title;
    }

    /** `hit-points` as `Hit points`. */
    public static String inWords(String key) {
        return Wording.capital(key.replace('-', ' '));
    }

    /** One or two sentences, with code in backticks. */
    public String description() {
        return part.text("description");
    }

    /** What could stand here, as plain Java values. */
    public Optional<Object> example() {
        JsonNode examples = part.get("examples");
        return examples.isEmpty() ? Optional.empty() : Optional.ofNullable(Plain.of(examples.get(0)));
    }

    /** Whether a child may write a change of the inherited list instead of a list. */
    public boolean isMergeable() {
        return part.get("x-mergeable").asBoolean(false);
    }

    /** Whether it is words for players, which can be translated. */
    boolean isSaid() {
        return part.text("x-show").equals("said");
    }

    /** Whether an entry's own value replaces an inherited map as a whole. */
    boolean isOneThing() {
        return !part.text(LANGUAGE).isEmpty();
    }

    /** The same value, of which it is known what can stand there. */
    Spec choosing(List<String> names) {
        Spec known = new Spec(part, key, kind, words, place);
        known.control = new Control.Choice(names);
        return known;
    }

    /** A value that is shown and changed like another, though it is called as this one. */
    Spec like(Spec other) {
        return new Spec(other.part.titled(part), key, other.kind, other.words, other.place);
    }

    /** The words of an annotation of the schema; none when it has none. */
    List<String> annotation(String keyword) {
        return part.texts(keyword);
    }

    /** How to show and change it. */
    public Control control() {
        Control known = control;
        if (known == null) {
            known = new Controls(this, part, key, kind).control();
            control = known;
        }
        return known;
    }

    /** What each item of a list is. */
    public Optional<Spec> item() {
        return part.below("items").map(item -> below(item, key));
    }

    /** What each value of a map is whose keys are not described. */
    public Optional<Spec> value() {
        return part.below("additionalProperties").map(value -> below(value, key));
    }

    /** What each key of a map is whose keys are not described. */
    public Optional<Spec> key() {
        return part.below("propertyNames").map(name -> below(name, ""));
    }

    /** The keys that such a map can have, where a ruleset declares them; otherwise none. */
    public List<String> keyNames() {
        return key().map(Spec::control)
                .filter(Control.Choice.class::isInstance)
                .map(choice -> ((Control.Choice) choice).names())
                .orElse(List.of());
    }

    /** The described keys of a map, in the order of the schema, with those that what stands in it brings. */
    public Map<String, Spec> properties(@Nullable YamlMap value) {
        Map<String, Spec> all = new LinkedHashMap<>();
        part.properties(value).forEach((name, property) -> all.put(name, below(property, name)));
        return all;
    }

    /** The described keys of a map that is one of its variants. */
    public Map<String, Spec> propertiesWith(String variant) {
        YamlNode only = YamlFile.read(
                        "", (variant + ": 0").getBytes(StandardCharsets.UTF_8), Limits.standard(), finding -> {})
                .root()
                .orElseThrow();
        return properties((YamlMap) only);
    }

    /** The keys that a map must have. */
    public Set<String> required(@Nullable YamlMap value) {
        return part.required(value);
    }

    /** The vocabulary that effects here are written in; none while the pack sees no ruleset. */
    public Optional<Vocabulary> words() {
        return words;
    }

    /** The place of the effect language that effects here stand in; nothing where that is not known. */
    Optional<PlaceSpec> place() {
        return words.flatMap(known -> Optional.ofNullable(known.place(place)));
    }

    /** The names that a text here can be, as far as they are known. */
    Optional<Collection<String>> names() {
        String set = part.text("x-name");
        return set.isEmpty() ? Optional.empty() : words.map(known -> known.set(set));
    }

    private Spec below(SchemaPart within, String name) {
        return below.computeIfAbsent(within, part -> new Spec(part, name, kind, words, place));
    }

    /** Of a key that the schema does not describe. */
    Spec unknown(String name) {
        return value().orElseGet(() -> below(SchemaPart.empty(), name));
    }

    /** Whether a map that is none of its variants yet, or one of them, can have a key. */
    boolean allows(String key, @Nullable YamlMap value) {
        List<String> chosen = variants().stream()
                .filter(variant -> value != null && value.get(variant) != null)
                .toList();
        boolean beside = chosen.size() != 1
                || part.beside(chosen.get(0))
                        .filter(keys -> !keys.contains(key))
                        .isEmpty();
        return beside && (!variants().contains(key) || chosen.contains(key));
    }

    List<String> variants() {
        return part.texts("x-variants");
    }
}
