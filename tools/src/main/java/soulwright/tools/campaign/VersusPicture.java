package soulwright.tools.campaign;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import soulwright.content.Catalog;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.story.Campaign;
import soulwright.game.Decision;
import soulwright.game.View;
import soulwright.story.VersusView;
import soulwright.story.scene.StockCard;
import soulwright.tools.play.GamePicture;
import soulwright.tools.play.QuestPictures;
import soulwright.tools.terminal.Block;
import soulwright.tools.terminal.Line;
import soulwright.tools.terminal.Size;
import soulwright.tools.terminal.Style;

/** A battle between two card stocks: what is packed, then the battle as it is always shown. */
public final class VersusPicture implements GamePicture {
    private final QuestPictures pictures;
    private final Cast cast;

    public VersusPicture(Catalog catalog, Campaign campaign, QuestRuleset ruleset) {
        this.pictures = new QuestPictures(catalog, ruleset);
        this.cast = Cast.of(catalog, campaign);
    }

    @Override
    public GamePicture at(View view) {
        return ((VersusView) view)
                .within()
                .<GamePicture>map(within ->
                        new GameWithin(pictures.on(Optional.empty()), within, Optional.empty(), cast, List.of()))
                .orElse(this);
    }

    @Override
    public List<Line> standing(View view, Optional<Decision> decision, Size room) {
        return own(view, room.columns());
    }

    @Override
    public List<Line> own(View view, int width) {
        List<StockCard> picked = ((VersusView) view).picked();
        List<Line> lines = new ArrayList<>(List.of(Line.of("You take along:", Style.BOLD)));
        Map<String, List<String>> kinds = picked.stream()
                .collect(Collectors.groupingBy(
                        StockCard::kind, LinkedHashMap::new, Collectors.mapping(StockCard::name, Collectors.toList())));
        kinds.forEach((kind, names) -> lines.addAll(Block.list(kind + ": ", names, width, 2)));
        return picked.isEmpty() ? List.of(Line.of("You have picked no cards yet.")) : lines;
    }

    @Override
    public Optional<List<Line>> about(View view, Decision decision, int option, int width) {
        return decision.topic(option).flatMap(topic -> pictures.about(topic, width));
    }

    @Override
    public String help() {
        return "Choose by typing the number of a choice or the first letters of its words. Besides, there are:";
    }
}
