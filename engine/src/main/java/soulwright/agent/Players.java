package soulwright.agent;

import java.util.List;
import soulwright.game.Game;
import soulwright.game.Rng;

/**
 * Those who play one game: an agent for each seat, each with dice of its own. The same agents and seed play the same game in the same way.
 * Not for several threads at once.
 */
public final class Players {
    private final Agent[] agents;
    private final Rng[] dice;

    /**
     * Seats them for one game.
     *
     * @param agents in the order of the seats
     * @param seed of the game; the dice of each agent follow from it and from the seat
     */
    public Players(List<Agent> agents, long seed) {
        this.agents = agents.toArray(Agent[]::new);
        this.dice = new Rng[agents.size()];
        for (int seat = 0; seat < dice.length; seat++) {
            dice[seat] = new Rng(Seeds.derived(seed, seat));
        }
    }

    /**
     * Plays on to the end of a game, or until so many decisions have been made in it.
     *
     * @return whether the game is over
     */
    public boolean play(Game game, int cap) {
        while (!game.over() && game.decisions() < cap) {
            choose(game);
        }
        return game.over();
    }

    /** Lets whoever is waited for decide. The game must not be over. */
    public void choose(Game game) {
        int seat = game.decision().player();
        game.choose(agents[seat].choose(game.view(seat), dice[seat]));
    }
}
