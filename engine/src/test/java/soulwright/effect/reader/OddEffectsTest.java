package soulwright.effect.reader;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.effect.Read;

/** Whatever stands where effects should is read to the end: a finding, never an exception. */
class OddEffectsTest {
    private static final List<String> FORMS = List.of(
            "steps",
            "cost",
            "abilities",
            "selector",
            "formula",
            "value",
            "condition",
            "conditions",
            "options",
            "targets",
            "number",
            "score",
            "limit",
            "act");
    private static final List<String> KEYS = List.of(
            "damage",
            "who",
            "to",
            "add",
            "set",
            "if",
            "then",
            "else",
            "choose",
            "all",
            "where",
            "count",
            "for-each",
            "as",
            "do",
            "let",
            "be",
            "run",
            "on",
            "would",
            "keyword",
            "targets",
            "cost",
            "limit",
            "per",
            "times",
            "name",
            "when",
            "weight",
            "compare",
            "with",
            "abilities",
            "cannot",
            "immune",
            "matching",
            "grant",
            "message",
            "skill",
            "odd",
            "it");
    private static final List<String> WORDS = List.of(
            "me",
            "self.attack",
            "any",
            "none",
            "given.x",
            "that",
            "it.level",
            "3",
            "-1",
            "true",
            "~",
            "\"\"",
            "fire",
            "wolf",
            "2d6",
            "count(me.beasts)",
            "me.magic.fire",
            "\"me.magic[\"",
            "\"{x\"",
            "damaged",
            "damage",
            "turn",
            "a is b",
            "1..2",
            "\"{self\"",
            "not not ready",
            "zoo:wolf",
            "per",
            "attack",
            "every one",
            "'§'",
            "9999999999999999999999");

    private Random random;

    static IntStream seeds() {
        return IntStream.range(0, 400);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void anythingIsRead(int seed) {
        random = new Random(seed);
        String yaml = random.nextBoolean() ? map(0) : list(0);
        String form = FORMS.get(random.nextInt(FORMS.size()));
        assertThatCode(() -> Read.of(form, "battle.act", yaml))
                .as("%s: %s", form, yaml)
                .doesNotThrowAnyException();
    }

    private String value(int depth) {
        int kind = depth > 4 ? 2 : random.nextInt(3);
        return switch (kind) {
            case 0 -> map(depth);
            case 1 -> list(depth);
            default -> WORDS.get(random.nextInt(WORDS.size()));
        };
    }

    private String map(int depth) {
        StringBuilder map = new StringBuilder("{ ");
        List<String> keys = random.ints(0, KEYS.size())
                .distinct()
                .limit(1 + random.nextInt(4))
                .mapToObj(KEYS::get)
                .toList();
        keys.forEach(
                key -> map.append(key).append(": ").append(value(depth + 1)).append(", "));
        return map.append("}").toString();
    }

    private String list(int depth) {
        StringBuilder list = new StringBuilder("[");
        random.ints(random.nextInt(3))
                .forEach(any -> list.append(value(depth + 1)).append(", "));
        return list.append("]").toString();
    }
}
