package soulwright.editor.board.drawing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Place;
import soulwright.yaml.YamlList;
import soulwright.yaml.YamlMap;
import soulwright.yaml.YamlScalar;

/**
 * What checks found in a board, at the lands that it is about.
 *
 * @param atLands by land
 * @param ofBoard the rest
 */
public record LandFindings(Map<Cell, List<Diagnostic>> atLands, List<Diagnostic> ofBoard) {
    /** Nothing was found. */
    public static final LandFindings NONE = new LandFindings(Map.of(), List.of());

    private static final Pattern SIGN = Pattern.compile("\\S+");

    public LandFindings {
        atLands = Map.copyOf(atLands);
        ofBoard = List.copyOf(ofBoard);
    }

    /**
     * Sorts findings.
     *
     * @param own what the board says itself, in the text that was checked
     * @param drawing of that text
     */
    public static LandFindings of(Collection<Diagnostic> findings, YamlMap own, Drawing drawing) {
        Map<Cell, List<Diagnostic>> atLands = new LinkedHashMap<>();
        List<Diagnostic> ofBoard = new ArrayList<>();
        for (Diagnostic finding : findings) {
            if (own.place().holds(finding.place())) {
                List<Cell> cells = lands(finding.place(), own, drawing);
                cells.forEach(cell ->
                        atLands.computeIfAbsent(cell, any -> new ArrayList<>()).add(finding));
                if (cells.isEmpty()) {
                    ofBoard.add(finding);
                }
            }
        }
        return new LandFindings(atLands, ofBoard);
    }

    /** All of them, each once. */
    public Set<Diagnostic> all() {
        Set<Diagnostic> all = new LinkedHashSet<>(ofBoard);
        atLands.values().forEach(all::addAll);
        return all;
    }

    private static List<Cell> lands(Place place, YamlMap own, Drawing drawing) {
        List<Cell> lands = new ArrayList<>();
        for (String key : List.of("lands", "elevation")) {
            List<YamlScalar> rows = own.scalars(key);
            for (int i = 0; i < rows.size(); i++) {
                if (rows.get(i).place().holds(place)) {
                    lands.addAll(inRow(place, rows.get(i), i + 1));
                }
            }
        }
        own.map("legend").entries().stream()
                .filter(entry -> entry.key().place().holds(place)
                        || entry.value().place().holds(place))
                .forEach(entry -> lands.addAll(lettered(entry.key().text(), drawing)));
        lands.addAll(atBuilding(place, own, drawing));
        return lands;
    }

    /** The lands of a row whose letters lie in a place; all of them when it is the row that was found wrong. */
    private static List<Cell> inRow(Place place, YamlScalar row, int number) {
        List<Cell> cells = new ArrayList<>();
        int column = 0;
        Matcher signs = SIGN.matcher(row.source().text().substring(row.start(), row.end()));
        while (signs.find()) {
            Place sign = row.source().place(row.start() + signs.start(), row.start() + signs.end());
            column++;
            if (place.holds(sign) || sign.holds(place)) {
                cells.add(new Cell(column, number));
            }
        }
        return cells;
    }

    private static List<Cell> lettered(String letter, Drawing drawing) {
        return drawing.cells()
                .filter(cell -> drawing.letter(cell).filter(letter::equals).isPresent())
                .toList();
    }

    private static List<Cell> atBuilding(Place place, YamlMap own, Drawing drawing) {
        return own.get("dwellings") instanceof YamlList list
                ? drawing.buildings().stream()
                        .filter(building -> building.item().isPresent())
                        .filter(building -> list.items()
                                .get(building.item().getAsInt())
                                .place()
                                .holds(place))
                        .map(Building::at)
                        .filter(drawing::holds)
                        .toList()
                : List.of();
    }
}
