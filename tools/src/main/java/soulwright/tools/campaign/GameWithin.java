package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import soulwright.content.piece.Board;
import soulwright.game.Decision;
import soulwright.game.LogLine;
import soulwright.game.Outcome;
import soulwright.game.View;
import soulwright.quest.QuestView;
import soulwright.quest.scene.SummonerScene;
import soulwright.tools.play.Actor;
import soulwright.tools.play.ExtraWord;
import soulwright.tools.play.GamePicture;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;

/**
 * A game within a story: shown as it always is, by what its player sees of it.
 *
 * @param begun the board of a game that has just begun, whose title is read before the first decision
 * @param extras what can be typed in the story
 */
record GameWithin(GamePicture game, QuestView within, Optional<Board> begun, Cast cast, List<ExtraWord> extras)
        implements GamePicture {
    @Override
    public List<List<Line>> sheets(View view, Decision decision, List<LogLine> fresh, Size room) {
        return begun.map(board -> List.of(title(board, new Prose(cast, room.columns()))))
                .orElse(List.of());
    }

    private List<Line> title(Board board, Prose prose) {
        String lands = "%d by %d lands".formatted(board.size(), board.size());
        String others = within.scene().summoners().stream()
                .filter(summoner -> summoner.seat() != within.viewer())
                .map(SummonerScene::name)
                .collect(Collectors.joining(", "));
        List<Line> lines = new ArrayList<>(List.of(Line.EMPTY, Line.EMPTY));
        lines.addAll(prose.title(lands, board.name(), board.about().text()));
        lines.add(Line.EMPTY);
        lines.addAll(prose.centred("with " + others));
        lines.add(Line.EMPTY);
        return lines;
    }

    @Override
    public List<Line> standing(View view, Optional<Decision> decision, Size room) {
        return game.standing(within, decision, room);
    }

    @Override
    public List<List<Integer>> rows(Decision decision) {
        return game.rows(decision);
    }

    @Override
    public List<ExtraWord> extras(View view) {
        return extras;
    }

    @Override
    public List<String> goal(View view) {
        return game.goal(within);
    }

    @Override
    public Map<String, Integer> ways(View view, Decision decision) {
        return game.ways(within, decision);
    }

    @Override
    public Optional<List<Line>> about(View view, String word, int width) {
        return game.about(within, word, width);
    }

    @Override
    public Optional<List<Line>> about(View view, Decision decision, int option, int width) {
        return game.about(within, decision, option, width);
    }

    @Override
    public List<Actor> actors(View view) {
        return game.actors(within);
    }

    @Override
    public List<String> names(View view) {
        return game.names(within);
    }

    @Override
    public List<LogLine> news(View view, List<LogLine> fresh) {
        return fresh.stream().filter(line -> !StoryLog.isStory(line.event())).toList();
    }

    @Override
    public List<Line> own(View view, int width) {
        return game.own(within, width);
    }

    @Override
    public List<Line> legend(View view, int width) {
        return game.legend(within, width);
    }

    @Override
    public List<Line> log(View view, List<LogLine> lines, int wanted, int width) {
        StoryWords words = new StoryWords(cast);
        List<LogLine> told = StoryLog.once(lines).stream().map(words::line).toList();
        return game.log(within, told, wanted, width);
    }

    @Override
    public List<Line> ending(View view, Outcome outcome, List<String> names, int width) {
        return game.ending(within, outcome, names, width);
    }
}
