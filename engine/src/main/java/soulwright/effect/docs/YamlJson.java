package soulwright.effect.docs;

import java.nio.charset.StandardCharsets;
import soulwright.yaml.Limits;
import soulwright.yaml.YamlFile;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Examples of the catalogue, written as authors write them, as JSON. */
final class YamlJson {
    private static final JsonMapper JSON = new JsonMapper();

    private YamlJson() {}

    static JsonNode of(String yaml) {
        byte[] text = yaml.getBytes(StandardCharsets.UTF_8);
        YamlFile file = YamlFile.read("example", text, Limits.standard(), finding -> {
            throw new IllegalArgumentException("not YAML: " + yaml);
        });
        return of(file.root().orElseThrow());
    }

    private static JsonNode of(YamlNode node) {
        if (node instanceof YamlMap map) {
            ObjectNode object = JSON.createObjectNode();
            map.entries().forEach(entry -> object.set(entry.key().text(), of(entry.value())));
            return object;
        }
        if (node instanceof YamlList list) {
            ArrayNode array = JSON.createArrayNode();
            list.items().forEach(item -> array.add(of(item)));
            return array;
        }
        YamlScalar scalar = (YamlScalar) node;
        return switch (scalar.kind()) {
            case INTEGER -> JSON.getNodeFactory().numberNode(Long.parseLong(scalar.text()));
            case TRUTH -> JSON.getNodeFactory().booleanNode(scalar.text().equals("true"));
            default -> JSON.getNodeFactory().stringNode(scalar.text());
        };
    }
}
