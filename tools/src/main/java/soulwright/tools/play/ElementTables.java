package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import soulwright.quest.scene.SummonerScene;

/**
 * The numbers that summoners have one of for each element, side by side: `4:2` is soul power 4 and magic 2, in the ruleset's order.
 *
 * @param names of those that are shown; one that is the same as an earlier one for everybody says nothing new
 * @param elements as the scene calls them
 */
record ElementTables(List<String> names, List<String> elements) {
    static ElementTables of(List<SummonerScene> summoners) {
        List<String> names = new ArrayList<>();
        List<String> elements = new ArrayList<>();
        for (SummonerScene summoner : summoners) {
            summoner.tables().forEach((name, table) -> {
                addOnce(names, name);
                table.keySet().forEach(element -> addOnce(elements, element));
            });
        }
        List<String> telling = new ArrayList<>();
        names.stream()
                .filter(name -> telling.stream().noneMatch(earlier -> areSame(summoners, earlier, name)))
                .forEach(telling::add);
        return new ElementTables(telling, elements);
    }

    private static void addOnce(List<String> list, String item) {
        if (!list.contains(item)) {
            list.add(item);
        }
    }

    private static boolean areSame(List<SummonerScene> summoners, String one, String other) {
        return summoners.stream().allMatch(summoner -> table(summoner, one).equals(table(summoner, other)));
    }

    private static Map<String, Integer> table(SummonerScene summoner, String name) {
        return summoner.tables().getOrDefault(name, Map.of());
    }

    String value(SummonerScene summoner, String element) {
        return String.join(
                ":",
                names.stream()
                        .map(name -> "" + table(summoner, name).getOrDefault(element, 0))
                        .toList());
    }

    /** What the numbers are, in words: `soul power:magic`. */
    String words() {
        return String.join(":", names.stream().map(Book::plain).toList());
    }
}
