package soulwright.agent;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The computer players that there are, by name: `random`, `greedy`, and `greedy:` with a level of the game. */
public final class Agents {
    private final Map<String, Agent> named = new TreeMap<>();

    /**
     * Those for one game.
     *
     * @param mistakesByLevel the game's own levels by name, with the decisions in a hundred that are made at random
     */
    public Agents(Map<String, Integer> mistakesByLevel) {
        named.put("random", new RandomAgent());
        named.put("greedy", new GreedyAgent(0));
        mistakesByLevel.forEach((level, mistakes) -> named.put("greedy:" + level, new GreedyAgent(mistakes)));
    }

    /**
     * The one with a name.
     *
     * @throws UnknownAgent if nobody is called so
     */
    public Agent named(String name) {
        Agent agent = named.get(name);
        if (agent == null) {
            throw new UnknownAgent(name, names());
        }
        return agent;
    }

    /** What they are called, by alphabet. */
    public List<String> names() {
        return List.copyOf(named.keySet());
    }
}
