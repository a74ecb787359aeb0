package soulwright.tools.play;

import java.util.List;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.effect.compiled.Compiled;
import soulwright.effect.compiled.Step;

/** What one plays for by a ruleset. */
final class Goal {
    private Goal() {}

    /** What the ruleset says of itself; where it says nothing, with which commands one can win. */
    static List<String> of(QuestRuleset ruleset) {
        return ruleset.about().text().map(List::of).orElseGet(() -> winning(ruleset));
    }

    private static List<String> winning(QuestRuleset ruleset) {
        List<String> commands = ruleset.commands().values().stream()
                .filter(command -> isWinning(command.act()))
                .flatMap(command -> command.name().stream())
                .toList();
        return commands.isEmpty() ? List.of() : List.of("You win with: " + String.join(", ", commands) + ".");
    }

    private static boolean isWinning(Compiled part) {
        boolean wins = part instanceof Step step && step.verb().name().equals("win");
        return wins || part.parts().stream().anyMatch(Goal::isWinning);
    }
}
