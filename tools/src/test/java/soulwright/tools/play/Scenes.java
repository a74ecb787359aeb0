package soulwright.tools.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import soulwright.quest.scene.BattleScene;
import soulwright.quest.scene.BattleScene.SideScene;
import soulwright.quest.scene.CardScene;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;
import soulwright.tools.terminal.Line;

/** A small world to draw: three terrains, two elements, four summoners on a board of any size. */
final class Scenes {
    static final Book BOOK = new Book(
            Map.of(
                    "terrains",
                    signs(
                            new Sign("Woods", "w", "Woods", 0x7fa650),
                            new Sign("Lake", "L", "Lake", 0x4a90c8),
                            new Sign("Grasslands", "g", "Gras.", 0xa8c060)),
                    "elements",
                    signs(new Sign("Earth", "E", "Ear", 0x8a6d3b), new Sign("Water", "W", "Wat", 0x3b78c2)),
                    "dwellings",
                    signs(new Sign("Village", "V", "Vil", -1), new Sign("Town", "T", "Tow", -1)),
                    "ruins",
                    signs(new Sign("Cave", "C", "Cav", -1)),
                    "statuses",
                    signs(new Sign("Poison", "P", "Poi", -1))),
            Optional.of("hit-points"));

    private Scenes() {}

    private static Map<String, Sign> signs(Sign... signs) {
        Map<String, Sign> all = new LinkedHashMap<>();
        for (Sign sign : signs) {
            all.put("t:" + sign.name().toLowerCase(Locale.ROOT), sign);
        }
        return all;
    }

    static Scene board(int size) {
        List<LandScene> lands = new ArrayList<>();
        for (int row = 1; row <= size; row++) {
            for (int column = 1; column <= size; column++) {
                lands.add(land(column, row, size));
            }
        }
        return new Scene(
                0,
                3,
                OptionalInt.empty(),
                "Morning",
                "day",
                0,
                size,
                lands,
                summoners(size),
                Optional.of("march"),
                Optional.empty());
    }

    private static LandScene land(int column, int row, int size) {
        boolean home = (column == 1 || column == size) && (row == 1 || row == size);
        boolean boss = column == row && column == (size + 1) / 2;
        String terrain = List.of("Woods", "Lake", "Grasslands").get((column + row) % 3);
        OptionalInt seat = home ? OptionalInt.of((column > 1 ? 1 : 0) + (row > 1 ? 2 : 0)) : OptionalInt.empty();
        boolean mine = column == 2 && row == 1;
        return new LandScene(
                column,
                row,
                home || boss ? Optional.empty() : Optional.of("t:" + terrain.toLowerCase(Locale.ROOT)),
                home ? "Tower" : boss ? "Peak" : terrain,
                false,
                1,
                boss,
                mine ? OptionalInt.of(0) : OptionalInt.empty(),
                seat,
                column == 3 && row == 1 ? Optional.of("t:village") : Optional.empty(),
                column == 1 && row == 2 ? Optional.of("t:cave") : Optional.empty(),
                column == 1 && row == 2 ? 2 : 0,
                boss || (column == 3 && row == 2)
                        ? Optional.of(monster(boss ? "Dragon" : "Mud Crab"))
                        : Optional.empty(),
                mine ? List.of(0, 1) : column == size && row == size ? List.of(2, 3) : List.of(),
                mine ? Map.of("Earth", 1) : Map.of());
    }

    static FighterScene monster(String name) {
        return new FighterScene(
                Optional.of("t:monster"),
                OptionalInt.empty(),
                name,
                3,
                Optional.of("t:water"),
                true,
                12,
                figures(20, 9, 7),
                figures(20, 8, 7),
                List.of("t:poison"),
                false,
                Optional.of("Splash"));
    }

    static Map<String, Integer> figures(int life, int attack, int defend) {
        Map<String, Integer> figures = new LinkedHashMap<>();
        figures.put("hit-points", life);
        figures.put("attack", attack);
        figures.put("defend", defend);
        return figures;
    }

    private static List<SummonerScene> summoners(int size) {
        List<String> names = List.of("Tamsin", "Corvo", "Isolde Brand", "Wick");
        return IntStream.range(0, 4)
                .mapToObj(seat -> new SummonerScene(
                        seat,
                        names.get(seat),
                        Optional.empty(),
                        Optional.empty(),
                        seat < 2 ? 2 : size,
                        seat < 2 ? 1 : size,
                        fighter(seat, names.get(seat)),
                        2,
                        seat == 0 ? 1 : 0,
                        tables(seat),
                        Map.of("knock-outs", seat),
                        cards()))
                .toList();
    }

    static FighterScene fighter(int seat, String name) {
        return new FighterScene(
                Optional.empty(),
                OptionalInt.of(seat),
                name,
                0,
                Optional.empty(),
                true,
                30 - seat * 9,
                figures(30, 5, 5),
                figures(30, 5, 5),
                List.of(),
                false,
                Optional.empty());
    }

    /** The third table says nothing new. */
    private static Map<String, Map<String, Integer>> tables(int seat) {
        Map<String, Integer> power = Map.of("Earth", seat == 0 ? 1 : 0, "Water", 0);
        Map<String, Integer> magic = Map.of("Earth", 1, "Water", 1);
        Map<String, Map<String, Integer>> tables = new LinkedHashMap<>();
        tables.put("soul-power", new TreeMap<>(power));
        tables.put("magic", new TreeMap<>(magic));
        tables.put("control", new TreeMap<>(magic));
        return tables;
    }

    static List<CardScene> cards() {
        return List.of(
                new CardScene(
                        "monsters",
                        Optional.of("t:monster"),
                        "Mud Crab",
                        3,
                        Optional.of("t:water"),
                        Optional.of(monster("Mud Crab"))),
                new CardScene("items", Optional.of("t:salve"), "Salve", 2, Optional.empty(), Optional.empty()),
                new CardScene("items", Optional.empty(), "", 0, Optional.empty(), Optional.empty()));
    }

    static Scene battle() {
        Scene board = board(5);
        SideScene left = new SideScene(
                OptionalInt.of(0), "Tamsin", List.of(fighter(0, "Tamsin"), monster("Mud Crab")), cards(), 14, 3);
        SideScene right = new SideScene(OptionalInt.empty(), "Dragon", List.of(monster("Dragon")), List.of(), 0, 0);
        return new Scene(
                0,
                3,
                OptionalInt.empty(),
                "Morning",
                "day",
                0,
                5,
                board.lands(),
                board.summoners(),
                Optional.empty(),
                Optional.of(new BattleScene("Boss", 2, OptionalInt.of(5), List.of(left, right))));
    }

    static String text(List<Line> lines) {
        return String.join(
                        "\n",
                        lines.stream().map(line -> line.text().stripTrailing()).toList()) + "\n";
    }
}
