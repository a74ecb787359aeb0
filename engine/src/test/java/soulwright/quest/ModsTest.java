package soulwright.quest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.pack.FolderFiles;
import soulwright.pack.Toolkit;
import soulwright.pack.Workspace;

/**
 * A pack on top of the shipped one gets by without Java: a fifth element, a status, a terrain nobody can enter, a service at a new time of
 * day, another cost, three commands a turn, another formula of damage, a new kind of attack and of hit.
 */
class ModsTest {
    private final Workspace workspace = Workspace.open(
            List.of(
                    new FolderFiles(Path.of("..", "content", "soul-master"), "soul-master"),
                    new FolderFiles(Path.of("src", "test", "resources", "mods", "aether"), "aether")),
            Toolkit.standard());

    @Test
    void aModOfTheRulesLoadsWithoutAFinding() {
        assertThat(workspace.load().findings()).isEmpty();
    }

    @Test
    void itsChangesStandInTheRuleset() {
        assertThat(ruleset("turn.commands")).isEqualTo("3");
        assertThat(ruleset("commands.rest.cost")).isEqualTo("pay=2 from=commands");
        assertThat(ruleset("battle.hits.glancing.factor")).isEqualTo("75");
        assertThat(ruleset("sessions.dusk.time")).isEqualTo("dusk");
        assertThat(ruleset("occasions")).isEqualTo("turn search dusk");
    }

    @Test
    void whatItLeavesAloneIsAsShipped() {
        assertThat(ruleset("battle.element")).isEqualTo("strong=150 weak=50");
        assertThat(ruleset("limits.monsters")).isEqualTo("12");
    }

    @Test
    void aMistakeInItIsToldOnceAlthoughItsPatchesNoLongerCount() {
        String misspelt = "id: star-glass\nname: Star Glass\nlevel: 2\ndo:\n  - atack: beam\n    who: opponent.front\n";
        workspace.edit("aether", "items/star-glass.yaml", misspelt.getBytes(UTF_8));
        assertThat(workspace.load().findings())
                .extracting(finding -> finding.code().id() + " " + finding.place())
                .containsExactly("SW3003 aether/items/star-glass.yaml:5:5");
    }

    private String ruleset(String path) {
        return Texts.at(
                workspace
                        .load()
                        .definitions()
                        .get("rulesets", "soul-master:soul-master")
                        .orElseThrow()
                        .tree(),
                path);
    }
}
