package soulwright.yaml;

import java.util.List;

/** A list in block or flow style. */
public record YamlList(Source source, int start, int end, List<YamlNode> items) implements YamlNode {
    public YamlList {
        items = List.copyOf(items);
    }
}
