package soulwright.tools.campaign;

import java.util.Optional;
import soulwright.content.Catalog;
import soulwright.content.piece.Board;
import soulwright.content.piece.GameCharacter;
import soulwright.content.story.Campaign;
import soulwright.game.Topic;
import soulwright.tools.terminal.Columns;
import soulwright.tools.terminal.Style;

/**
 * Who speaks in a story.
 *
 * @param hero the name of the hero
 * @param widest the columns that the longest name of anybody takes
 */
record Cast(Catalog catalog, String hero, int widest) {
    private static final int MOST = 18;

    static Cast of(Catalog catalog, Campaign campaign) {
        int widest = Screenplay.of(campaign).lines().stream()
                .flatMap(line -> line.speaker().stream())
                .distinct()
                .map(id -> catalog.get(GameCharacter.KIND.id(id)).name())
                .mapToInt(Columns::of)
                .max()
                .orElse(0);
        return new Cast(catalog, catalog.get(campaign.hero()).name(), Math.min(MOST, widest));
    }

    /** @param id of a character; nobody for the narrator */
    String name(Optional<String> id) {
        return character(id).map(GameCharacter::name).orElse("");
    }

    /** How the name of somebody is written. */
    Style style(Optional<String> id) {
        return character(id)
                .flatMap(GameCharacter::colour)
                .map(colour -> Style.BOLD.in(colour.rgb()))
                .orElse(Style.BOLD);
    }

    /** What the board is called that something is about. */
    Optional<String> board(Optional<Topic> topic) {
        return topic.map(one -> Board.KIND.id(one.id())).flatMap(catalog::find).map(Board::name);
    }

    private Optional<GameCharacter> character(Optional<String> id) {
        return id.map(GameCharacter.KIND::id).flatMap(catalog::find);
    }
}
