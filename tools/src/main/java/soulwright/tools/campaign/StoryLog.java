package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import soulwright.content.story.Campaign;
import soulwright.content.story.Chapter;
import soulwright.game.LogLine;
import soulwright.game.Topic;
import soulwright.tools.terminal.Count;
import soulwright.tools.terminal.Line;

/** What has happened in a story, as it is told: what a game calls it and what it is about become lines of prose. */
record StoryLog(Campaign campaign, Prose prose) {
    /** What is told of the story, and not of the games that are played in it. */
    private static final Set<String> STORY =
            Set.of("chapter", "said", "answered", "chosen", "report", "bout", "finished");

    private static final Set<String> SPOKEN = Set.of("chapter", "said", "answered", "chosen");

    static boolean isStory(String event) {
        return STORY.contains(event);
    }

    /** The same with each result told once: how a bout came out is said by the story as well as by the battle before it. */
    static List<LogLine> once(List<LogLine> lines) {
        return IntStream.range(0, lines.size())
                .filter(i -> !isFollowedByResult(lines, i))
                .mapToObj(lines::get)
                .toList();
    }

    private static boolean isFollowedByResult(List<LogLine> lines, int i) {
        return lines.get(i).event().equals("fought")
                && i + 1 < lines.size()
                && lines.get(i + 1).event().equals("bout");
    }

    /** Whether somebody says it, or it is the title of what is said after it. */
    boolean isSpoken(String event) {
        return SPOKEN.contains(event);
    }

    /** The lines of one happening, with room before it where it begins something; of what belongs to a game within, a note. */
    List<Line> lines(String event, Optional<Topic> topic, String words) {
        return switch (event) {
            case "chapter" -> chapter(topic, words);
            case "said" -> prose.said(topic.map(Topic::id), words);
            case "answered", "chosen" -> prose.answered(words);
            default -> prose.news(words);
        };
    }

    /** How the story of a computer player ended. */
    List<Line> ending(CampaignRun run) {
        List<Line> lines = new ArrayList<>(prose.heading(run.ending().isEmpty() ? "No ending" : run.ending()));
        run.errors().forEach(error -> lines.addAll(prose.news(error)));
        String way = run.route().isEmpty() ? "" : " by way of " + run.route();
        String variant = run.variant() == 0 ? "Grade" : "Variant " + run.variant() + ", grade";
        lines.addAll(prose.news("%s %d%s, after %s, with seed %d."
                .formatted(variant, run.grade(), way, Count.of(run.decisions(), "decision"), run.seed())));
        return lines;
    }

    private List<Line> chapter(Optional<Topic> topic, String words) {
        List<Chapter> chapters = campaign.chapters();
        for (int i = 0; i < chapters.size(); i++) {
            Chapter chapter = chapters.get(i);
            if (topic.filter(one -> one.id().equals(chapter.id())).isPresent()) {
                Stream<Line> title = prose.title("Chapter " + (i + 1), chapter.name(), chapter.text()).stream();
                return Stream.of(Stream.of(Line.EMPTY, Line.EMPTY), title, Stream.of(Line.EMPTY))
                        .flatMap(lines -> lines)
                        .toList();
            }
        }
        return prose.heading(words);
    }
}
