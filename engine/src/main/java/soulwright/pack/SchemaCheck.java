package soulwright.pack;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Fix;
import soulwright.diagnostic.Nearest;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * Holds one document against its schema and says in our own words, at the place in the file, what does not fit. A value with several faults
 * gets one finding, and a misspelt key that is missed elsewhere is told once.
 */
final class SchemaCheck {
    private final Schema validator;
    private final Shape shape;
    private final String what;
    private final Sink sink;
    private final Set<YamlNode> faulty = Collections.newSetFromMap(new IdentityHashMap<>());

    /** @param what names the document in messages: `monster "mud-crab"` */
    SchemaCheck(Schema validator, Shape shape, String what, Sink sink) {
        this.validator = validator;
        this.shape = shape;
        this.what = what;
        this.sink = sink;
    }

    /** The values that have been reported, so that nothing further need be said about them. */
    Set<YamlNode> check(YamlMap document, YamlNode head) {
        List<Error> errors = validator.validate(Trees.json(document));
        if (errors.isEmpty()) {
            return faulty;
        }
        boolean mayLackKeys = document.get("abstract") instanceof YamlScalar word
                && word.text().equals("true");
        List<Error> unknown = new ArrayList<>();
        List<Error> missing = new ArrayList<>();
        List<Error> others = new ArrayList<>();
        for (Error error : errors) {
            String keyword = error.getKeyword();
            if (mayLackKeys && (keyword.equals("required") || keyword.equals("dependentRequired"))) {
                continue;
            }
            if (isUndecided(find(document, error.getInstanceLocation()))) {
                continue;
            }
            boolean isUnknown = keyword.equals("additionalProperties") || keyword.equals("unevaluatedProperties");
            (isUnknown ? unknown : keyword.equals("required") ? missing : others).add(error);
        }
        Set<String> explained = new HashSet<>();
        unknown.forEach(error -> unknownKey(document, error, explained));
        missing.stream()
                .filter(error -> explained.add(error.getInstanceLocation() + "/" + error.getProperty()))
                .forEach(error -> missingKey(document, head, error));
        others.forEach(error -> other(document, error));
        return faulty;
    }

    /** Whether it is a union of which nobody knows which variant is meant: that is told elsewhere. */
    private static boolean isUndecided(Spot spot) {
        return spot.shape != null
                && !spot.shape.union.isEmpty()
                && spot.node instanceof YamlMap map
                && map.keys().stream().filter(spot.shape.union::contains).count() != 1;
    }

    private void unknownKey(YamlMap document, Error error, Set<String> explained) {
        Spot spot = find(document, error.getInstanceLocation());
        YamlMap.Entry entry = spot.node instanceof YamlMap map ? map.entry(error.getProperty()) : null;
        if (entry == null || !faulty.add(entry.key())) {
            return;
        }
        faulty.add(entry.value());
        YamlMap map = (YamlMap) spot.node;
        String key = entry.key().text();
        List<String> known = spot.shape == null
                ? List.of()
                : spot.shape.keysOf(map).stream()
                        .filter(name -> map.get(name) == null)
                        .toList();
        Optional<String> meant = Nearest.to(key, known);
        Diagnostic finding = Diagnostic.of(
                Code.UNKNOWN_KEY, entry.key().place(), "unknown key \"%s\" in %s".formatted(key, where(error)));
        if (meant.isPresent()) {
            explained.add(error.getInstanceLocation() + "/" + meant.get());
            finding = finding.withHelp("did you mean \"" + meant.get() + "\"?")
                    .withFix(Fix.replace("write " + meant.get(), entry.key().place(), meant.get()));
        } else if (!known.isEmpty()) {
            finding =
                    finding.withHelp("it may have " + String.join(", ", known.subList(0, Math.min(12, known.size()))));
        }
        sink.report(finding);
    }

    private void missingKey(YamlMap document, YamlNode head, Error error) {
        Spot spot = find(document, error.getInstanceLocation());
        YamlNode at = spot.key != null ? spot.key : spot.node == document ? head : spot.node;
        String example = spot.shape == null ? "" : Examples.of(spot.shape, spot.node, error.getProperty());
        sink.report(Diagnostic.of(
                        Code.MISSING_KEY, at.place(), "%s has no \"%s\"".formatted(where(error), error.getProperty()))
                .withHelp("add \"" + error.getProperty() + ":\"" + example));
    }

    private void other(YamlMap document, Error error) {
        Spot spot = find(document, error.getInstanceLocation());
        switch (error.getKeyword()) {
            case "dependentRequired" -> lonelyKey(spot, error);
            case "false" -> idleKey(spot, error);
            default -> value(document, spot, error);
        }
    }

