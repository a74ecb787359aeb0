package soulwright.editor.entry.field;

import java.util.HashMap;
import java.util.Map;
import soulwright.yaml.YamlPath;

/** Which sections of a form are open. What the user opened or closed stays so. */
final class Expansion {
    private final Map<YamlPath, Boolean> chosen = new HashMap<>();
    private final boolean atFirst;

    /** @param atFirst whether sections are open until somebody closes them */
    Expansion(boolean atFirst) {
        this.atFirst = atFirst;
    }

    boolean isOpen(YamlPath path) {
        return chosen.getOrDefault(path, atFirst);
    }

    void set(YamlPath path, boolean open) {
        chosen.put(path, open);
    }
}
