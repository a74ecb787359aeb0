package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.piece.Board;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.content.story.GameStage;
import soulwright.content.story.Stage;
import soulwright.game.Decision;
import soulwright.game.Journal;
import soulwright.game.LogLine;
import soulwright.game.Outcome;
import soulwright.game.Session;
import soulwright.game.View;
import soulwright.quest.QuestView;
import soulwright.story.StoryView;
import soulwright.story.scene.EndingScene;
import soulwright.story.scene.StageScene;
import soulwright.story.scene.StoryScene;
import soulwright.tools.play.ExtraWord;
import soulwright.tools.play.GamePicture;
import soulwright.tools.play.QuestPictures;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;
import soulwright.tools.terminal.Style;

/** A campaign as the hero sees it: the story, and the games in it as they are always shown. */
public final class StoryPicture implements GamePicture {
    private final Catalog catalog;
    private final Campaign campaign;
    private final Cast cast;
    private final QuestPictures pictures;
    private final Journal journal;
    private final StagesBegun stages;
    private final Session session;

    /**
     * @param session in which nothing has been decided
     * @param journal that listens to it
     */
    public StoryPicture(Catalog catalog, Campaign campaign, QuestRuleset ruleset, Session session, Journal journal) {
        this.catalog = catalog;
        this.campaign = campaign;
        this.cast = Cast.of(catalog, campaign);
        this.pictures = new QuestPictures(catalog, ruleset);
        this.journal = journal;
        this.session = session;
        this.stages = StagesBegun.of(session);
    }

    private static StoryScene scene(View view) {
        return ((StoryView) view).scene();
    }

    private StoryLog log(int width) {
        return new StoryLog(campaign, new Prose(cast, width));
    }

    /** A game that goes on within is shown instead, to who sits at it. */
    @Override
    public GamePicture at(View view) {
        Optional<QuestView> within = ((StoryView) view).within();
        if (within.isEmpty()) {
            return this;
        }
        Optional<Board> board = board(scene(view));
        boolean begins = stages.isBegunSince(session.lastOf(view.viewer()));
        Optional<Board> begun = begins ? board : Optional.empty();
        return new GameWithin(pictures.on(board), within.get(), begun, cast, extras(view));
    }

    private Optional<Board> board(StoryScene scene) {
        return stage(scene).filter(GameStage.class::isInstance).map(stage -> catalog.get(((GameStage) stage).game()));
    }

    private Optional<Stage> stage(StoryScene scene) {
        Optional<String> id = scene.stage().map(StageScene::id);
        return campaign.chapters().stream()
                .flatMap(chapter -> chapter.stages().stream())
                .filter(stage -> id.equals(Optional.of(stage.id())))
                .findFirst();
    }

    private StorySheets sheets(View view, List<LogLine> fresh, Size room) {
        return new StorySheets(log(room.columns()), scene(view), campaign.hero().text(), fresh, room);
    }

    @Override
    public List<List<Line>> sheets(View view, Decision decision, List<LogLine> fresh, Size room) {
        StorySheets sheets = sheets(view, fresh, room);
        return isReading(view, decision) ? sheets.reading(decision) : sheets.before();
    }

    @Override
    public boolean isReading(View view, Decision decision) {
        return decision.size() == 1 && decision.key(0).equals("go-on");
    }

    @Override
    public List<Line> standing(View view, Optional<Decision> decision, Size room) {
        StorySheets sheets = sheets(view, List.of(), room);
        String kind = decision.map(Decision::kind).orElse("");
        return sheets.framed(
                switch (kind) {
                    case "keep" ->
                        note(
                                "You have come home with more than you left with. Of each that has changed you keep one: as it"
                                        + " is now, or as it was.",
                                room);
                    case "pack" ->
                        note(
                                "You may take no more to the examination than you can hold. What you have is listed below; look"
                                        + " NUMBER tells about a card.",
                                room);
                    default -> sheets.heard(journal.of(view.viewer()), room.rows() - 2);
                });
    }

    private static List<Line> note(String words, Size room) {
        return Block.wrap(words, room.columns(), 0);
    }

    /** It was read before, sheet by sheet. */
    @Override
    public List<LogLine> news(View view, List<LogLine> fresh) {
        return List.of();
    }

    @Override
    public List<ExtraWord> extras(View view) {
        StoryScene scene = scene(view);
        return List.of(
                ExtraWord.skip("go on to the next choice or game; log shows what was skipped"),
                ExtraWord.page(
                        "chapters", "the chapters and stages so far", width -> new StoryPages(scene, width).chapters()),
                ExtraWord.page("report", "your report cards", width -> new StoryPages(scene, width).reports()),
                ExtraWord.page("stock", "your cards for examinations", width -> new StoryPages(scene, width).stock()),
                ExtraWord.page("bracket", "the examination as it stands", width -> bracket(scene, width)));
    }

    private List<Line> bracket(StoryScene scene, int width) {
        return scene.exam()
                .map(exam -> new Bracket(exam, campaign.hero().text(), width).lines())
                .orElse(List.of(Line.of("There is no examination now.")));
    }

    @Override
    public String help() {
        return "Enter goes on with the story. Choose by typing the number of a choice or the first letters of its words."
                + " Besides, there are:";
    }

    @Override
    public Optional<List<Line>> about(View view, Decision decision, int option, int width) {
        return decision.topic(option).flatMap(topic -> pictures.about(topic, width));
    }

    /** Of who is in the story, and of all that the pack has. */
    @Override
    public Optional<List<Line>> about(View view, String word, int width) {
        return pictures.named(word, width);
    }

    @Override
    public List<String> names(View view) {
        return pictures.names();
    }

    @Override
    public List<Line> own(View view, int width) {
        return new StoryPages(scene(view), width).stock();
    }

    @Override
    public List<Line> log(View view, List<LogLine> lines, int wanted, int width) {
        StoryLog log = log(width);
        List<LogLine> told = StoryLog.once(lines);
        return told.subList(Math.max(0, told.size() - wanted), told.size()).stream()
                .flatMap(line -> log.lines(line.event(), line.topic(), line.words()).stream())
                .toList();
    }

    @Override
    public List<Line> ending(View view, Outcome outcome, List<String> names, int width) {
        if (outcome.how() == Outcome.How.FAULTY || outcome.how() == Outcome.How.CAPPED) {
            return Block.wrap(outcome.words(), width, 0);
        }
        StoryScene scene = scene(view);
        Prose prose = new Prose(cast, width);
        List<Line> lines = new ArrayList<>(List.of(Line.EMPTY));
        lines.add(prose.centred(scene.campaign(), Style.FAINT));
        lines.add(Line.EMPTY);
        lines.add(prose.centred(scene.ending().map(EndingScene::name).orElse(outcome.words()), Style.BOLD));
        lines.add(Line.EMPTY);
        lines.addAll(new StoryPages(scene, width).reports());
        lines.add(Line.EMPTY);
        return lines;
    }
}