    private void value(YamlMap document, Spot spot, Error error) {
        YamlNode node = spot.node;
        if (error.getKeyword().equals("propertyNames")
                || (error.getEvaluationPath().contains("propertyNames") && node instanceof YamlMap)) {
            YamlMap.Entry entry = node instanceof YamlMap map
                    ? map.entry(error.getProperty() == null ? "" : error.getProperty())
                    : null;
            node = entry == null ? node : entry.key();
        }
        if (isInsideFaulty(document, error.getInstanceLocation()) || !faulty.add(node)) {
            return;
        }
        if (spot.shape != null
                && spot.shape.mergeable
                && node instanceof YamlMap change
                && !change.keys().isEmpty()) {
            strangeChange(change, name(error));
        } else {
            sink.report(SchemaWords.finding(error, node, name(error), wanted(spot, node)));
        }
    }

    /** A map in place of a list, with other keys than those that change an inherited list. */
    private void strangeChange(YamlMap change, String name) {
        YamlMap.Entry strange = change.entries().stream()
                .filter(entry -> !Inheritance.CHANGES.contains(entry.key().text()))
                .findFirst()
                .orElse(change.entries().get(0));
        String key = strange.key().text();
        Diagnostic finding = Diagnostic.of(
                Code.UNKNOWN_KEY,
                strange.key().place(),
                "unknown key \"%s\" in %s, which is a list".formatted(key, name));
        sink.report(Nearest.to(key, Inheritance.CHANGES)
                .map(meant -> finding.withHelp("did you mean \"" + meant + "\"?")
                        .withFix(Fix.replace("write " + meant, strange.key().place(), meant)))
                .orElse(finding.withHelp("write a list, or change the inherited one by \"append\" and \"remove\"")));
    }

    /** A key that wants another beside it. */
    private void lonelyKey(Spot spot, Error error) {
        String lacking = String.valueOf(error.getArguments()[0]);
        YamlMap.Entry entry = spot.node instanceof YamlMap map ? map.entry(error.getProperty()) : null;
        YamlNode at = entry == null ? spot.node : entry.key();
        sink.report(Diagnostic.of(
                        Code.MISSING_KEY,
                        at.place(),
                        "\"%s\" wants \"%s\" beside it".formatted(error.getProperty(), lacking))
                .withHelp("add \"" + lacking + ":\", or leave \"" + error.getProperty() + "\" out"));
    }

    /** A key that has no meaning beside the others. */
    private void idleKey(Spot spot, Error error) {
        YamlNode at = spot.key == null ? spot.node : spot.key;
        faulty.add(spot.node);
        sink.report(Diagnostic.of(Code.UNKNOWN_KEY, at.place(), name(error) + " has no meaning here")
                .withHelp("leave it out, or change what stands beside it"));
    }

    /** What to write in place of a text, or of a key of a map, that has not the right form. */
    private static @Nullable String wanted(Spot spot, YamlNode node) {
        Shape at = spot.shape;
        if (at != null && node != spot.node) {
            at = at.keys;
        }
        return at == null ? null : at.wanted;
    }

    private boolean isInsideFaulty(YamlMap document, NodePath path) {
        YamlNode node = document;
        for (int i = 0; i < path.getNameCount(); i++) {
            node = child(node, path.getElement(i));
            if (faulty.contains(node) && i < path.getNameCount() - 1) {
                return true;
            }
        }
        return false;
    }

    /** What the fault is in: the document, or a named part of it. */
    private String where(Error error) {
        NodePath path = error.getInstanceLocation();
        return path.getNameCount() == 0 ? what : "\"" + dotted(path) + "\" of " + what;
    }

    private static String name(Error error) {
        NodePath path = error.getInstanceLocation();
        return path.getNameCount() == 0 ? "it" : "\"" + dotted(path) + "\"";
    }

    private static String dotted(NodePath path) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < path.getNameCount(); i++) {
            Object element = path.getElement(i);
            text.append(element instanceof Integer ? "[" + element + "]" : (i == 0 ? "" : ".") + element);
        }
        return text.toString();
    }

    /** A node, the key it stands under if any, and its shape if known. */
    private record Spot(
            YamlNode node, @Nullable YamlNode key, @Nullable Shape shape) {}

    private Spot find(YamlMap document, NodePath path) {
        YamlNode node = document;
        YamlNode key = null;
        Shape at = shape;
        for (int i = 0; i < path.getNameCount(); i++) {
            Object element = path.getElement(i);
            if (node instanceof YamlMap map) {
                YamlMap.Entry entry = map.entry(String.valueOf(element));
                key = entry == null ? key : entry.key();
                at = at == null ? null : at.at(String.valueOf(element), map);
            } else {
                at = at == null ? null : at.items;
                key = null;
            }
            node = child(node, element);
        }
        return new Spot(node, key, at);
    }

    private static YamlNode child(YamlNode node, Object element) {
        if (node instanceof YamlList list
                && element instanceof Integer index
                && index < list.items().size()) {
            return list.items().get(index);
        }
        YamlNode value = node instanceof YamlMap map ? map.get(String.valueOf(element)) : null;
        return value == null ? node : value;
    }
}
