package soulwright.effect.reader;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import soulwright.effect.Vocabulary;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlNode;
import soulwright.yaml.YamlScalar;

/** Which named lists of steps run themselves, straight or through others. A circle is told once, at the first of its lists in the alphabet. */
final class RunCircles {
    private static final String RUN = "run";

    private final Map<String, List<YamlScalar>> runs = new TreeMap<>();

    RunCircles(Vocabulary vocabulary) {
        vocabulary.named().forEach((name, steps) -> {
            List<YamlScalar> found = new ArrayList<>();
            collect(steps, found);
            runs.put(name, found);
        });
    }

    /** Whether this name after a `run` closes a circle that is to be told here. */
    boolean closes(YamlScalar run) {
        for (Map.Entry<String, List<YamlScalar>> list : runs.entrySet()) {
            if (list.getValue().contains(run)) {
                Set<String> reached = new HashSet<>();
                reach(run.text(), reached);
                return reached.contains(list.getKey()) && isFirst(list.getKey(), reached);
            }
        }
        return false;
    }

    private boolean isFirst(String name, Set<String> circle) {
        for (String other : circle) {
            Set<String> back = new HashSet<>();
            reach(other, back);
            if (back.contains(name) && other.compareTo(name) < 0) {
                return false;
            }
        }
        return true;
    }

    private void reach(String name, Set<String> reached) {
        if (reached.add(name)) {
            runs.getOrDefault(name, List.of()).forEach(run -> reach(run.text(), reached));
        }
    }

    private static void collect(YamlNode node, List<YamlScalar> found) {
        if (node instanceof YamlList list) {
            list.items().forEach(item -> collect(item, found));
        } else if (node instanceof YamlMap map) {
            if (map.get(RUN) instanceof YamlScalar name) {
                found.add(name);
            }
            map.entries().forEach(entry -> collect(entry.value(), found));
        }
    }
}
