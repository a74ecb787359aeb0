package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RereadTest {
    private static final String TEXT = "# head\n- id: a\n- id: b\n  n: 1\n- id: c\n";

    @Test
    void entriesThatDidNotChangeAreTheSameNodesAtTheirNewPlaces() {
        Reading before = Reading.of(TEXT);
        Reading after = before.again("# head\n# more\n- id: a\n- id: b\n  n: 2\n  m: 3\n- id: c\n");
        List<YamlNode> was = before.file().entries();
        List<YamlNode> is = after.file().entries();
        assertThat(is.get(0)).isSameAs(was.get(0));
        assertThat(is.get(1)).isNotSameAs(was.get(1));
        assertThat(is.get(2)).isSameAs(was.get(2));
        assertThat(is.get(2).place()).hasToString("file.yaml:7:3");
    }

    @Test
    void movedEntriesAreTheSameNodes() {
        Reading before = Reading.of("- a\n- b\n- c\n- d\n");
        Reading after = before.again("- a\n- c\n- x\n- b\n- d\n");
        assertThat(after.values()).isEqualTo("['a', 'c', 'x', 'b', 'd']");
        assertThat(after.file().entries().get(1))
                .isSameAs(before.file().entries().get(2));
        assertThat(after.file().entries().get(3).place().line()).isEqualTo(4);
    }

    @Test
    void entriesWithTheSameTextAreStillSeveral() {
        Reading after = Reading.of("- a\n- a\n- b\n").again("- a\n- x\n- a\n- a\n");
        assertThat(after.values()).isEqualTo("['a', 'x', 'a', 'a']");
        assertThat(after.file().entries())
                .extracting(entry -> entry.place().line())
                .containsExactly(1, 2, 3, 4);
    }

    @Test
    void whatWasReportedIsReportedAgain() {
        Reading before = Reading.of("- a\n- [b\n- c\n");
        assertThat(before.again("- x\n- y\n- [b\n- c\n").findings()).containsExactly("SW1004 3:3-3:4");
    }

    @Test
    void anEntryWithAnAliasFollowsTheAnchorOfAnother() {
        Reading before = Reading.of("- &a 1\n- *a\n");
        assertThat(before.again("- &a 2\n- *a\n").values()).isEqualTo("[2, 2]");
        assertThat(before.again("- &b 1\n- *a\n").findings()).containsExactly("SW1013 2:3-2:5");
    }

    @Test
    void aFileMayTurnIntoAnotherShape() {
        Reading before = Reading.of(TEXT);
        assertThat(before.again("id: a\n").values()).isEqualTo("{'id': 'a'}");
        assertThat(before.again("").findings()).containsExactly("SW1009 1:1-1:1");
        assertThat(before.again("[a").again(TEXT).values()).isEqualTo(before.values());
    }
}
