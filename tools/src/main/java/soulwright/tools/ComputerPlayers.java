package soulwright.tools;

import java.util.List;
import java.util.Map;
import soulwright.agent.Agent;
import soulwright.agent.Agents;
import soulwright.agent.UnknownAgent;
import soulwright.content.quest.QuestJudgement;
import soulwright.content.ruleset.QuestRuleset;

/** The computer players that there are by a ruleset: `random`, `greedy`, and `greedy:` with a level of the ruleset. */
record ComputerPlayers(QuestRuleset ruleset) {
    private Agents agents() {
        return new Agents(ruleset.ai().map(QuestJudgement::levels).orElse(Map.of()));
    }

    /** What they are called. */
    List<String> names() {
        return agents().names();
    }

    /**
     * The one that somebody means.
     *
     * @throws WrongUse if there is none
     */
    Agent named(String name) {
        Agents agents = agents();
        try {
            return agents.named(name);
        } catch (UnknownAgent unknown) {
            throw new WrongUse(unknown.getMessage() + Suggestion.among(name, agents.names()));
        }
    }

    /**
     * The one that a save names.
     *
     * @throws Finding if there is none
     */
    Agent present(String name) {
        try {
            return agents().named(name);
        } catch (UnknownAgent unknown) {
            throw new Finding(String.valueOf(unknown.getMessage()));
        }
    }
}
