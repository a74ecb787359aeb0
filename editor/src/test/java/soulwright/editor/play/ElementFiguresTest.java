package soulwright.editor.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.SummonerScene;

class ElementFiguresTest {
    private static SummonerScene player(int seat, int power, int magic) {
        FighterScene fighter = Fighters.fighter(OptionalInt.of(seat), "Ann", 0);
        Map<String, Map<String, Integer>> tables = new LinkedHashMap<>();
        tables.put("soul-power", Map.of("fire", power));
        tables.put("magic", Map.of("fire", magic));
        return new SummonerScene(
                seat, "Ann", Optional.empty(), Optional.empty(), 1, 1, fighter, 0, 0, tables, Map.of(), List.of());
    }

    @Test
    void whatSomebodyHasIsShownWithItsName() {
        List<SummonerScene> players = List.of(player(0, 5, 2), player(1, 0, 1));
        ElementFigures figures = ElementFigures.of(players);
        assertThat(figures.words()).isEqualTo("Soul power · magic");
        assertThat(figures.value(players.get(0), "fire")).isEqualTo("5 · 2");
        assertThat(figures.value(players.get(1), "fire")).isEqualTo("0 · 1");
    }

    @Test
    void whatNobodyHasIsLeftOut() {
        List<SummonerScene> players = List.of(player(0, 0, 2), player(1, 0, 1));
        assertThat(ElementFigures.of(players).words()).isEqualTo("Magic");
        assertThat(ElementFigures.of(players).value(players.get(0), "fire")).isEqualTo("2");
    }

    @Test
    void whatIsTheSameForEverybodyIsShownOnce() {
        List<SummonerScene> players = List.of(player(0, 2, 2), player(1, 1, 1));
        assertThat(ElementFigures.of(players).words()).isEqualTo("Soul power");
    }
}
