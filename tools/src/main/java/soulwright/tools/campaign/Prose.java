package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.game.Topic;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** A story as it is read: names on the left, words beside them in lines that are not too long for the eye. */
record Prose(Cast cast, int columns) {
    private static final int WIDEST = 80;
    private static final int GAP = 2;
    private static final int LEAST_WORDS = 30;

    private int width() {
        return Math.min(WIDEST, columns);
    }

    /** Where words begin. */
    private int margin() {
        return Math.max(0, Math.min(cast.widest() + GAP, width() - LEAST_WORDS));
    }

    /** What somebody says; nobody is the narrator. */
    List<Line> said(Optional<String> speaker, String words) {
        int room = Math.max(0, margin() - GAP);
        String name = Columns.right(Columns.shorten(cast.name(speaker), room), room);
        Line before = speaker.isEmpty() ? Line.EMPTY : Line.of(name, cast.style(speaker));
        return beside(before, words, speaker.isEmpty() ? Style.FAINT : Style.PLAIN);
    }

    /** What the hero says or chooses. */
    List<Line> answered(String words) {
        return beside(Line.of(Columns.right(">", margin() - GAP), Style.BOLD), words, Style.BOLD);
    }

    /** What is told of the course of things. */
    List<Line> news(String words) {
        return beside(Line.of(Columns.right("*", margin() - GAP), Style.FAINT), words, Style.FAINT);
    }

    /**
     * How a game ended.
     *
     * @param board on which it was played
     */
    List<Line> result(Optional<Topic> board, String words) {
        List<Line> lines = new ArrayList<>();
        cast.board(board).ifPresent(name -> lines.addAll(beside(Line.EMPTY, name, Style.BOLD)));
        lines.addAll(beside(Line.EMPTY, words, Style.PLAIN));
        return lines;
    }

    /** Who has beaten whom. */
    List<Line> bout(String words) {
        return beside(Line.EMPTY, words, Style.PLAIN);
    }

    /** A heading above what follows. */
    List<Line> heading(String words) {
        String rule = "-".repeat(Math.max(0, width() - margin() - Columns.of(words) - 1));
        return List.of(
                Line.EMPTY,
                Line.of(" ".repeat(margin())).plus(words, Style.BOLD).plus(" " + rule, Style.FAINT));
    }

    private List<Line> beside(Line before, String words, Style style) {
        List<Line> text = Block.wrap(words, width() - margin(), 0).stream()
                .map(line -> Line.of(line.text(), style))
                .toList();
        return Block.beside(List.of(before), margin(), text);
    }

    /** A line of the middle of the page. */
    Line centred(String words, Style style) {
        String shown = Columns.shorten(words, width());
        return Line.of(" ".repeat((width() - Columns.of(shown)) / 2)).plus(shown, style);
    }

    /** A paragraph in the middle of the page. */
    List<Line> centred(String words) {
        return Block.wrap(words, width() * 3 / 4, 0).stream()
                .map(line -> centred(line.text(), Style.PLAIN))
                .toList();
    }

    /** A title by itself. */
    List<Line> title(String above, String words, Optional<String> text) {
        Stream<Line> below =
                text.stream().flatMap(paragraph -> Stream.concat(Stream.of(Line.EMPTY), centred(paragraph).stream()));
        return Stream.concat(Stream.of(centred(above, Style.FAINT), Line.EMPTY, centred(words, Style.BOLD)), below)
                .toList();
    }
}
