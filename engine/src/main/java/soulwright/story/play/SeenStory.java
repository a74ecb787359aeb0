package soulwright.story.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import soulwright.content.piece.Temper;
import soulwright.game.Game;
import soulwright.game.Onlooker;
import soulwright.game.Position;
import soulwright.game.Rng;
import soulwright.game.TableGame;
import soulwright.game.View;
import soulwright.quest.QuestView;
import soulwright.story.StoryView;
import soulwright.story.scene.StoryScene;

/** What one player may know of a campaign. */
record SeenStory(StoryGround ground, TableGame game, int viewer) implements StoryView, Onlooker {
    private static final int ALL = 100;

    private Position position() {
        return game.position();
    }

    @Override
    public Game imagine(Rng rng) {
        return isGame() ? game.imagineWithin(viewer, rng, position -> {}) : game.imagine(rng, position -> {});
    }

    /** A story has no better and worse; the game that goes on in it has. */
    @Override
    public long judge() {
        return game.within(viewer).map(View::judge).orElse(0L);
    }

    @Override
    public StoryScene scene() {
        return new StorySceneMaker(ground, game).scene();
    }

    @Override
    public Optional<QuestView> within() {
        return game.within(viewer).map(QuestView.class::cast);
    }

    @Override
    public boolean isGame() {
        return game.inner().isPresent();
    }

    /** A person of the story plays as his temper says. */
    @Override
    public OptionalInt mistakes() {
        int sitter = position().at(ground.layout().sitter(viewer));
        if (sitter == Layout.AT_RANDOM) {
            return OptionalInt.of(ALL);
        }
        return viewer == HERO || sitter == Layout.NOBODY
                ? OptionalInt.empty()
                : ground.person(sitter - 1).ai().map(SeenStory::mistakes).orElse(OptionalInt.empty());
    }

    private static OptionalInt mistakes(Temper temper) {
        return OptionalInt.of(temper.agent() == Temper.Agent.RANDOM ? ALL : temper.mistakes());
    }

    @Override
    public List<String> facts() {
        List<String> facts = new ArrayList<>();
        facts.add(scene().toString());
        within().ifPresent(view -> facts.addAll(view.facts()));
        return List.copyOf(facts);
    }
}
