package soulwright.duel;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Sink;
import soulwright.effect.DeclaredNames;
import soulwright.effect.Type;
import soulwright.effect.Words;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Reads what a ruleset declares (traits, numbers, cards, zones, actions ...) as words of its own. */
final class DuelDeclarations {
    /** What a card may be kept from besides the ruleset's actions, where no action has that name. */
    private static final List<String> CHANGES =
            List.of("ready", "exhaust", "move", "flip", "attach", "discard", "destroy", "inflict");

    private static final String CARDS_IN = "cards in ";

    private final YamlMap ruleset;
    private final DeclaredNames said;
    private final Words builtIn;
    private final Sink sink;
    private final Words.Builder words = Words.builder();
    private final DeclaredThing player;
    private final DeclaredThing card;
    private final DeclaredThing action;
    private final Set<String> numbers = new LinkedHashSet<>();

    DuelDeclarations(YamlMap ruleset, Words builtIn, Sink sink) {
        this.ruleset = ruleset;
        this.said = new DeclaredNames(ruleset);
        this.builtIn = builtIn;
        this.sink = sink;
        player = new DeclaredThing(DuelThings.PLAYER, words, builtIn, sink);
        card = new DeclaredThing(DuelThings.CARD, words, builtIn, sink);
        action = new DeclaredThing(DuelThings.ACTION, words, builtIn, sink);
    }

    Words words() {
        traits();
        players();
        cards();
        zones();
        course();
        words.set("numbers", numbers);
        said.addTo(words);
        return words.build();
    }

    private void traits() {
        YamlMap traits = ruleset.map("traits");
        words.set("traits", traits.keys());
        for (String trait : traits.keys()) {
            words.set(CardKind.Trait.setOf(trait), traits.words(trait));
            said.add(words, CardKind.Trait.setOf(trait), traits.words(trait));
        }
    }

    private void players() {
        for (YamlMap.Entry number : ruleset.map("player").map("numbers").entries()) {
            player.add(number.key(), Type.NUMBER, "a number of each player")
                    .said(said.of(number.key().text()))
                    .writable();
            numbers.add(number.key().text());
        }
        for (YamlScalar trait : ruleset.map("player").scalars("traits")) {
            String name = CardKind.meant(trait.text(), ruleset.map("traits").keys());
            player.add(trait, name, Type.id(CardKind.Trait.setOf(name)), "a trait of each player")
                    .said(said.of(name))
                    .writable();
        }
    }

    private void cards() {
        YamlMap kinds = ruleset.map("cards");
        words.set("card-kinds", kinds.keys());
        said.add(words, "card-kinds", kinds);
        List<CardKind> all = kinds.keys().stream()
                .map(name -> CardKind.of(kinds.map(name), ruleset.map("traits").keys()))
                .toList();
        for (CardKind kind : all) {
            kind.numbers().forEach(it -> {
                card.add(it.key(), Type.NUMBER, "printed on it")
                        .said(said.of(it.key().text()))
                        .printed()
                        .writable();
                numbers.add(it.key().text());
            });
            kind.counters().forEach(it -> {
                card.add(it, Type.NUMBER, "counted on it; 0 when it comes into play")
                        .said(said.of(it.text()))
                        .writable();
                numbers.add(it.text());
            });
            kind.flags()
                    .forEach(it -> card.add(it, Type.TRUTH, "whether it is printed on it")
                            .said("{it bear} “" + said.of(it.text()) + "”")
                            .printed());
            kind.traits()
                    .forEach(it -> card.add(it.written(), it.name(), it.type(), "printed on it")
                            .said(said.of(it.name()))
                            .printed()
                            .writable());
        }
        abilitiesOfKinds(all);
    }

    private void abilitiesOfKinds(List<CardKind> all) {
        if (all.stream().anyMatch(CardKind::fits)) {
            card.add("fits", Type.TRUTH, "whether it can be attached to `it`").said("{it fit} there");
        }
        if (all.stream().anyMatch(CardKind::pattern)) {
            card.add("pattern", Type.id("patterns"), "what it reaches, as printed")
                    .printed();
            card.add("reach", Type.things(DuelThings.CARD), "the cards on the places that its pattern reaches");
        }
        words.set("patterns", ruleset.map("patterns").keys());
    }

