package soulwright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainPageTest {
    @Test
    void markdownBecomesWhatATerminalCanShow() {
        assertThat(PlainPage.of("""
                # `rain` (Verbs)

                It *falls*.

                ```yaml
                - rain: 1
                ```

                | key | what it is |
                |---|---|
                | `rain` | how much |
                | `who` | *optional*: on whom |
                """)).isEqualTo("""
                rain (Verbs)
                ============

                It falls.

                    - rain: 1

                  key   what it is
                  rain  how much
                  who   optional: on whom
                """);
    }
}
