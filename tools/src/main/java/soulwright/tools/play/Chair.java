package soulwright.tools.play;

import java.util.Optional;
import soulwright.agent.Agent;

/**
 * A place at the table.
 *
 * @param computer who decides there; nothing where a person sits
 */
public record Chair(String name, Optional<Agent> computer) {
    boolean isPerson() {
        return computer.isEmpty();
    }
}
