package soulwright.editor.board.drawing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board as its text draws it, however wrong: rows may be missing or uneven, letters and words may mean nothing.
 *
 * @param size lands a side, as written; 0 where it is not
 * @param legend what each letter means, as written
 * @param lands letters, row by row
 * @param buildings in the order written; only those that say where they stand
 * @param elevation figures as written, row by row; empty where the ruleset works them out
 */
public record Drawing(
        int size,
        Map<String, String> legend,
        List<List<String>> lands,
        List<Building> buildings,
        List<List<String>> elevation) {
    /** What the legend calls a corner in which a player starts. */
    public static final String HOME = "home";

    /** What the legend calls the land of the boss. */
    public static final String BOSS = "boss";

    public Drawing {
        legend = new LinkedHashMap<>(legend);
        lands = copy(lands);
        buildings = List.copyOf(buildings);
        elevation = copy(elevation);
    }

    private static List<List<String>> copy(List<List<String>> rows) {
        return rows.stream().map(List::copyOf).toList();
    }

    // ---- looking

    @Override
    public Map<String, String> legend() {
        return new LinkedHashMap<>(legend);
    }

    /** How many lands a side there are to show: more than the size says where rows are too many or too long. */
    public int extent() {
        int longest = lands.stream().mapToInt(List::size).max().orElse(0);
        return Math.max(size, Math.max(lands.size(), longest));
    }

    /** The lands that are drawn, row by row. */
    public Stream<Cell> cells() {
        return IntStream.range(0, lands.size())
                .boxed()
                .flatMap(row ->
                        IntStream.range(0, lands.get(row).size()).mapToObj(column -> new Cell(column + 1, row + 1)));
    }

    public boolean holds(Cell cell) {
        return letter(cell).isPresent();
    }

    public Optional<String> letter(Cell cell) {
        return at(lands, cell);
    }

    /** What the legend says of a land: a terrain, {@link #HOME} or {@link #BOSS}. */
    public Optional<String> word(Cell cell) {
        return letter(cell).map(legend::get);
    }

    public boolean isHome(Cell cell) {
        return word(cell).filter(HOME::equals).isPresent();
    }

    public boolean isBoss(Cell cell) {
        return word(cell).filter(BOSS::equals).isPresent();
    }

    /** The dwelling on a land; of several, which is a mistake, the first. */
    public Optional<Building> building(Cell cell) {
        return buildings.stream().filter(building -> building.at().equals(cell)).findFirst();
    }

    /** The elevation that is written for a land. */
    public Optional<String> height(Cell cell) {
        return at(elevation, cell);
    }

    private static Optional<String> at(List<List<String>> rows, Cell cell) {
        boolean there = cell.row() >= 1
                && cell.row() <= rows.size()
                && cell.column() >= 1
                && cell.column() <= rows.get(cell.row() - 1).size();
        return there ? Optional.of(rows.get(cell.row() - 1).get(cell.column() - 1)) : Optional.empty();
    }

    public Cell centre() {
        return new Cell(1 + size / 2, 1 + size / 2);
    }

    public List<Cell> corners() {
        return List.of(new Cell(1, 1), new Cell(size, 1), new Cell(1, size), new Cell(size, size));
    }

    // ---- drawing

    /** The same board with another letter on some of its lands; beside it, nothing happens. */
    Drawing lettered(Collection<Cell> cells, String letter) {
        return new Drawing(size, legend, put(lands, cells, letter), buildings, elevation);
    }

    Drawing raised(Collection<Cell> cells, String figure) {
        return new Drawing(size, legend, lands, buildings, put(elevation, cells, figure));
    }

    private static List<List<String>> put(List<List<String>> rows, Collection<Cell> cells, String sign) {
        List<List<String>> changed = new ArrayList<>();
        rows.forEach(row -> changed.add(new ArrayList<>(row)));
        for (Cell cell : cells) {
            if (at(rows, cell).isPresent()) {
                changed.get(cell.row() - 1).set(cell.column() - 1, sign);
            }
        }
        return changed;
    }

    /** The same board whose legend explains one more letter. */
    Drawing explaining(String letter, String word) {
        Map<String, String> longer = legend();
        longer.put(letter, word);
        return new Drawing(size, longer, lands, buildings, elevation);
    }

    Drawing withElevation(List<List<String>> rows) {
        return new Drawing(size, legend, lands, buildings, rows);
    }

    Drawing with(List<Building> others) {
        return new Drawing(size, legend, lands, others, elevation);
    }

    /** The same board with one more dwelling. */
    Drawing built(Building building) {
        List<Building> more = new ArrayList<>(buildings);
        more.add(building);
        return with(more);
    }

    /** The same board with the dwellings on some lands changed. */
    Drawing rebuilt(Collection<Cell> cells, UnaryOperator<Building> change) {
        return with(buildings.stream()
                .map(building -> cells.contains(building.at()) ? change.apply(building) : building)
                .toList());
    }

    /** The same board without the dwellings on some lands. */
    Drawing cleared(Collection<Cell> cells) {
        return with(buildings.stream()
                .filter(building -> !cells.contains(building.at()))
                .toList());
    }
}
