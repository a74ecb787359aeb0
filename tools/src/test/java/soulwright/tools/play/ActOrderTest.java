package soulwright.tools.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.content.ruleset.QuestRuleset;
import soulwright.content.ruleset.Ruleset;
import soulwright.pack.PackFinder;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

class ActOrderTest {
    private static QuestRuleset rules() {
        PackFinder finder = new PackFinder(Path.of(".."), List.of(Path.of("..", "content")));
        return Workspace.open(finder.withNamed(finder.all()), finder.offers(), Toolkit.standard())
                .load()
                .catalog()
                .all(Ruleset.KIND)
                .stream()
                .filter(QuestRuleset.class::isInstance)
                .map(QuestRuleset.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private final ActOrder order = ActOrder.of(rules());

    @Test
    void attacksComeFirstThenWhatElseHelpsThenWaysOutThenCardsForOthers() {
        Asked asked = Asked.of(
                "exchange:a",
                "redraw",
                "escape",
                "wait",
                "summon:b",
                "cast:c",
                "punch",
                "use:d",
                "exchange:e",
                "cast:f");

        assertThat(order.rows(asked)).containsExactly(List.of(5, 6, 9), List.of(4, 7), List.of(2, 3), List.of(0, 1, 8));
    }

    @Test
    void whatIsNoActOfABattleStaysAsItIs() {
        assertThat(order.rows(Asked.of("walk:1", "fly", "land:3,4"))).containsExactly(List.of(0, 1, 2));
    }
}
