package soulwright.tools.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.quest.scene.LandScene;
import soulwright.quest.scene.Scene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** What the signs on the board mean: those that are on it. */
record Legend(Book book, Scene scene) {
    /** The signs that every board has. */
    List<Line> brief(int width) {
        return Block.inColumns(
                Stream.of(
                                "* monster",
                                "& boss",
                                "% ruin",
                                "^ home",
                                "/ blocked",
                                "[] choice",
                                "> turn",
                                "@ you",
                                "1 left: owner",
                                "1 right: here")
                        .map(words -> Line.of(words, Style.FAINT))
                        .toList(),
                width);
    }

    List<Line> lines(int width) {
        List<Line> lines = new ArrayList<>();
        lines.addAll(Block.wrap(
                "In each land, from the left and downwards: the number of its owner, its terrain, its dwelling or ruin, a monster, who is there.",
                width,
                0));
        lines.addAll(Block.inColumns(
                Stream.of(
                                CellPicture.MONSTER + " monster",
                                CellPicture.BOSS + " boss",
                                CellPicture.RUIN + "2 ruin, 2 levels left",
                                CellPicture.HOME + " home of a summoner",
                                CellPicture.BLOCKED + " nobody can enter",
                                CellPicture.SEVERAL + " several summoners",
                                "[ ] can be chosen now",
                                "> whose turn it is",
                                "@ yourself")
                        .map(Line::of)
                        .toList(),
                width));
        lines.addAll(signs("Terrains", "terrains", scene.lands().stream().map(LandScene::terrain), width));
        lines.addAll(signs(
                "Dwellings",
                "dwellings",
                scene.lands().stream().filter(land -> land.home().isEmpty()).map(LandScene::dwelling),
                width));
        lines.addAll(signs("Ruins", "ruins", scene.lands().stream().map(LandScene::ruin), width));
        lines.addAll(elements(width));
        lines.addAll(attributes(width));
        return lines;
    }

    /** The numbers in the table of summoners. */
    private List<Line> elements(int width) {
        ElementTables tables = ElementTables.of(scene.summoners());
        List<Line> items = tables.elements().stream()
                .map(book::element)
                .map(sign -> Line.of(sign.brief() + " " + sign.name()))
                .toList();
        return titled("Elements, and for each " + tables.words(), items, width);
    }

    /** What battles call by their first letters where there is little room. */
    private List<Line> attributes(int width) {
        List<String> names = scene.summoners().stream()
                .flatMap(summoner -> book.attributes(summoner.fighter()).keySet().stream())
                .distinct()
                .toList();
        List<Line> items = Shorts.of(names, Book.BRIEF, Map.of()).entrySet().stream()
                .map(one -> Line.of(one.getValue() + " " + Book.plain(one.getKey())))
                .toList();
        return titled("Attributes in battle", items, width);
    }

    private static List<Line> titled(String title, List<Line> items, int width) {
        if (items.isEmpty()) {
            return List.of();
        }
        List<Line> lines = new ArrayList<>(List.of(Line.of(title, Style.BOLD)));
        lines.addAll(Block.inColumns(items, width));
        return lines;
    }

    private List<Line> signs(String title, String kind, Stream<Optional<String>> ids, int width) {
        List<Line> items = ids.flatMap(Optional::stream)
                .distinct()
                .sorted()
                .map(id -> book.sign(kind, id))
                .map(sign -> item(kind, sign))
                .toList();
        return titled(title, items, width);
    }

    private static Line item(String kind, Sign sign) {
        return kind.equals("ruins")
                ? Line.of(CellPicture.RUIN + " " + sign.name())
                : Line.of(sign.letter(), sign.ground())
                        .plus(sign.brief().equals(sign.name()) ? "" : " " + sign.brief())
                        .plus(" " + sign.name());
    }
}
