package soulwright.editor.story;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import soulwright.editor.play.Asked;
import soulwright.editor.play.Moment;
import soulwright.editor.play.Standing;
import soulwright.game.LogLine;
import soulwright.game.Outcome;
import soulwright.story.StoryView;
import soulwright.story.scene.ChapterScene;
import soulwright.story.scene.StoryScene;

/**
 * A campaign at one moment, as its hero sees it. Immutable.
 *
 * @param asked what he is to decide, in the story or in the game within; nothing while others do
 * @param game the board game or battle that he takes part in
 * @param elsewhere whether others play among themselves
 * @param told the story so far, the oldest first: what was said and chosen, marks, how games went
 * @param trouble why it is not saved, in words for people
 */
record StoryMoment(
        int number,
        StoryScene scene,
        Optional<Asked> asked,
        Optional<Moment.Seen> game,
        boolean elsewhere,
        List<LogLine> told,
        boolean canUndo,
        Optional<Outcome> outcome,
        Optional<String> trouble)
        implements Moment {
    private static final Set<String> STORY =
            Set.of("chapter", "said", "answered", "chosen", "report", "bout", "finished");

    StoryMoment {
        told = List.copyOf(told);
    }

    static StoryMoment of(Standing standing) {
        StoryView view = (StoryView) standing.view();
        return new StoryMoment(
                standing.number(),
                view.scene(),
                standing.asked(),
                view.within().map(within -> standing.seen(within, ofGame(standing.log()))),
                view.isGame() && view.within().isEmpty(),
                standing.log().stream()
                        .filter(line -> STORY.contains(line.event()))
                        .toList(),
                standing.canUndo(),
                standing.outcome(),
                standing.trouble());
    }

    /** What was told of the story before a game does not belong to it. */
    private static List<LogLine> ofGame(List<LogLine> log) {
        int from = IntStream.range(0, log.size())
                .filter(line -> STORY.contains(log.get(line).event()))
                .max()
                .orElse(-1);
        return log.subList(from + 1, log.size());
    }

    /** The chapter that has just begun, as long as nothing is told since. */
    Optional<ChapterScene> begun() {
        boolean begins = !told.isEmpty() && told.get(told.size() - 1).event().equals("chapter");
        return begins && scene.chapter() >= 0 ? Optional.of(scene.chapters().get(scene.chapter())) : Optional.empty();
    }

    boolean isAsked(String kind) {
        return asked.filter(one -> one.kind().equals(kind)).isPresent() && game.isEmpty();
    }

    /** Whether lines are heard, which end with going on. */
    boolean isHeard() {
        return isAsked("talk") && !scene.said().isEmpty();
    }
}
