package soulwright.effect.docs;

import java.util.List;
import soulwright.effect.AbilityWords;
import soulwright.effect.SelectorWords;
import soulwright.effect.VerbSpec;
import soulwright.effect.Vocabulary;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON Schema of the language, for editors: which keys a step, an ability or a selector may have, with their documentation. What a formula
 * means it leaves to the engine.
 */
public final class EffectSchema {
    private static final JsonMapper JSON = new JsonMapper();

    private final Vocabulary vocabulary;
    private final ObjectNode defs = JSON.createObjectNode();

    public EffectSchema(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** The whole schema; its `$defs` are what the schemas of entries refer to. */
    public ObjectNode schema() {
        ObjectNode schema = JSON.createObjectNode();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", "The effect language");
        schema.put("description", "How a pack says what happens. These definitions are used wherever effects stand.");
        steps();
        things();
        formulas();
        acts();
        schema.set("$defs", defs);
        return schema;
    }

    private void steps() {
        String step =
                "A list of steps, done in order. A step is a map in which one key names the verb and the others are its parameters.";
        list("steps", "Steps", step, "[{ damage: 5, who: that.target }]", "step");
        list(
                "cost",
                "Cost",
                "Steps that pay for something. What cannot be paid is refused, with the reason.",
                "[{ pay: 2, from: mana }]",
                "step");
        variants("step", "Step", "One verb with its parameters.", List.copyOf(vocabulary.verbs()));
        list(
                "abilities",
                "Abilities",
                "What stands as long as its bearer is in force. An ability is a map in which one key names what kind it is.",
                "[{ add: 6, to: attack, who: me.monster }]",
                "ability");
        variants("ability", "Ability", "One ability with its parameters.", AbilityWords.abilities());
    }

    private void things() {
        ObjectNode selector = def(
                "selector",
                "Whom or what",
                "A path that starts with a role, a list of paths, or a map in which one key says how they are picked.",
                "opponent.team");
        selector.putArray("type").add("string").add("array").add("object");
        selector.set("items", ref("selector"));
        new VariantSchema(vocabulary).write(selector, SelectorWords.selectors());
        ObjectNode value =
                def("value", "Value", "A formula, a name, or the path of either, whatever is wanted.", "self.element");
        value.putArray("type").add("integer").add("string").add("array").add("object");
        value.putObject("if").putArray("type").add("array").add("object");
        value.set("then", ref("selector"));
    }

    private void formulas() {
        text(
                def(
                        "formula",
                        "Formula",
                        "A whole number, or a formula over names, paths and functions. Quotients are rounded down; what is divided by 0 is 0.",
                        "percent(self.level, 20)"),
                "integer");
        text(def("condition", "Condition", "A formula that holds or does not.", "me.wounds > 0"), "boolean");
        ObjectNode formulas = def("formulas", "Formulas", "A formula, or a list of them.", "[self.power, self.speed]");
        text(formulas, "integer").withArrayProperty("type").add("array");
        formulas.set("items", ref("formula"));
        ObjectNode conditions =
                def("conditions", "Conditions", "A list of conditions.", "[type is tamer, element is fire]");
        text(conditions, "array");
        conditions.set("items", ref("condition"));
        def("number", "A number", "The path of a number that can be changed.", "control.fire")
                .put("type", "string");
        ObjectNode score = def(
                "score",
                "Points for attributes",
                "A map of attributes and figures, or the path of one.",
                "{ attack: 3, agility: 1 }");
        text(score, "object");
        score.set("additionalProperties", ref("formula"));
    }

    private void acts() {
        list(
                "options",
                "Options",
                "What can be picked, each with a name, perhaps a condition or a weight, and its steps.",
                "[{ name: Refuse }, { name: Accept, do: [{ draw: 1 }] }]",
                "option");
        ObjectNode option =
                def("option", "Option", "One of several things that can be picked.", "{ name: Rest, weight: 2 }");
        option.put("type", "object").put("additionalProperties", false);
        ActSchema.option(option.putObject("properties"));
        ObjectNode targets = def(
                "targets",
                "Targets",
                "What is chosen before the cost is paid, by name. The name is a role for everything that follows.",
                "{ foe: { choose: opponent.monsters } }");
        targets.put("type", "object").set("additionalProperties", ref("selector"));
        ObjectNode act = def(
                "act",
                "Act",
                "When it is allowed, what is chosen, what it costs, and what it does.",
                "{ when: me.wounds > 0, do: [{ heal: 5, who: me }] }");
        act.put("type", "object").put("additionalProperties", true);
        ActSchema.act(act.putObject("properties"));
        ObjectNode limit = def(
                "limit",
                "Limit",
                "How often, for the player, or for the card with `each`. `times` is 1 when it is left out.",
                "{ per: turn, times: 2, each: card }");
        limit.put("type", "object")
                .put("additionalProperties", false)
                .putArray("required")
                .add("per");
        ActSchema.limit(limit.putObject("properties"), vocabulary);
    }

    private ObjectNode list(String name, String title, String description, String example, String item) {
        ObjectNode list = def(name, title, description, example);
        text(list, "array");
        list.set("items", ref(item));
        return list;
    }

    private void variants(String name, String title, String description, List<VerbSpec> specs) {
        ObjectNode union = def(name, title, description, "");
        union.set("examples", new SpecExamples(specs.get(0)).whole());
        union.put("type", "object");
        new VariantSchema(vocabulary).write(union, specs);
    }

    private ObjectNode def(String name, String title, String description, String example) {
        ObjectNode def = defs.putObject(name);
        def.put("title", title);
        def.put("description", description);
        if (!example.isEmpty()) {
            def.putArray("examples").add(YamlJson.of(example));
        }
        if (!List.of("step", "ability", "option", "formulas").contains(name)) {
            def.put("x-form", name);
        }
        return def;
    }

    /** A text, where a path may stand, or something else. */
    private static ObjectNode text(ObjectNode def, String other) {
        def.putArray("type").add(other).add("string");
        return def;
    }

    static ObjectNode ref(String def) {
        return JSON.createObjectNode().put("$ref", "#/$defs/" + def);
    }
}
