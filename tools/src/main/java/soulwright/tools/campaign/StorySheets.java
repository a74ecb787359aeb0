package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.game.Decision;
import soulwright.game.LogLine;
import soulwright.story.scene.ChapterScene;
import soulwright.story.scene.StoryScene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;
import soulwright.tools.terminal.Style;

/**
 * What is read of a story between two things to decide, a screen at a time.
 *
 * @param fresh what has happened since the hero last decided
 */
record StorySheets(StoryLog log, StoryScene scene, String hero, List<LogLine> fresh, Size room) {
    /** The head of a sheet and the prompt below it, with a line to breathe between them and the text. */
    private static final int FRAME = 4;

    private static final int MOST_NEWS = 6;

    /** What comes before a decision in which something is decided. */
    List<List<Line>> before() {
        List<List<Line>> sheets = new ArrayList<>();
        if (has("chapter")) {
            sheets.add(title());
        }
        List<Line> news = news();
        if (!news.isEmpty()) {
            sheets.add(framed(news));
        }
        return sheets;
    }

    /** All of it, where nothing is decided but to go on. */
    List<List<Line>> reading(Decision decision) {
        List<List<Line>> sheets = new ArrayList<>(before());
        switch (decision.kind()) {
            case "talk" -> pages(talk()).forEach(page -> sheets.add(framed(page)));
            case "report" -> sheets.add(framed(report()));
            default -> sheets.add(framed(exam(decision)));
        }
        return sheets;
    }

    private boolean has(String event) {
        return fresh.stream().anyMatch(line -> line.event().equals(event));
    }

    private Prose prose() {
        return log.prose();
    }

    private Optional<ChapterScene> chapter() {
        return scene.chapter() < 0
                ? Optional.empty()
                : Optional.of(scene.chapters().get(scene.chapter()));
    }

    /** The title of the chapter that has just begun, in the middle of the screen. */
    private List<Line> title() {
        List<Line> lines = new ArrayList<>(List.of(prose().centred(scene.campaign(), Style.FAINT), Line.EMPTY));
        chapter()
                .ifPresent(
                        now -> lines.addAll(prose().title("Chapter " + (scene.chapter() + 1), now.name(), now.text())));
        int above = Math.max(0, (room.rows() - 1 - lines.size()) / 2 - 1);
        return Stream.concat(Stream.generate(() -> Line.EMPTY).limit(above), lines.stream())
                .toList();
    }

    /** What happened that nobody says: how a game ended and what led to it, who beat whom. */
    private List<Line> news() {
        List<LogLine> told = StoryLog.once(fresh).stream()
                .filter(line -> !log.isSpoken(line.event()) && !line.event().equals("report"))
                .toList();
        if (told.stream().noneMatch(line -> StoryLog.isStory(line.event()))) {
            return List.of();
        }
        List<Line> lines = new ArrayList<>();
        List<LogLine> games =
                told.stream().filter(line -> !StoryLog.isStory(line.event())).toList();
        games.subList(Math.max(0, games.size() - MOST_NEWS), games.size())
                .forEach(line -> lines.addAll(prose().news(line.words())));
        lines.add(Line.EMPTY);
        told.stream().filter(line -> StoryLog.isStory(line.event())).forEach(line -> lines.addAll(result(line)));
        return cut(lines);
    }

    private List<Line> result(LogLine line) {
        return line.event().equals("finished")
                ? prose().result(line.topic(), line.words())
                : prose().bout(line.words());
    }

    private List<Line> cut(List<Line> lines) {
        return lines.subList(Math.max(0, lines.size() - (room.rows() - FRAME)), lines.size());
    }

    /** What the hero has answered, and what is said now. */
    private List<List<Line>> talk() {
        List<List<Line>> blocks = new ArrayList<>();
        fresh.stream()
                .filter(line -> line.event().equals("answered") || line.event().equals("chosen"))
                .forEach(line -> blocks.add(prose().answered(line.words())));
        scene.said().forEach(line -> blocks.add(prose().said(line.speaker(), line.words())));
        return blocks;
    }

    /** The last of what was said before, so that somebody who answers remembers what. */
    List<Line> heard(List<LogLine> all, int rows) {
        List<Line> lines = new ArrayList<>();
        List<LogLine> spoken =
                all.stream().filter(line -> log.isSpoken(line.event())).toList();
        for (int i = spoken.size() - 1; i >= 0; i--) {
            LogLine line = spoken.get(i);
            List<Line> block = log.lines(line.event(), line.topic(), line.words());
            if (line.event().equals("chapter") || lines.size() + block.size() + 1 > rows) {
                break;
            }
            lines.add(0, Line.EMPTY);
            lines.addAll(0, block);
        }
        return lines;
    }

    /** As many blocks on each page as fit, with an empty line between. */
    private List<List<Line>> pages(List<List<Line>> blocks) {
        int rows = Math.max(1, room.rows() - FRAME);
        List<List<Line>> pages = new ArrayList<>();
        List<Line> page = new ArrayList<>();
        for (List<Line> block : blocks) {
            if (!page.isEmpty() && page.size() + 1 + block.size() > rows) {
                pages.add(page);
                page = new ArrayList<>();
            }
            if (!page.isEmpty()) {
                page.add(Line.EMPTY);
            }
            page.addAll(block);
        }
        pages.add(page);
        return pages;
    }

    private List<Line> report() {
        List<Line> lines = new ArrayList<>(List.of(prose().centred("REPORT CARD", Style.BOLD), Line.EMPTY));
        lines.addAll(new StoryPages(scene, room.columns()).reports());
        return lines;
    }

    private List<Line> exam(Decision decision) {
        List<Line> lines = new ArrayList<>();
        scene.exam().ifPresent(exam -> lines.addAll(new Bracket(exam, hero, room.columns()).lines()));
        lines.add(Line.EMPTY);
        Block.wrap(decision.question(), room.columns(), 0).forEach(line -> lines.add(Line.of(line.text(), Style.BOLD)));
        return lines;
    }

    /** Under a line that says where in the story it is. */
    List<Line> framed(List<Line> lines) {
        String where = chapter()
                .map(now -> "%s: chapter %d, %s".formatted(scene.campaign(), scene.chapter() + 1, now.name()))
                .orElse(scene.campaign());
        List<Line> all = new ArrayList<>(List.of(Line.of(where, Style.FAINT).shorten(room.columns()), Line.EMPTY));
        all.addAll(lines);
        all.add(Line.EMPTY);
        return all;
    }
}
