package soulwright.broken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import soulwright.broken.MarkedText.Mark;

class MarkedTextTest {
    @Test
    void aMarkGivesBothTextsAndThePlace() {
        assertThat(MarkedText.parse("- id: crab\n  «SW2001:elment→element»: fire\n"))
                .isEqualTo(new MarkedText(
                        "- id: crab\n  elment: fire\n",
                        "- id: crab\n  element: fire\n",
                        List.of(new Mark("SW2001", "2:3", "element"))));
    }

    @Test
    void aMarkMayOnlyChangeOrOnlyExpect() {
        assertThat(MarkedText.parse("🐸«→b»a «SW1001:»c«SW1002:d»\n"))
                .isEqualTo(new MarkedText(
                        "🐸a cd\n",
                        "🐸ba cd\n",
                        List.of(new Mark("SW1001", "1:4", ""), new Mark("SW1002", "1:5", "d"))));
    }

    @Test
    void aPackHasFilesOfBothKindsAndAManifestOfItsOwnOrTheUsualOne() {
        BrokenPack pack = BrokenPack.parse("x", """
                What is wrong.
                SW1103 b:1:1
                --- a.yaml
                a«SW2001:b→c»
                --< b/b.yaml
                --> c/b.yaml
                """);
        assertThat(pack.expected())
                .containsExactly(new Mark("SW1103", "b:1:1", ""), new Mark("SW2001", "a.yaml:1:2", "c"));
        assertThat(pack.broken()).containsOnlyKeys("a.yaml", "b/b.yaml", "pack.yaml");
        assertThat(pack.mended())
                .containsOnlyKeys("a.yaml", "c/b.yaml", "pack.yaml")
                .containsEntry("a.yaml", "ac\n");
        assertThat(BrokenPack.parse("x", "No manifest.\n--> pack.yaml\n").broken())
                .isEmpty();
    }
}
