package soulwright.game.contract;

import java.util.List;
import java.util.Optional;
import soulwright.game.Game;
import soulwright.game.Rng;
import soulwright.game.View;

/**
 * What a viewer cannot know reaches neither his view nor the games that he imagines: when it is changed, both are the same. An imagined game
 * looks to him like the real one, and can be played to its end without touching it.
 */
final class Imagined implements Law {
    @Override
    public void check(Trial trial) {
        trial.walkAtLooks((game, decision) -> {
            for (int viewer = 0; viewer < game.players(); viewer++) {
                checkHidden(trial, game, viewer, decision);
                checkImagined(trial, game, viewer, decision);
            }
        });
    }

    private static void checkHidden(Trial trial, Game game, int viewer, int at) {
        Game swapped = trial.terms().swap().swapped(game.copy(), viewer, trial.dice(at));
        View view = game.view(viewer);
        View other = swapped.view(viewer);
        String who = "player " + viewer;
        trial.same(view.facts(), other.facts(), at, who + " sees what he cannot know");
        trial.same(keys(view), keys(other), at, who + " is offered what depends on what he cannot know");
        trial.same(view.judge(), other.judge(), at, who + " judges by what he cannot know");
        Game imagined = view.imagine(trial.dice(~at));
        Game same = other.imagine(trial.dice(~at));
        trial.same(imagined.hash(), same.hash(), at, who + " imagines by what he cannot know");
    }

    private static void checkImagined(Trial trial, Game game, int viewer, int at) {
        View view = game.view(viewer);
        Rng dice = trial.dice(at);
        Game imagined = view.imagine(dice);
        View other = imagined.view(viewer);
        String who = "player " + viewer;
        trial.same(view.facts(), other.facts(), at, who + " imagines a game that looks otherwise");
        trial.same(view.waitingFor(), other.waitingFor(), at, who + " imagines that another is asked");
        trial.same(keys(view), keys(other), at, who + " imagines other options");
        trial.playAtRandom(imagined, dice);
        trial.holds(imagined.over(), at, "a game that " + who + " imagines does not end");
        trial.same(trial.hashes().get(at), game.hash(), at, "imagining changes the game");
    }

    private static Optional<List<String>> keys(View view) {
        return view.decision().map(Trial::keys);
    }
}
