package soulwright.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the bytes: no exception, places inside the file, and nothing broken without a finding. */
class RobustReadingTest {
    private static final int[] ODD =
            "ab:-?[]{},#&*!|>'\"%@`\\ \n\n\n  \t\ré😀01.~<=x".codePoints().toArray();
    private static final String ENTRY = """
            - id: crab # a crab
              tags: [sea, "mud \\u00e9", 'it''s']
              hit: &hit
                - damage: 2 * self.level
                  who: that.target
              text: >-
                It walks
                sideways.
              again: *hit
            """;

    static IntStream seeds() {
        return IntStream.range(0, 20);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void oddText(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            check(Reading.of(random.ints(random.nextInt(40), 0, ODD.length)
                    .mapToObj(at -> Character.toString(ODD[at]))
                    .collect(Collectors.joining())));
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void anyBytes(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            byte[] bytes = new byte[random.nextInt(60)];
            random.nextBytes(bytes);
            check(Reading.of(bytes));
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void damagedText(int seed) {
        Random random = new Random(seed);
        String text = ENTRY + ENTRY;
        for (int i = 0; i < 100; i++) {
            int at = random.nextInt(text.length());
            String odd = Character.toString(ODD[random.nextInt(ODD.length)]);
            String damaged = text.substring(0, at) + odd + text.substring(at + random.nextInt(2));
            check(Reading.of(damaged));
            check(Reading.of(text.substring(0, at)));
            assertThat(Reading.of(text).again(damaged).values())
                    .isEqualTo(Reading.of(damaged).values());
        }
    }

    private static void check(Reading read) {
        read.file().entries().forEach(RobustReadingTest::check);
        read.found().forEach(found -> assertThat(found.place().line()).isPositive());
        assertThat(read.file().broken())
                .isEqualTo(read.findings().stream().anyMatch(found -> !found.startsWith("SW1009")));
    }

    private static void check(YamlNode node) {
        assertThat(node.start()).isBetween(0, node.end());
        assertThat(node.end()).isLessThanOrEqualTo(node.source().text().length());
        if (node instanceof YamlList list) {
            list.items().forEach(RobustReadingTest::check);
        } else if (node instanceof YamlMap map) {
            map.entries().forEach(entry -> check(entry.value()));
        } else if (node instanceof YamlScalar scalar && scalar.style() == YamlScalar.Style.PLAIN) {
            String written = scalar.source().text().substring(scalar.start(), scalar.end());
            assertThat(written.replaceAll("\\s+", "")).isEqualTo(scalar.text().replaceAll("\\s+", ""));
        }
    }
}
