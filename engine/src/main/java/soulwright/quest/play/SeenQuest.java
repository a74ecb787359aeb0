package soulwright.quest.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.game.Decision;
import soulwright.game.Game;
import soulwright.game.Position;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.quest.QuestView;
import soulwright.quest.scene.Scene;

/** What one player may know of a quest. */
final class SeenQuest implements QuestView {
    /** Imagined ones, enough to tell people a chance within some ten percent. */
    private static final int BATTLES = 24;

    private final QuestGround ground;
    private final TableGame game;
    private final int viewer;

    SeenQuest(QuestGround ground, TableGame game, int viewer) {
        this.ground = ground;
        this.game = game;
        this.viewer = viewer;
    }

    @Override
    public int viewer() {
        return viewer;
    }

    @Override
    public Optional<Decision> decision() {
        return game.over() || game.position().player() != viewer ? Optional.empty() : Optional.of(game.decision());
    }

    @Override
    public Optional<Integer> waitingFor() {
        return game.over() ? Optional.empty() : Optional.of(game.position().player());
    }

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
