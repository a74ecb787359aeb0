package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.content.piece.Square;
import soulwright.quest.scene.Scene;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;

/** Pictures of one scene at several sizes, letter by letter. */
class QuestScreenTest {
    private static final Set<Square> MARKED = Set.of(new Square(3, 1), new Square(4, 1), new Square(2, 2));

    private static String text(Scene scene, int columns, int rows) {
        return Scenes.text(lines(scene, columns, rows));
    }

    private static List<Line> lines(Scene scene, int columns, int rows) {
        return new QuestScreen(Scenes.BOOK, scene, MARKED).lines(new Size(columns, rows));
    }

    @Test
    void aSmallBoardShowsAllNamesWithTheSummonersBelow() {
        assertThat(text(Scenes.board(5), 80, 17)).isEqualTo("""
                Day 3, Morning (day)   1 Tamsin (you), 2 commands left   music: march
                        1           2           3           4           5
                 1| Tower     |1Woods     [ Lake      | Grasslands] Tower     |
                  |           |         12[Village    |           ]           |
                 2| Woods     [ Lake      ] Grasslands| Woods     | Lake      |
                  |%2 Cave    [           ]          *|           |           |
                 3| Lake      | Grasslands| Peak      | Lake      | Grasslands|
                  |           |           |          &|           |           |
                 4| Grasslands| Woods     | Lake      | Grasslands| Woods     |
                  |           |           |           |           |           |
                 5| Tower     | Lake      | Grasslands| Woods     | Tower     |
                  |           |           |           |           |         34|
                                 health lands cards Ear Wat  soul power:magic
                >@1 Tamsin        30/30     1     3 1:1 0:1
                  2 Corvo         21/30     0     3 0:1 0:1
                  3 Isolde Brand  12/30     0     3 0:1 0:1
                  4 Wick           3/30     0     3 0:1 0:1
                """);
    }

    @Test
    void whereThereIsLessRoomTheyStandBesideAndNamesAreThoseOfTheLegend() {
        assertThat(text(Scenes.board(5), 66, 14)).isEqualTo("""
                Day 3, Morning (day)
                1 Tamsin (you), 2 commands left   music: march
                      1      2      3      4      5                   health lands
                 1| Tower|1Woods[ Lake | Gras.] Tower|   Ear Wat cards
                  |      |    12[Villa…|      ]      |   soul power:magic
                 2| Woods[ Lake ] Gras.| Woods| Lake | >@1 Tamsin      30/30     1
                  |%2 Ca…[      ]     *|      |      |   1:1 0:1     3
                 3| Lake | Gras.| Peak | Lake | Gras.|   2 Corvo       21/30     0
                  |      |      |     &|      |      |   0:1 0:1     3
                 4| Gras.| Woods| Lake | Gras.| Woods|   3 Isolde Br…  12/30     0
                  |      |      |      |      |      |   0:1 0:1     3
                 5| Tower| Lake | Gras.| Woods| Tower|   4 Wick         3/30     0
                  |      |      |      |      |    34|   0:1 0:1     3
                """);
    }

    @Test
    void aLargeBoardStandsAboveThem() {
        assertThat(text(Scenes.board(11), 80, 18)).isEqualTo("""
                Day 3, Morning (day)   1 Tamsin (you), 2 commands left   music: march
                     1     2     3     4     5     6     7     8     9     10    11
                 1| ^   |1w  +[ LV  | g   ] w   | L   | g   | w   | L   | g   | ^   |
                 2| w%  [ L   ] g * | w   | L   | g   | w   | L   | g   | w   | L   |
                 3| L   | g   | w   | L   | g   | w   | L   | g   | w   | L   | g   |
                 4| g   | w   | L   | g   | w   | L   | g   | w   | L   | g   | w   |
                 5| w   | L   | g   | w   | L   | g   | w   | L   | g   | w   | L   |
                 6| L   | g   | w   | L   | g   |   & | L   | g   | w   | L   | g   |
                 7| g   | w   | L   | g   | w   | L   | g   | w   | L   | g   | w   |
                 8| w   | L   | g   | w   | L   | g   | w   | L   | g   | w   | L   |
                 9| L   | g   | w   | L   | g   | w   | L   | g   | w   | L   | g   |
                10| g   | w   | L   | g   | w   | L   | g   | w   | L   | g   | w   |
                11| ^   | L   | g   | w   | L   | g   | w   | L   | g   | w   | ^  +|
                                 health lands cards Ear Wat  soul power:magic
                >@1 Tamsin        30/30     1     3 1:1 0:1
                  2 Corvo         21/30     0     3 0:1 0:1
                  3 Isolde Brand  12/30     0     3 0:1 0:1
                  4 Wick           3/30     0     3 0:1 0:1
                """);
    }

