package soulwright.editor.board.drawing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlPath;

/** Writes the dwellings of a board that have changed; the others, and what cannot be read, keep their text. */
record Buildings(YamlPath path, YamlList list, List<Building> before, List<Building> after) {
    void write(Steps steps) {
        Map<Integer, Building> was = byItem(before);
        Map<Integer, Building> is = byItem(after);
        is.forEach((item, building) -> {
            if (!building.equals(was.get(item))) {
                steps.then(text ->
                        text.set(path.item(item), changed((YamlMap) list.items().get(item), building)));
            }
        });
        Set<Integer> gone = new TreeSet<>(was.keySet());
        gone.removeAll(is.keySet());
        List<Building> added =
                after.stream().filter(building -> building.item().isEmpty()).toList();
        if (gone.size() == list.items().size()) {
            replace(added, steps);
        } else {
            List.copyOf(gone).stream()
                    .sorted((one, other) -> other - one)
                    .forEach(item -> steps.then(text -> text.remove(path.item(item))));
            if (!added.isEmpty()) {
                List<Map<String, Object>> written =
                        added.stream().map(Buildings::written).toList();
                steps.then(text -> text.append(path, written));
            }
        }
    }

    /** Nothing of the old list stays. */
    private void replace(List<Building> added, Steps steps) {
        if (added.isEmpty()) {
            steps.then(text -> text.remove(path));
        } else {
            steps.then(text ->
                    text.set(path, added.stream().map(Buildings::written).toList()));
        }
    }

    private static Map<Integer, Building> byItem(List<Building> buildings) {
        return buildings.stream()
                .filter(building -> building.item().isPresent())
                .collect(Collectors.toMap(building -> building.item().getAsInt(), Function.identity()));
    }

    static Map<String, Object> written(Building building) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("at", List.of(building.at().column(), building.at().row()));
        map.put("is", building.dwelling());
        building.ruin().ifPresent(ruin -> map.put("ruin", ruin));
        building.levels().ifPresent(levels -> map.put("levels", levels));
        return map;
    }

    /** What is written of a building, with what has changed. */
    private static Map<String, Object> changed(YamlMap written, Building building) {
        Map<String, Object> map = new LinkedHashMap<>();
        written.entries().forEach(entry -> map.put(entry.key().text(), entry.value()));
        map.put("at", List.of(building.at().column(), building.at().row()));
        map.put("is", building.dwelling());
        put(map, "ruin", building.ruin());
        put(map, "levels", boxed(building.levels()));
        return map;
    }

    private static Optional<Integer> boxed(OptionalInt figure) {
        return figure.isPresent() ? Optional.of(figure.getAsInt()) : Optional.empty();
    }

    private static void put(Map<String, Object> map, String key, Optional<?> value) {
        if (value.isPresent()) {
            map.put(key, value.get());
        } else {
            map.remove(key);
        }
    }
}
