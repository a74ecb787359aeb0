package soulwright.yaml;

import java.util.List;

/** An edit that was done, with what it did to the text before; no splices when the text already was as wanted. */
public record Edited(YamlText text, List<Splice> splices) implements EditResult {
    public Edited {
        splices = List.copyOf(splices);
    }

    @Override
    public YamlText orThrow() {
        return text;
    }
}
