package soulwright.editor.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import soulwright.diagnostic.Wording;
import soulwright.quest.scene.SummonerScene;

/**
 * The numbers that players have one of for each element, side by side.
 *
 * @param names of those that are shown; one of which nobody has any, or that is the same as an earlier one for everybody, says nothing
 * @param elements as the scene calls them
 */
record ElementFigures(List<String> names, List<String> elements) {
    static ElementFigures of(List<SummonerScene> summoners) {
        List<String> names = summoners.stream()
                .flatMap(one -> one.tables().keySet().stream())
                .distinct()
                .toList();
        List<String> elements = summoners.stream()
                .flatMap(one -> one.tables().values().stream())
                .flatMap(table -> table.keySet().stream())
                .distinct()
                .toList();
        List<String> telling = new ArrayList<>();
        names.stream()
                .filter(name -> summoners.stream().anyMatch(one -> hasAny(one, name)))
                .filter(name -> telling.stream().noneMatch(earlier -> areSame(summoners, earlier, name)))
                .forEach(telling::add);
        return new ElementFigures(telling, elements);
    }

    private static boolean hasAny(SummonerScene summoner, String name) {
        return table(summoner, name).values().stream().anyMatch(number -> number != 0);
    }

    private static boolean areSame(List<SummonerScene> summoners, String one, String other) {
        return summoners.stream().allMatch(summoner -> table(summoner, one).equals(table(summoner, other)));
    }

    private static Map<String, Integer> table(SummonerScene summoner, String name) {
        return summoner.tables().getOrDefault(name, Map.of());
    }

    /** Of one player and element: `4 · 2` for two numbers. */
    String value(SummonerScene summoner, String element) {
        return names.stream()
                .map(name -> Integer.toString(table(summoner, name).getOrDefault(element, 0)))
                .collect(Collectors.joining(" · "));
    }

    /** What the numbers are, in words: `Soul power · magic`. */
    String words() {
        return Wording.capital(
                names.stream().map(name -> name.replace('-', ' ')).collect(Collectors.joining(" · ")));
    }
}
