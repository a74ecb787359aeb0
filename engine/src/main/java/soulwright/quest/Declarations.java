package soulwright.quest;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import soulwright.effect.DeclaredNames;
import soulwright.effect.ThingKind;
import soulwright.effect.Type;
import soulwright.effect.Words;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/** Reads what a ruleset declares as words: attributes, traits and numbers become properties, the rest sets of ids. */
final class Declarations {
    /** What a character may be kept from besides commands and choices: acting at all, and covering its summoner. */
    private static final List<String> DEEDS = List.of("act", "cover");

    private final YamlMap ruleset;
    private final TakenNames names;
    private final DeclaredNames said;
    private final Words.Builder words = Words.builder();

    Declarations(YamlMap ruleset, TakenNames names) {
        this.ruleset = ruleset;
        this.names = names;
        this.said = new DeclaredNames(ruleset);
    }

    Words words() {
        ThingKind.Builder character = words.thing("character");
        attributes(character);
        traits(character);
        numbers(character, "character");
        numbers(words.thing("player"), "player");
        sets();
        said.addTo(words);
        return words.build();
    }

    private void attributes(ThingKind.Builder character) {
        List<String> attributes = new ArrayList<>();
        if (ruleset.get("attributes") instanceof YamlList list) {
            for (var item : list.items()) {
                if (item instanceof YamlScalar name && !attributes.contains(name.text()) && names.take(name)) {
                    attributes.add(name.text());
                    character
                            .number(name.text(), "An attribute, with its improvements.")
                            .said(said.of(name.text()))
                            .writable();
                }
            }
        }
        words.set("attributes", attributes);
        said.add(words, "attributes", attributes);
    }

    private void traits(ThingKind.Builder character) {
        YamlMap traits = ruleset.map("traits");
        for (YamlMap.Entry trait : traits.entries()) {
            if (names.take(trait.key())) {
                String set = "traits." + trait.key().text();
                words.set(set, traits.words(trait.key().text()));
                said.add(words, set, traits.words(trait.key().text()));
                character
                        .id(trait.key().text(), set, "A trait that the ruleset declares.")
                        .said(said.of(trait.key().text()))
                        .printed();
            }
        }
        words.set("traits", traits.keys());
    }

    private void numbers(ThingKind.Builder bearer, String of) {
        YamlMap numbers = ruleset.map("numbers").map(of);
        for (YamlMap.Entry number : numbers.entries()) {
            if (names.take(number.key())) {
                String name = number.key().text();
                boolean each = numbers.map(name).get("each") != null;
                bearer.property(
                                name,
                                each ? Type.table("elements") : Type.NUMBER,
                                "A number that the ruleset declares.")
                        .said(said.of(name))
                        .writable();
            }
        }
        words.set("numbers." + of, numbers.keys());
    }

    private void sets() {
        YamlMap battle = ruleset.map("battle");
        List<String> commands = ruleset.map("commands").keys();
        List<String> choices = battle.map("choices").keys();
        words.set("commands", commands)
                .set("sessions", column("sessions", "id"))
                .set("times", column("sessions", "time"))
                .set("occasions", ruleset.words("occasions"))
                .set("tunes", ruleset.words("tunes"))
                .set("battle-kinds", battle.map("kinds").keys())
                .set("attacks", battle.map("attacks").keys())
                .set("choices", choices)
                .set("features", ruleset.map("ai").map("features").keys())
                .set("actions", together(DEEDS, commands, choices));
        names(battle);
    }

    /** What players read for them. */
    private void names(YamlMap battle) {
        said.add(words, "commands", ruleset.map("commands"));
        said.add(words, "choices", battle.map("choices"));
        said.add(words, "battle-kinds", battle.map("kinds"));
        said.add(words, "attacks", battle.map("attacks"));
        said.add(words, "sessions", column("sessions", "id"));
        said.add(words, "times", column("sessions", "time"));
        said.add(words, "occasions", ruleset.words("occasions"));
        said.add(words, "tunes", ruleset.words("tunes"));
        said.add(words, "features", ruleset.map("ai").map("features"));
        said.add(words, "actions", ruleset.map("commands"));
        said.add(words, "actions", battle.map("choices"));
    }

    private List<String> column(String list, String key) {
        Set<String> values = new LinkedHashSet<>();
        ruleset.maps(list).forEach(row -> values.addAll(row.words(key)));
        return List.copyOf(values);
    }

    @SafeVarargs
    private static Set<String> together(List<String>... lists) {
        Set<String> all = new LinkedHashSet<>();
        for (List<String> list : lists) {
            all.addAll(list);
        }
        return all;
    }
}
