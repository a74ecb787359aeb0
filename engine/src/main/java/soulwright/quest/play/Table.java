package soulwright.quest.play;

import java.util.List;
import soulwright.content.Catalog;
import soulwright.game.Position;
import soulwright.game.Rules;
import soulwright.game.TableGame;
import soulwright.game.View;

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

    @Override
    public List<Integer> places(Position position) {
        return ground.seats().places(position);
    }
}
