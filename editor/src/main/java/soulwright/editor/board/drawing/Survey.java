package soulwright.editor.board.drawing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import soulwright.content.piece.Terrain;
import soulwright.content.quest.BoardRules;
import soulwright.quest.board.FairnessFigure;
import soulwright.quest.board.FairnessFigure.Start;
import soulwright.quest.board.Ground;

/**
 * How fair a board is, in figures and in words.
 *
 * @param figure of the soul power near the starts
 * @param edge the lands on the edge that are no homes
 * @param rich how many of those are enhanced
 * @param richAllowed how many percent of them may be
 */
public record Survey(int size, FairnessFigure figure, int edge, int rich, int richAllowed) {
    private static final int LARGEST = 99;

    /** Surveys a board by the measure of its ruleset; nothing where there is no ruleset, or no size. */
    public static Optional<Survey> of(Drawing drawing, World world) {
        boolean measurable = drawing.size() >= 2 && drawing.size() <= LARGEST;
        return world.rules().filter(rules -> measurable).map(rules -> of(drawing, world, rules));
    }

    private static Survey of(Drawing drawing, World world, BoardRules rules) {
        FairnessFigure figure = FairnessFigure.of(Drawn.of(drawing, world), rules.moves(), rules.fairness());
        List<Cell> edge = drawing.cells()
                .filter(cell -> isOnEdge(cell, drawing.size()))
                .filter(cell -> drawing.word(cell)
                        .filter(word -> !word.equals(Drawing.HOME) && !word.equals(Drawing.BOSS))
                        .isPresent())
                .toList();
        long rich = edge.stream()
                .filter(cell -> drawing.word(cell)
                        .flatMap(world::terrain)
                        .filter(Terrain::enhanced)
                        .isPresent())
                .count();
        return new Survey(
                drawing.size(),
                figure,
                edge.size(),
                (int) rich,
                rules.fairness().richEdge());
    }

    private static boolean isOnEdge(Cell cell, int size) {
        return cell.isOn(size)
                && (cell.column() == 1 || cell.row() == 1 || cell.column() == size || cell.row() == size);
    }

    public boolean isFair() {
        return figure.isFair() && !isRichOnTheEdge();
    }

    public boolean isRichOnTheEdge() {
        return rich * 100 > richAllowed * edge;
    }

    /** What stands in the corner of a start: `North-west`. */
    public String name(Start start) {
        Cell cell = Cell.ofLand(start.land(), size);
        return (cell.row() == 1 ? "North" : "South") + (cell.column() == 1 ? "-west" : "-east");
    }

    /** What is unfair and what could be done about it, a sentence each; empty for a fair board. */
    public List<String> explained() {
        List<String> sentences = new ArrayList<>();
        if (!figure.isFair()) {
            Start poorest = figure.poorest();
            Start richest = figure.richest();
            sentences.add("%s has %d soul power within %d moves, %d %% less than %s with %d. At most %d %% is fair."
                    .formatted(
                            name(poorest),
                            poorest.soulPower(),
                            figure.within(),
                            figure.spread(),
                            name(richest).toLowerCase(Locale.ROOT),
                            richest.soulPower(),
                            figure.allowed()));
            sentences.add("Draw richer lands near the one, or poorer ones near the other.");
        }
        if (isRichOnTheEdge()) {
            sentences.add("%d of the %d lands on the edge are enhanced. At most %d %% should be, so that climbing pays."
                    .formatted(rich, edge, richAllowed));
        }
        return sentences;
    }

    /** A drawing as it is measured. What is not drawn cannot be entered. */
    private record Drawn(int size, BitSet blocked, Map<Integer, Integer> power) implements Ground {
        static Drawn of(Drawing drawing, World world) {
            int size = drawing.size();
            Drawn drawn = new Drawn(size, new BitSet(), new HashMap<>());
            for (int land = 0; land < size * size; land++) {
                Cell cell = Cell.ofLand(land, size);
                Optional<Terrain> terrain = drawing.word(cell).flatMap(world::terrain);
                drawn.blocked.set(
                        land,
                        !drawing.holds(cell) || terrain.filter(Terrain::blocked).isPresent());
                drawn.power.put(land, terrain.map(world::soulPower).orElse(0));
            }
            drawing.buildings().stream()
                    .filter(building -> building.at().isOn(size))
                    .forEach(building -> world.dwelling(building.dwelling())
                            .ifPresent(dwelling -> drawn.power.merge(
                                    building.at().land(size), world.soulPower(dwelling), Integer::sum)));
            return drawn;
        }

        @Override
        public boolean isBlocked(int land) {
            return blocked.get(land);
        }

        @Override
        public int soulPower(int land) {
            return power.getOrDefault(land, 0);
        }
    }
}
