package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class YamlPathTest {
    @Test
    void aPathReadsLikeTheDocument() {
        assertThat(YamlPath.of("special", "hit", 0, "inflict")).hasToString("special.hit[0].inflict");
        assertThat(YamlPath.of(2, "a.b", "c d")).hasToString("[2].\"a.b\".\"c d\"");
        assertThat(YamlPath.ROOT).hasToString("");
    }

    @Test
    void aPathKnowsWhatHoldsItsValue() {
        assertThat(YamlPath.of("a", 1).parent()).isEqualTo(YamlPath.of("a"));
        assertThat(YamlPath.ROOT.parent()).isEqualTo(YamlPath.ROOT);
    }
}
