package soulwright.tools.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import soulwright.quest.scene.BattleScene;
import soulwright.quest.scene.BattleScene.SideScene;
import soulwright.quest.scene.FighterScene;
import soulwright.quest.scene.Scene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** A battle: both sides next to each other, or below each other where it is narrow. */
record BattlePicture(Book book, Scene scene, BattleScene battle) {
    private static final int NARROW = 64;
    private static final int BAR = 8;

    List<Line> lines(int width) {
        List<Line> lines = new ArrayList<>(List.of(title()));
        if (width < NARROW) {
            sides().forEach(side -> lines.addAll(side(side, width)));
        } else {
            int half = width / 2;
            lines.addAll(Block.beside(side(0, half - 2), half, side(1, half - 2)));
        }
        return lines;
    }

    private Line title() {
        String of = battle.rounds().isPresent() ? " of " + battle.rounds().getAsInt() : "";
        String round = battle.round() == 0 ? "before the first round" : "round " + battle.round() + of;
        return Line.of(battle.kind() + ", " + round, Style.BOLD);
    }

    private List<Line> side(int index, int width) {
        return index < sides().size() ? side(sides().get(index), width) : List.of();
    }

    /** The viewer's own first. */
    private List<SideScene> sides() {
        return battle.sides().stream()
                .sorted(Comparator.comparing(
                        side -> side.seat().isEmpty() || side.seat().getAsInt() != scene.viewer()))
                .toList();
    }

    private List<Line> side(SideScene side, int width) {
        List<Line> lines = new ArrayList<>(List.of(name(side)));
        side.team().forEach(fighter -> lines.addAll(fighter(fighter, width)));
        if (side.seat().isPresent()) {
            lines.addAll(hand(side, width));
            lines.add(Line.of("deck %d, discards %d".formatted(side.deck(), side.discards()), Style.FAINT));
        }
        return lines.stream().map(line -> line.shorten(width)).toList();
    }

    private Line name(SideScene side) {
        if (side.seat().isEmpty()) {
            return Line.of(side.name(), Style.BOLD);
        }
        int seat = side.seat().getAsInt();
        return Line.of(Seats.digit(seat), new Seats(scene).ground(seat))
                .plus(" " + side.name() + (seat == scene.viewer() ? " (you)" : ""), Style.BOLD);
    }

    private List<Line> fighter(FighterScene fighter, int width) {
        Line name = Line.of("  " + fighter.name()).plus(kind(fighter)).plus(statuses(fighter), Style.WARNING);
        if (!fighter.known()) {
            return List.of(name, Line.of("    nothing is known of it", Style.FAINT));
        }
        Line health = Line.of("  ")
                .plus(HealthBar.of(fighter.health(), book.fullHealth(fighter), BAR))
                .plus(" " + book.health(fighter));
        Map<String, Integer> figures = book.attributes(fighter);
        Line full = Line.of("  " + words(figures), Style.FAINT);
        Line brief = Line.of("  " + briefly(figures), Style.FAINT);
        return Stream.of(full, brief)
                .filter(line -> health.columns() + line.columns() <= width)
                .findFirst()
                .map(line -> List.of(name, health.plus(line)))
                .orElse(List.of(name, health, Line.of("  ").plus(full)));
    }

    private Line kind(FighterScene fighter) {
        Line line = fighter.level() > 0 ? Line.of(" level " + fighter.level()) : Line.EMPTY;
        return fighter.element()
                .map(book::element)
                .map(sign -> line.plus(" " + sign.name(), Style.PLAIN.in(sign.colour())))
                .orElse(line);
    }

    private String statuses(FighterScene fighter) {
        return fighter.statuses().stream()
                .map(id -> " " + book.sign("statuses", id).name())
                .collect(Collectors.joining());
    }

    private static String words(Map<String, Integer> figures) {
        return figures.entrySet().stream()
                .map(one -> Book.plain(one.getKey()) + " " + one.getValue())
                .collect(Collectors.joining(" "));
    }

    private static String briefly(Map<String, Integer> figures) {
        Map<String, String> briefs = Shorts.of(List.copyOf(figures.keySet()), Book.BRIEF, Map.of());
        return figures.entrySet().stream()
                .map(one -> briefs.get(one.getKey()) + " " + one.getValue())
                .collect(Collectors.joining(" "));
    }

    private static List<Line> hand(SideScene side, int width) {
        List<String> cards = side.hand().stream().map(Cards::words).toList();
        return Block.list("hand: ", cards.isEmpty() ? List.of("nothing") : cards, width, 2);
    }
}
