package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExplainCommandTest {
    @Test
    void aCodeGivesItsPage() {
        Run run = Run.of("explain", "sw2101");

        assertThat(run.status()).isEqualTo(Exit.SUCCESS);
        assertThat(run.out()).startsWith("# SW2101: unknown entry").contains("## How to mend it");
    }

    @Test
    void anUnknownCodeIsWrongUse() {
        Run run = Run.of("explain", "SW9999");

        assertThat(run.status()).isEqualTo(Exit.WRONG_USE);
        assertThat(run.err()).startsWith("soulwright explain: there is no code \"SW9999\"");
    }
}