    @Test
    void aLargeTerminalShowsNames() {
        assertThat(text(Scenes.board(5), 120, 30)).isEqualTo("""
                Day 3, Morning (day)   1 Tamsin (you), 2 commands left   music: march
                        1           2           3           4           5                        health lands cards Ear Wat
                 1| Tower     |1Woods     [ Lake      | Grasslands] Tower     |     soul power:magic
                  |           |           [Village    |           ]           | >@1 Tamsin        30/30     1     3 1:1 0:1
                  |           |         12[           |           ]           |   2 Corvo         21/30     0     3 0:1 0:1
                 2| Woods     [ Lake      ] Grasslands| Woods     | Lake      |   3 Isolde Brand  12/30     0     3 0:1 0:1
                  |%2 Cave    [           ]           |           |           |   4 Wick           3/30     0     3 0:1 0:1
                  |           [           ]*Mud Crab  |           |           |
                 3| Lake      | Grasslands| Peak      | Lake      | Grasslands| * monster      / blocked      1 left: owner
                  |           |           |           |           |           | & boss         [] choice      1 right: here
                  |           |           |&Dragon    |           |           | % ruin         > turn
                 4| Grasslands| Woods     | Lake      | Grasslands| Woods     | ^ home         @ you
                  |           |           |           |           |           |
                  |           |           |           |           |           |
                 5| Tower     | Lake      | Grasslands| Woods     | Tower     |
                  |           |           |           |           |           |
                  |           |           |           |           |         34|
                """);
    }

    @Test
    void aNarrowTerminalShowsWhatMattersMost() {
        assertThat(text(Scenes.board(11), 50, 20)).isEqualTo("""
                Day 3, Morning (day)
                1 Tamsin (you), 2 commands left   music: march
                    1   2   3   4   5   6   7   8   9   10  11
                 1| ^ |1w+[ LV| g ] w | L | g | w | L | g | ^ |
                 2| w%[ L ] g*| w | L | g | w | L | g | w | L |
                 3| L | g | w | L | g | w | L | g | w | L | g |
                 4| g | w | L | g | w | L | g | w | L | g | w |
                 5| w | L | g | w | L | g | w | L | g | w | L |
                 6| L | g | w | L | g |  &| L | g | w | L | g |
                 7| g | w | L | g | w | L | g | w | L | g | w |
                 8| w | L | g | w | L | g | w | L | g | w | L |
                 9| L | g | w | L | g | w | L | g | w | L | g |
                10| g | w | L | g | w | L | g | w | L | g | w |
                11| ^ | L | g | w | L | g | w | L | g | w | ^+|
                                 health lands cards Ear Wat
                    soul power:magic
                >@1 Tamsin        30/30     1     3 1:1 0:1
                  2 Corvo         21/30     0     3 0:1 0:1
                  3 Isolde Brand  12/30     0     3 0:1 0:1
                  4 Wick           3/30     0     3 0:1 0:1
                """);
    }

    @Test
    void aBattleShowsBothSides() {
        assertThat(text(Scenes.battle(), 80, 18)).isEqualTo("""
                Day 3, Morning (day)   1 Tamsin (you)
                Boss, round 2 of 5
                1 Tamsin (you)                          Dragon
                  Tamsin                                  Dragon level 3 Water Poison
                  ######## 30/30  attack 5 defend 5       #####--- 12/20  attack 9 defend 7
                  Mud Crab level 3 Water Poison
                  #####--- 12/20  attack 9 defend 7
                hand: Mud Crab 3, Salve 2,
                  a hidden card
                deck 14, discards 3
                """);
    }

    @Test
    void whereItIsNarrowTheSidesOfABattleStandBelowEachOther() {
        assertThat(text(Scenes.battle(), 40, 18)).isEqualTo("""
                Day 3, Morning (day)   1 Tamsin (you)
                Boss, round 2 of 5
                1 Tamsin (you)
                  Tamsin
                  ######## 30/30  attack 5 defend 5
                  Mud Crab level 3 Water Poison
                  #####--- 12/20  attack 9 defend 7
                hand: Mud Crab 3, Salve 2, a hidden card
                deck 14, discards 3
                Dragon
                  Dragon level 3 Water Poison
                  #####--- 12/20  attack 9 defend 7
                """);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11})
    void everyBoardFitsWithRoomForTheChoices(int size) {
        List<Line> lines = lines(Scenes.board(size), 80, 18);
        assertThat(lines).hasSizeLessThanOrEqualTo(18).allMatch(line -> line.columns() <= 80);
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 33, 50, 64, 79, 100, 133, 200})
    void noLineIsWiderThanTheTerminal(int columns) {
        assertThat(lines(Scenes.board(7), columns, 20)).allMatch(line -> line.columns() <= columns);
        assertThat(lines(Scenes.battle(), columns, 20)).allMatch(line -> line.columns() <= columns);
    }

    @Test
    void namesOfAnyScriptKeepTheColumns() {
        Map<String, Map<String, Sign>> signs = new HashMap<>(Scenes.BOOK.signs());
        signs.put("dwellings", Map.of("t:village", new Sign("\u6751\u843d", "\u6751", "\u6751\u843d", -1)));
        Book book = new Book(signs, Scenes.BOOK.life());
        for (CellSize size : CellSize.upTo(14)) {
            assertThat(new BoardPicture(book, Scenes.board(5), MARKED).lines(size))
                    .allMatch(line -> line.columns() == size.width(5));
        }
    }
}
