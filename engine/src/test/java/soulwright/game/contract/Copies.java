package soulwright.game.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import soulwright.game.Game;

/** A copy stays as it is when the game goes on, goes on as the game did, and tells nobody. */
final class Copies implements Law {
    @Override
    public void check(Trial trial) {
        Map<Integer, Game> copies = new TreeMap<>();
        List<String> heard = new ArrayList<>();
        trial.walkAtLooks((game, decision) -> {
            copies.put(decision, game.copy());
            game.listen(happening -> heard.add(happening.event()));
        });
        int told = heard.size();
        copies.forEach((decision, copy) -> {
            trial.same(trial.hashes().get(decision), copy.hash(), decision, "a copy changes when the game goes on");
            trial.playOn(copy, decision);
            trial.same(trial.lastHash(), copy.hash(), decision, "a copy goes on otherwise than the game");
            trial.same(told, heard.size(), decision, "somebody hears what happens in a copy");
        });
    }
}