    private void zones() {
        List<String> names = new ArrayList<>();
        List<String> rows = new ArrayList<>();
        for (YamlMap.Entry zone : ruleset.map("zones").entries()) {
            names.add(zone.key().text());
            player.add(zone.key(), Type.things(DuelThings.CARD), "the cards in that zone of his")
                    .said(CARDS_IN + said.of(zone.key().text()));
            if (zone.value() instanceof YamlMap map) {
                for (YamlScalar row : map.scalars("rows")) {
                    rows.add(row.text());
                    player.add(row, Type.things(DuelThings.CARD), "the cards in that row of his")
                            .said(CARDS_IN + said.of(row.text()));
                }
            }
        }
        for (YamlMap.Entry group : ruleset.map("groups").entries()) {
            String name = said.of(group.key().text());
            player.add(group.key(), Type.things(DuelThings.CARD), "the cards of that group of his")
                    .said(name.endsWith("s") ? name : CARDS_IN + name);
        }
        words.set("zones", names);
        said.add(words, "zones", ruleset.map("zones"));
        said.add(words, "rows", rows);
        words.set("rows", rows);
        words.set("groups", ruleset.map("groups").keys());
        words.set("areas", areas(names, rows));
    }

    /** Wherever cards can lie, for groups: zones, rows of grids, and other groups. */
    private List<String> areas(List<String> zones, List<String> rows) {
        return Stream.of(zones, rows, ruleset.map("groups").keys())
                .flatMap(List::stream)
                .toList();
    }

    private void course() {
        words.set(
                "phases",
                ruleset.maps("turn").stream()
                        .flatMap(it -> it.words("phase").stream())
                        .toList());
        ruleset.maps("turn")
                .forEach(phase -> phase.words("phase")
                        .forEach(id -> words.said(
                                "phases",
                                id,
                                phase.words("name").stream().findFirst().orElse(said.of(id)))));
        words.set("windows", ruleset.map("windows").keys());
        said.add(words, "windows", ruleset.map("windows"));
        words.set("sections", ruleset.map("deck").keys());
        words.set("features", ruleset.map("ai").map("features").keys());
        actions(ruleset.map("actions"));
        steps(ruleset.map("steps"));
        events(ruleset.scalars("events"));
    }

    private void actions(YamlMap actions) {
        Set<String> deeds = new LinkedHashSet<>(actions.keys());
        deeds.addAll(CHANGES);
        words.set("actions", deeds);
        CHANGES.forEach(change -> words.said("actions", change, "be " + participle(change)));
        said.add(words, "actions", actions);
        words.set("plays", actions.keys());
        for (String name : actions.keys()) {
            for (YamlMap.Entry target : actions.map(name).map("targets").entries()) {
                action.addFirst(target.key().text(), chosen(target.value()), "a target of the action `" + name + "`");
            }
        }
    }

    /** What somebody is whom a verb befalls: `readied`. */
    private String participle(String verb) {
        return builtIn.verbs().stream()
                .filter(known -> known.name().equals(verb))
                .flatMap(known -> known.tells().stream())
                .findFirst()
                .orElse(verb + "ed");
    }

    private void steps(YamlMap steps) {
        words.set("steps", steps.keys());
        steps.keys().forEach(name -> words.named(name, steps.map(name)));
    }

    private void events(List<YamlScalar> events) {
        words.set("announced", events.stream().map(YamlScalar::text).toList());
        for (YamlScalar event : events) {
            if (builtIn.events().stream().anyMatch(known -> known.name().equals(event.text()))) {
                sink.report(Diagnostic.of(
                        Code.NAME_TAKEN, event.place(), "every duel tells \"%s\" already".formatted(event.text())));
            }
            String own = said.of(event.text());
            DuelEvents.ofCard(words, event.text())
                    .doc("An event of the ruleset's own.")
                    .says("when “" + own + "” befalls[ {target}] by {by}", "when “" + own + "” befalls {target}");
        }
    }

    /** What a target is: a place, or a card, or several cards. */
    private static Type chosen(YamlNode target) {
        if (!(target instanceof YamlMap selector)) {
            return Type.thing(DuelThings.CARD);
        }
        if (selector.get("place") != null) {
            return Type.thing("place");
        }
        boolean several = selector.get("count") != null || selector.get("matching") != null;
        return several ? Type.things(DuelThings.CARD) : Type.thing(DuelThings.CARD);
    }
}
