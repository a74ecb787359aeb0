package soulwright.tools.simulate;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import soulwright.agent.Agent;

/**
 * Games between computer players. What comes out does not depend on the number of threads, the times apart.
 *
 * @param agents in the order of the seats, by the names that they were asked for with
 * @param seed from which the seeds of the games follow
 * @param cap after so many decisions a game counts as capped
 * @param entries by kind, those that shall be counted also if nothing happens with them
 */
public record Simulation(
        Dealer dealer,
        List<Seated> agents,
        long seed,
        int games,
        int cap,
        int threads,
        Map<String, ? extends Collection<String>> entries) {
    /** An agent and its name. */
    public record Seated(String name, Agent agent) {}

    public Simulation {
        agents = List.copyOf(agents);
        entries = Map.copyOf(entries);
    }

    /** Plays them all, or those that have begun when it is stopped. */
    public Results run(Progress progress) throws InterruptedException {
        return new Workers(this, progress).work();
    }
}
