package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import soulwright.story.scene.ChapterScene;
import soulwright.story.scene.ReportScene;
import soulwright.story.scene.StageScene;
import soulwright.story.scene.StockCard;
import soulwright.story.scene.StoryScene;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Style;

/** What can be looked at in a campaign besides the story itself. */
record StoryPages(StoryScene scene, int width) {
    private static final int BAR = 20;
    private static final int BEST = 100;

    /** The chapters, and the stages of those that have begun; what is to come is not given away. */
    List<Line> chapters() {
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < scene.chapters().size(); i++) {
            ChapterScene chapter = scene.chapters().get(i);
            boolean begun = chapter.begun().isPresent();
            Line title = Line.of("%d  %s".formatted(i + 1, chapter.name()), begun ? Style.BOLD : Style.FAINT);
            lines.add(i == scene.chapter() ? title.plus("  (now)", Style.FAINT) : title);
            if (begun) {
                chapter.stages().forEach(stage -> lines.add(stage(stage)));
                if (chapter.open()) {
                    lines.add(Line.of("  ? more, which depends on what you do", Style.FAINT));
                }
            }
        }
        return lines.stream().map(line -> line.shorten(width)).toList();
    }

    private static Line stage(StageScene stage) {
        if (!stage.visited()) {
            return Line.of("  . " + stage.title() + what(stage.kind()), Style.FAINT);
        }
        Line sign = stage.current() ? Line.of("  > ", Style.BOLD) : Line.of("  + ", Style.FAINT);
        Line title = sign.plus(stage.title(), stage.current() ? Style.BOLD : Style.PLAIN);
        return title.plus(what(stage.kind()), Style.FAINT);
    }

    private static String what(String kind) {
        return switch (kind) {
            case "game" -> "  (board game)";
            case "exam" -> "  (examination)";
            case "grade" -> "  (report card)";
            case "choose" -> "  (your choice)";
            default -> "";
        };
    }

    /** The report cards given so far. */
    List<Line> reports() {
        List<ReportScene> reports = scene.reports();
        if (reports.isEmpty()) {
            return List.of(Line.of("There has been no report card yet."));
        }
        int widest = reports.stream()
                .mapToInt(report -> Columns.of(report.name()))
                .max()
                .orElse(0);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < reports.size(); i++) {
            lines.add(report(reports.get(i), widest, i == reports.size() - 1));
        }
        return lines;
    }

    private Line report(ReportScene report, int widest, boolean last) {
        int filled = Math.max(0, Math.min(BAR, report.figure() * BAR / BEST));
        return Line.of("  " + Columns.fit(report.name(), widest) + "  ", last ? Style.BOLD : Style.PLAIN)
                .plus("#".repeat(filled), last ? Style.BOLD : Style.PLAIN)
                .plus(".".repeat(BAR - filled), Style.FAINT)
                .plus(Columns.right(String.valueOf(report.figure()), 5))
                .plus("  " + report.mark(), Style.BOLD)
                .shorten(width);
    }

    /** The card stock for examinations, a kind after the other. */
    List<Line> stock() {
        if (scene.stock().isEmpty() && scene.hero().isEmpty()) {
            return Block.wrap(
                    "There are no cards in your stock yet: what you hold at the end of a board game comes into it.",
                    width,
                    0);
        }
        List<Line> lines = new ArrayList<>(Block.wrap("You: " + scene.hero(), width, 5));
        Map<String, List<StockCard>> kinds = new LinkedHashMap<>();
        scene.stock()
                .forEach(card -> kinds.computeIfAbsent(card.kind(), kind -> new ArrayList<>())
                        .add(card));
        kinds.forEach((kind, cards) -> {
            lines.add(Line.of("%s (%d)".formatted(kind, cards.size()), Style.BOLD));
            lines.addAll(cards(cards));
        });
        return lines;
    }

    private List<Line> cards(List<StockCard> cards) {
        Map<String, Long> counted = cards.stream()
                .collect(Collectors.groupingBy(StoryPages::words, LinkedHashMap::new, Collectors.counting()));
        boolean plain = cards.stream().allMatch(card -> card.figures().isEmpty());
        List<String> words = new ArrayList<>();
        counted.forEach((card, number) -> words.add(number == 1 ? card : card + " x" + number));
        return plain
                ? Block.list("  ", words, width, 2)
                : words.stream()
                        .flatMap(card -> Block.wrap("  " + card, width, 6).stream())
                        .toList();
    }

    private static String words(StockCard card) {
        return card.figures().isEmpty() ? card.name() : card.name() + ": " + card.figures();
    }
}
