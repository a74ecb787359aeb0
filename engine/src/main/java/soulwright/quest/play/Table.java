package soulwright.quest.play;

import java.util.List;
import java.util.Map;
import soulwright.battle.play.Globals;
import soulwright.content.Catalog;
import soulwright.game.Position;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.View;
import soulwright.quest.QuestStand;

/**
 * The rules as so many players have them.
 *
 * @param players who sit there, at most as many as the ruleset has seats
 */
record Table(Catalog catalog, QuestGround ground, int players) implements Rules {
    private static final int CAP = 100_000;

    @Override
    public int cap() {
        return CAP;
    }

    @Override
    public String blamed(String source) {
        return catalog.named(source);
    }

    @Override
    public View view(TableGame game, int viewer) {
        return new SeenQuest(ground, game, viewer);
    }

    /** Battles without a board have no days. */
    @Override
    public Map<String, String> stand(TableGame game) {
        Position position = game.position();
        if (!ground.lands().isBoard(position)) {
            return Map.of();
        }
        int turn = position.at(Globals.TURN);
        return new QuestStand(
                        ground.lands().map(position).board().name(),
                        position.at(Globals.DAY),
                        ground.rules()
                                .sessions()
                                .get(position.at(Globals.SESSION))
                                .name(),
                        turn == 0 ? "" : ground.battle().workings().words(position, turn))
                .written();
    }

    @Override
    public List<Integer> places(Position position) {
        return ground.seats().places(position);
    }
}
