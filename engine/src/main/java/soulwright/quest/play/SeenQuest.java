package soulwright.quest.play;

import java.util.List;
import java.util.OptionalInt;
import soulwright.game.Game;
import soulwright.game.Onlooker;
import soulwright.game.Position;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.quest.QuestView;
import soulwright.quest.scene.Scene;

/** What one player may know of a quest. */
record SeenQuest(QuestGround ground, TableGame game, int viewer) implements QuestView, Onlooker {
    /** Imagined ones, enough to tell people a chance within some ten percent. */
    private static final int BATTLES = 24;

    @Override
    public Game imagine(Rng rng) {
        return game.imagine(rng, position -> new Redraw(ground, viewer).redraw(position));
    }

    @Override
    public long judge() {
        position().lookAs(viewer);
        long judgement =
                ground.preferences().judge(position(), ground.battle().pieces().player(position(), viewer));
        position().lookAs(Position.NOBODY);
        return judgement;
    }

    private Position position() {
        return game.position();
    }

    @Override
    public Scene scene() {
        return new SceneMaker(ground, game.position(), viewer).scene();
    }

    @Override
    public OptionalInt forecast() {
        return new Odds(ground, position(), viewer).now(BATTLES);
    }

    @Override
    public OptionalInt forecast(int column, int row) {
        int land = ground.lands().isBoard(position())
                ? ground.lands().map(position()).land(column, row)
                : -1;
        int monster = land < 0 ? 0 : Lands.monster(position(), Lands.land(position(), land));
        return monster == 0
                ? OptionalInt.empty()
                : OptionalInt.of((int) new Odds(ground, position(), viewer).against(monster, BATTLES));
    }

    @Override
    public List<String> facts() {
        return Facts.of(scene(), decision());
    }
}
