package soulwright.editor.entry.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import soulwright.editor.entry.form.Control.Chips;
import soulwright.editor.entry.form.Control.Choice;
import soulwright.editor.entry.form.Control.Code;
import soulwright.editor.entry.form.Control.Colour;
import soulwright.editor.entry.form.Control.Formula;
import soulwright.editor.entry.form.Control.Group;
import soulwright.editor.entry.form.Control.Icon;
import soulwright.editor.entry.form.Control.Line;
import soulwright.editor.entry.form.Control.Named;
import soulwright.editor.entry.form.Control.Prose;
import soulwright.editor.entry.form.Control.Reference;
import soulwright.editor.entry.form.Control.Rows;
import soulwright.editor.entry.form.Control.Table;
import soulwright.editor.entry.form.Control.Truth;
import soulwright.editor.entry.form.Control.Whole;

/** Decides how a value is shown, from what its schema says. */
final class Controls {
    private static final Set<String> FORMULAS =
            Set.of("formula", "condition", "number", "value", "selector", "text", "name");
    private static final int LONGEST_LINE = 300;

    private final Spec spec;
    private final SchemaPart part;
    private final String key;
    private final String kind;
    private final List<String> types;

    Controls(Spec spec, SchemaPart part, String key, String kind) {
        this.spec = spec;
        this.part = part;
        this.key = key;
        this.kind = kind;
        this.types = part.texts("type");
    }

    Control control() {
        String form = part.text("x-form");
        if (!form.isEmpty()) {
            return FORMULAS.contains(form) ? new Formula(form) : new Code();
        }
        if (types.contains("array")) {
            return list();
        }
        if (types.contains("object") || !spec.properties(null).isEmpty()) {
            return map();
        }
        return single();
    }

    private Control list() {
        boolean single = spec.item().filter(item -> item.control().isSingle()).isPresent();
        if (types.size() > 2
                || !part.get("x-rows").isMissingNode()
                || spec.item().isEmpty()) {
            return new Code();
        }
        return single
                ? new Chips(types.contains("string"), part.get("uniqueItems").asBoolean(false))
                : new Rows();
    }

    private Control map() {
        if (!spec.properties(null).isEmpty() || !spec.variants().isEmpty()) {
            return new Group(spec.variants());
        }
        return spec.value()
                .map(Spec::control)
                .<Control>map(value -> value.isSingle() || value instanceof Chips ? new Table() : new Named())
                .orElse(new Code());
    }

    private Control single() {
        if (!part.get("enum").isMissingNode()) {
            return new Choice(part.texts("enum"));
        }
        if (part.get("x-art").asBoolean(false)) {
            return new Icon();
        }
        if (part.text("x-show").equals("colour")) {
            return new Colour();
        }
        if (key.equals("extends") && part.texts("x-ref").isEmpty()) {
            return new Reference(Set.of(kind), List.of(), true);
        }
        if (!part.texts("x-ref").isEmpty()) {
            return new Reference(Set.copyOf(part.texts("x-ref")), part.texts("x-also"), false);
        }
        return spec.names().<Control>map(names -> new Choice(also(names))).orElseGet(this::plain);
    }

    private List<String> also(Iterable<String> names) {
        List<String> all = new ArrayList<>();
        names.forEach(all::add);
        all.addAll(part.texts("x-also"));
        return all;
    }

    private Control plain() {
        if (types.equals(List.of("boolean"))) {
            return new Truth();
        }
        if (types.equals(List.of("integer"))) {
            return new Whole(
                    part.get("minimum").asLong(Integer.MIN_VALUE),
                    part.get("maximum").asLong(Integer.MAX_VALUE),
                    part.text("x-show").equals("percent"));
        }
        int longest = part.get("maxLength").asInt(LONGEST_LINE);
        if (types.contains("string")) {
            return longest > LONGEST_LINE ? new Prose(longest) : new Line(longest, types.contains("integer"));
        }
        return part.get("const").isMissingNode() ? new Code() : new Choice(part.texts("const"));
    }
}
