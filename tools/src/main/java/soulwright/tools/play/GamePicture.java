package soulwright.tools.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import soulwright.game.Decision;
import soulwright.game.LogLine;
import soulwright.game.Outcome;
import soulwright.game.View;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;

/** How a kind of game is shown. This one shows any game, by the facts that a player knows; the others show more. */
public interface GamePicture {
    /** The picture of the game as it is now, where that changes as a game goes on. */
    default GamePicture at(View view) {
        return this;
    }

    /**
     * What is read before somebody decides, a screen each; Enter goes from one to the next.
     *
     * @param fresh what has happened since he last decided
     */
    default List<List<Line>> sheets(View view, Decision decision, List<LogLine> fresh, Size room) {
        return List.of();
    }

    /** Whether there is nothing to decide, but to go on after the last of the sheets. */
    default boolean isReading(View view, Decision decision) {
        return false;
    }

    /** What can be typed in this game besides what can be in every game. */
    default List<ExtraWord> extras(View view) {
        return List.of();
    }

    /** How to decide, in a sentence or more. */
    default String help() {
        return "Choose by typing the number of a choice or the first letters of its words. Lands can also be chosen by"
                + " their column and row, as in 3,4, and neighbours by n, e, s and w. Besides, there are:";
    }

    /** What of all that has happened since somebody last decided he is told again beside the choices. */
    default List<LogLine> news(View view, List<LogLine> fresh) {
        return fresh;
    }

    /**
     * What has happened.
     *
     * @param wanted no more than the last so many
     */
    default List<Line> log(View view, List<LogLine> lines, int wanted, int width) {
        return News.of(lines, actors(view)).last(wanted).all(width);
    }

    /**
     * How the game stands.
     *
     * @param decision the one that the viewer makes now, if he does
     * @param room that there is for it; more is taken only where less makes no sense
     */
    default List<Line> standing(View view, Optional<Decision> decision, Size room) {
        return view.facts().stream()
                .flatMap(fact -> Block.wrap(fact, room.columns(), 2).stream())
                .toList();
    }

    /** The options of a decision in the order in which they are shown, in rows of those that belong together; each option once. */
    default List<List<Integer>> rows(Decision decision) {
        return Arranged.plain(decision).rows();
    }

    /** What one plays for, in a sentence or more. */
    default List<String> goal(View view) {
        return List.of();
    }

    /** Words that mean options besides their own, such as `north`. */
    default Map<String, Integer> ways(View view, Decision decision) {
        return Map.of();
    }

    /** What is known about what somebody names: an entry, a place, a player; nothing if there is no such thing. */
    default Optional<List<Line>> about(View view, String word, int width) {
        return Optional.empty();
    }

    /** What {@link #about} knows by name, for those who mistype. */
    default List<String> names(View view) {
        return List.of();
    }

    /** Who acts in this game, as the log calls them. */
    default List<Actor> actors(View view) {
        return List.of();
    }

    /** What is known about what an option is about. */
    default Optional<List<Line>> about(View view, Decision decision, int option, int width) {
        return Optional.empty();
    }

    /** The viewer's own possessions. */
    default List<Line> own(View view, int width) {
        return List.of(Line.of("There is nothing to hold in this game."));
    }

    /** What the signs mean. */
    default List<Line> legend(View view, int width) {
        return List.of(Line.of("There are no signs to explain in this game."));
    }

    /** How it ended, with what players will want to know. */
    default List<Line> ending(View view, Outcome outcome, List<String> names, int width) {
        return new EndPage(outcome, names).lines(width);
    }
}
