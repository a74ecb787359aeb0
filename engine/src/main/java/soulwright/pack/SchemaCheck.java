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
import soulwright.diagnostic.Guess;
import soulwright.diagnostic.Sink;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/**
 * Holds one document against its schema and says in our own words, at the place in the file, what does not fit. A value with several faults
 * gets one finding, and a misspelt key that is missed elsewhere is told once.
 */
final class SchemaCheck {
    private static final Set<String> LACKS = Set.of("required", "dependentRequired");

    private final Schema validator;
    private final Shape shape;
    private final String what;
    private final Sink sink;
    private final Set<YamlNode> idle = Collections.newSetFromMap(new IdentityHashMap<>());
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
            if ((mayLackKeys && LACKS.contains(keyword))
                    || spot(document, error).isUndecided()) {
                continue;
            }
            (keyword.equals("additionalProperties") ? unknown : keyword.equals("required") ? missing : others)
                    .add(error);
        }
        Set<String> explained = new HashSet<>();
        unknown.forEach(error -> unknownKey(document, error, explained));
        missing.stream()
                .filter(error -> explained.add(error.getInstanceLocation() + "/" + error.getProperty()))
                .forEach(error -> missingKey(document, head, error));
        others.stream().filter(error -> !isIdle(error)).forEach(error -> other(document, error));
        others.stream().filter(SchemaCheck::isIdle).forEach(error -> idleKey(document, error));
        return faulty;
    }

    private SchemaSpot spot(YamlMap document, Error error) {
        return SchemaSpot.find(document, shape, error.getInstanceLocation());
    }

    private void unknownKey(YamlMap document, Error error, Set<String> explained) {
        SchemaSpot spot = spot(document, error);
        YamlMap.Entry entry = spot.entry(error.getProperty());
        if (entry == null || !faulty.add(entry.key())) {
            return;
        }
        faulty.add(entry.value());
        List<String> known = spot.furtherKeys();
        Optional<Guess> meant = Guess.of(entry.key().text(), known)
                .or(() -> spot.almost(entry.key().text()));
        meant.ifPresent(key -> explained.add(error.getInstanceLocation() + "/" + key.name()));
        sink.report(KeyWords.unknown(entry.key(), where(spot), known, meant));
    }

    private void missingKey(YamlMap document, YamlNode head, Error error) {
        SchemaSpot spot = spot(document, error);
        YamlNode key = spot.key();
        YamlNode at = key != null ? key : spot.node() == document ? head : spot.node();
        String example = spot.shape() == null ? "" : Examples.of(spot.shape(), spot.node(), error.getProperty());
        sink.report(KeyWords.missing(at, where(spot), error.getProperty(), example));
    }

    private void other(YamlMap document, Error error) {
        SchemaSpot spot = spot(document, error);
        switch (error.getKeyword()) {
            case "dependentRequired" -> {
                YamlMap.Entry entry = spot.entry(error.getProperty());
                YamlNode at = entry == null ? spot.node() : entry.key();
                sink.report(KeyWords.lonely(at, error.getProperty(), String.valueOf(error.getArguments()[0])));
            }
            default -> value(document, spot, error);
        }
    }

    private static boolean isIdle(Error error) {
        return error.getKeyword().equals("false");
    }

    /** A key that has no meaning beside the others; if one of those is wrong, nobody knows. */
    private void idleKey(YamlMap document, Error error) {
        SchemaSpot spot = spot(document, error);
        NodePath above = error.getInstanceLocation().getParent();
        boolean doubtful = above != null
                && SchemaSpot.find(document, shape, above).node() instanceof YamlMap map
                && map.entries().stream()
                        .anyMatch(entry -> faulty.contains(entry.value()) && !idle.contains(entry.value()));
        if (!doubtful && faulty.add(spot.node())) {
            idle.add(spot.node());
            YamlNode key = spot.key();
            sink.report(KeyWords.idle(key == null ? spot.node() : key, spot.name()));
        }
    }

    private void value(YamlMap document, SchemaSpot spot, Error error) {
        boolean isKey = error.getKeyword().equals("propertyNames")
                || error.getEvaluationPath().contains("propertyNames");
        YamlMap.Entry entry = isKey ? spot.entry(error.getProperty()) : null;
        YamlNode node = entry == null ? spot.node() : entry.key();
        if (isInsideFaulty(document, error.getInstanceLocation()) || !faulty.add(node)) {
            return;
        }
        sink.report(
                spot.isStrangeChange() && node instanceof YamlMap change
                        ? KeyWords.strangeChange(change, spot.name())
                        : SchemaWords.finding(error, node, spot.name(), spot.wanted(node), Examples.of(spot.shape())));
    }

    private boolean isInsideFaulty(YamlMap document, NodePath path) {
        YamlNode node = document;
        for (int i = 0; i < path.getNameCount() - 1; i++) {
            node = SchemaSpot.child(node, path.getElement(i));
            if (faulty.contains(node)) {
                return true;
            }
        }
        return false;
    }

    /** What the fault is in: the document, or a named part of it. */
    private String where(SchemaSpot spot) {
        return spot.path().isEmpty() ? what : spot.name() + " of " + what;
    }
}
