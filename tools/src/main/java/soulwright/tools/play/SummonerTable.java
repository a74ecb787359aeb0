package soulwright.tools.play;

import java.util.List;
import java.util.stream.Stream;
import soulwright.quest.scene.Scene;
import soulwright.quest.scene.SummonerScene;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** How all summoners stand: health, lands, cards, and their numbers for each element. `>` is whose turn it is, `@` the viewer. */
record SummonerTable(Book book, Scene scene) {
    private static final int MARKS = 4;
    private static final int INDENT = 1;
    private static final int HEALTH_AND_LANDS = 13;
    private static final int CARDS = 6;
    private static final int LONGEST_NAME = 16;
    private static final int SHORT_NAME = 10;

    /** One row for each if they fit, otherwise two. */
    List<Line> lines(int width) {
        return rowWidth() <= width ? rows(width) : pairs(width);
    }

    private int rowWidth() {
        return MARKS + nameWidth() + HEALTH_AND_LANDS + CARDS + valuesWidth();
    }

    /** Where there is less room than this, something is cut off. */
    int leastWidth() {
        return Math.max(MARKS + Math.min(nameWidth(), SHORT_NAME) + HEALTH_AND_LANDS, INDENT + valuesWidth() + CARDS);
    }

    private List<Line> rows(int width) {
        Line header = head(nameWidth()).plus(" cards" + elements(), Style.FAINT);
        Line words = Line.of("  " + tables().words(), Style.FAINT);
        boolean fits = header.columns() + words.columns() <= width;
        Stream<Line> heads = fits
                ? Stream.of(header.plus(words))
                : Stream.of(header, Line.of("  ").plus(words));
        Stream<Line> all = scene.summoners().stream()
                .map(one -> figures(one, nameWidth()).plus(cards(one)).plus(values(one)));
        return Stream.concat(heads, all).map(line -> line.shorten(width)).toList();
    }

    private List<Line> pairs(int width) {
        int name = Math.max(MARKS, Math.min(nameWidth(), width - MARKS - HEALTH_AND_LANDS));
        Stream<Line> heads = Stream.of(
                head(name),
                Line.of(" ".repeat(INDENT) + elements() + " cards", Style.FAINT),
                Line.of("  " + tables().words(), Style.FAINT));
        Stream<Line> all = scene.summoners().stream()
                .flatMap(one -> Stream.of(
                        figures(one, name),
                        Line.of(" ".repeat(INDENT)).plus(values(one)).plus(cards(one))));
        return Stream.concat(heads, all).map(line -> line.shorten(width)).toList();
    }

    private static Line head(int name) {
        return Line.of(" ".repeat(MARKS + name) + " health lands", Style.FAINT);
    }

    private String elements() {
        StringBuilder text = new StringBuilder();
        tables().elements()
                .forEach(element ->
                        text.append(Columns.right(book.element(element).brief(), elementWidth())));
        return text.toString();
    }

    private Line figures(SummonerScene one, int name) {
        String health = one.fighter().known() ? book.health(one.fighter()) : "?";
        return Line.of(mark(one), Style.BOLD)
                .plus(Seats.digit(one.seat()), new Seats(scene).ground(one.seat()))
                .plus(
                        " " + Columns.fit(Columns.shorten(one.name(), name), name),
                        one.seat() == scene.viewer() ? Style.BOLD : Style.PLAIN)
                .plus(Columns.right(health, 7))
                .plus(Columns.right("" + one.lands(), 6));
    }

    private String mark(SummonerScene one) {
        return (one.seat() == scene.turn() ? ">" : " ") + (one.seat() == scene.viewer() ? "@" : " ");
    }

    private static Line cards(SummonerScene one) {
        return Line.of(Columns.right("" + one.cards().size(), CARDS));
    }

    private Line values(SummonerScene one) {
        Line line = Line.EMPTY;
        for (String element : tables().elements()) {
            Sign sign = book.element(element);
            String value = tables().value(one, element);
            line = line.plus(" ".repeat(elementWidth() - value.length()))
                    .plus(value, sign.colour() == Style.NONE ? Style.PLAIN : Style.PLAIN.in(sign.colour()));
        }
        return line;
    }

    private int valuesWidth() {
        return tables().elements().size() * elementWidth();
    }

    private int elementWidth() {
        return 1
                + Math.max(
                        Book.BRIEF,
                        scene.summoners().stream()
                                .flatMap(one ->
                                        tables().elements().stream().map(element -> tables().value(one, element)))
                                .mapToInt(String::length)
                                .max()
                                .orElse(0));
    }

    private int nameWidth() {
        return Math.min(
                LONGEST_NAME,
                scene.summoners().stream()
                        .mapToInt(one -> Columns.of(one.name()))
                        .max()
                        .orElse(0));
    }

    private ElementTables tables() {
        return ElementTables.of(scene.summoners());
    }
}
