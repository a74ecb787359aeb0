package soulwright.tools.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import soulwright.content.NamedAct;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Step;
import soulwright.game.Decision;

/**
 * What can be done in a battle in the order in which players look for it, told by what the acts of the ruleset do.
 *
 * @param sorts by the id of an act
 */
record ActOrder(Map<String, Sort> sorts) {
    private static final Set<String> DEALING = Set.of("discard", "draw");

    /** What an act is good for. */
    private enum Sort {
        ATTACK,
        OTHER,
        /** The battle ends, or nothing is done. */
        AWAY,
        /** Cards for other cards. */
        DEALING
    }

    static ActOrder of(QuestRuleset ruleset) {
        Map<String, Sort> sorts = new HashMap<>();
        ruleset.battle().choices().forEach((id, act) -> sorts.put(id, sort(act)));
        return new ActOrder(Map.copyOf(sorts));
    }

    private static Sort sort(NamedAct act) {
        Set<String> verbs = new HashSet<>();
        act.act().argument("do").ifPresent(steps -> collect(steps, verbs));
        if (verbs.contains("attack")) {
            return Sort.ATTACK;
        }
        if (verbs.isEmpty() || verbs.contains("end-battle")) {
            return Sort.AWAY;
        }
        return DEALING.containsAll(verbs) ? Sort.DEALING : Sort.OTHER;
    }

    private static void collect(Compiled part, Set<String> verbs) {
        if (part instanceof Step step) {
            verbs.add(step.verb().name());
        }
        part.parts().forEach(inner -> collect(inner, verbs));
    }

    /** The options of a decision, those of one sort together; all together where none is an act of a battle. */
    List<List<Integer>> rows(Decision decision) {
        Map<Sort, List<Integer>> rows = new EnumMap<>(Sort.class);
        for (int option = 0; option < decision.size(); option++) {
            Sort sort = sorts.getOrDefault(act(decision.key(option)), Sort.OTHER);
            rows.computeIfAbsent(sort, all -> new ArrayList<>()).add(option);
        }
        return List.copyOf(rows.values());
    }

    /** The act that an option does; what it does it with follows after a colon. */
    static String act(String key) {
        int colon = key.indexOf(':');
        return colon < 0 ? key : key.substring(0, colon);
    }
}
