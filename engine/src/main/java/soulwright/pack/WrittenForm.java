package soulwright.pack;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The schema of entries as authors write them, made from that of finished entries. An editor sees neither patches nor parents: so a child may
 * leave out what its parent has, its parts may be incomplete, and an inherited list may be written as a change of it.
 */
final class WrittenForm {
    private static final List<String> OF_LISTS =
            List.of("$ref", "type", "items", "minItems", "maxItems", "uniqueItems");
    private static final List<String> MAPS_OF_PARTS = List.of("properties", "dependentSchemas");
    private static final List<String> PARTS = List.of("additionalProperties", "else");

    private final ObjectNode schema;
    private final Set<JsonNode> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private WrittenForm(JsonNode finished) {
        schema = (ObjectNode) finished.deepCopy();
    }

    static JsonNode of(JsonNode finished) {
        WrittenForm form = new WrittenForm(finished);
        form.partsMayBeIncomplete(form.schema);
        childrenMayBeIncomplete(form.schema);
        inheritedListsMayBeChanged(form.schema);
        return form.schema;
    }

    /** Takes away what parts must have, but for items of lists: those are never merged. */
    private void partsMayBeIncomplete(JsonNode whole) {
        if (!seen.add(whole)) {
            return;
        }
        partsOf(whole).forEach(this::mayBeIncomplete);
        if (isUnlessAbstract(whole)) {
            partsMayBeIncomplete(whole.path("then"));
        } else {
            mayBeIncomplete(whole.path("then"));
        }
    }

    private void mayBeIncomplete(JsonNode part) {
        if (part instanceof ObjectNode object) {
            object.remove(List.of("required", "dependentRequired", "minProperties"));
        }
        partsMayBeIncomplete(part);
    }

    /** What an entry must have counts only where no parent can bring it. */
    private static void childrenMayBeIncomplete(JsonNode node) {
        if (isUnlessAbstract(node)) {
            ((ObjectNode) node.get("if")).putObject("not").putArray("required").add("extends");
        }
        node.forEach(WrittenForm::childrenMayBeIncomplete);
    }

    private static boolean isUnlessAbstract(JsonNode node) {
        return node.path("if").path("properties").has("abstract");
    }

    private List<JsonNode> partsOf(JsonNode part) {
        List<JsonNode> all = new ArrayList<>();
        MAPS_OF_PARTS.forEach(key -> part.path(key).forEach(all::add));
        PARTS.stream().filter(part::has).forEach(key -> all.add(part.get(key)));
        part.path("allOf").forEach(all::add);
        String reference = part.path("$ref").asString("");
        if (reference.startsWith("#")) {
            all.add(schema.at(reference.substring(1)));
        }
        return all;
    }

    private static void inheritedListsMayBeChanged(JsonNode node) {
        node.forEach(WrittenForm::inheritedListsMayBeChanged);
        if (node instanceof ObjectNode list && list.path("x-mergeable").asBoolean(false)) {
            ObjectNode whole = list.objectNode();
            OF_LISTS.stream().filter(list::has).forEach(key -> whole.set(key, list.remove(key)));
            list.putObject("if").put("type", "object");
            list.putObject("then").put("$ref", "common.schema.json#/$defs/list-change");
            list.set("else", whole);
        }
    }
}
