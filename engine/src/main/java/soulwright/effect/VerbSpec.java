package soulwright.effect;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The signature of a verb: one row of the catalogue, from which the schema, the reference page, completion and checks come.
 *
 * @param main what the value of the verb's own key is
 * @param open takes any further parameter (`run`, whose parameters are those of the list it runs)
 * @param where the machines in which it may stand: `quest`, `battle`, `duel`, `story`, and `cost` for a list of costs
 * @param tells the event that is told when it has happened, if it changes anything
 */
public record VerbSpec(
        String name,
        Parameter main,
        List<Parameter> parameters,
        boolean open,
        Set<String> where,
        Optional<String> tells,
        String doc,
        String example) {}
