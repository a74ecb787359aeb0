package soulwright.quest.scene;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A player on the board.
 *
 * @param seat from 0
 * @param character the id of the character whom he plays
 * @param colour of the character, `#rrggbb`
 * @param column where he stands, from 1; 0 without a board
 * @param row where he stands, from 1; 0 without a board
 * @param fighter his own character
 * @param commands what he has left this turn
 * @param lands how many he has marked
 * @param tables the numbers of which the ruleset has one for each element (soul power, magic), by their name and that of the
 *     element, as far as the viewer can tell
 * @param numbers other numbers of the ruleset that are single ones, by name
 * @param cards those that the viewer has not seen without a name
 */
public record SummonerScene(
        int seat,
        String name,
        Optional<String> character,
        Optional<String> colour,
        int column,
        int row,
        FighterScene fighter,
        int commands,
        int lands,
        Map<String, Map<String, Integer>> tables,
        Map<String, Integer> numbers,
        List<CardScene> cards) {
    public SummonerScene {
        tables = Collections.unmodifiableMap(new LinkedHashMap<>(tables));
        numbers = Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
        cards = List.copyOf(cards);
    }
}
