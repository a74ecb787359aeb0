package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SM-CRD: how many cards a player may have. */
class CardRulesTest {
    /** Fourteen monsters of which all are different, and a card of each other type. */
    private static World world() {
        String monsters = IntStream.rangeClosed(1, 14)
                .mapToObj(i -> "- { id: gnat-%d, extends: gnat, name: Gnat %d }".formatted(i, i))
                .collect(Collectors.joining("\n"));
        return World.small()
                .rule("start.monsters", "[]")
                .rule("start.spells", "[]")
                .with("monsters", monsters)
                .with("equipment", "- { id: cap, name: Cap, level: 1 }\n- { id: hood, name: Hood, level: 1 }")
                .with("items", "- { id: pin, name: Pin, level: 1, do: [ { message: Ouch } ] }")
                .with("items", "- { id: nail, extends: pin, name: Nail }");
    }

    private static String repeated(String id, int times) {
        return String.join(", ", Collections.nCopies(times, id));
    }

    @ParameterizedTest(name = "SM-CRD-1: at most {1} {0}; beyond that one chooses at once what to let go")
    @CsvSource({"equipment, 8, cap, hood", "items, 8, pin, nail", "spells, 4, return, quick-move"})
    void beyondALimitOneLetsGo(String kind, int limit, String id, String other) {
        Played played = world().seat(0, "kit: { " + kind + ": [" + repeated(id, limit - 1) + "] }")
                .command("more", "- gain: " + id)
                .command("other", "- gain: " + other)
                .start()
                .choose("more");
        assertThat(played.question()).as("at the limit").isEqualTo("command");
        played.choose("other");
        assertThat(played.question()).isEqualTo("let-go");
        assertThat(played.options()).as("the new card included").containsExactly(id, other);
        played.choose(id);
        assertThat(played.cards(0, kind)).hasSize(limit);
    }

    @Test
    @DisplayName("SM-CRD-1, SM-CRD-2: at most 12 monsters; the new one may be let go at once")
    void atMostTwelveMonsters() {
        Played played = full();
        played.choose("more");
        assertThat(played.question()).isEqualTo("let-go");
        assertThat(played.choose("gnat-13").cards(0, "monsters")).hasSize(12).doesNotContain("Gnat 13");
    }

    private static Played full() {
        String twelve = IntStream.rangeClosed(1, 12).mapToObj(i -> "gnat-" + i).collect(Collectors.joining(", "));
        return world().seat(0, "kit: { monsters: [" + twelve + "] }")
                .command("more", "- gain: gnat-13")
                .command("again", "- gain: gnat-1")
                .command("two", "- gain: [gnat-13, gnat-14]")
                .command("fight", "- battle: gnat-14\n  kind: wild")
                .sureBlows()
                .start();
    }

    @Test
    @DisplayName("SM-CRD-2: a monster that was let go may join again")
    void whoWasLetGoMayJoinAgain() {
        Played played = full().choose("more", "gnat-1");
        assertThat(played.cards(0, "monsters")).doesNotContain("Gnat 1").contains("Gnat 13");
        played.choose("again", "gnat-13");
        assertThat(played.cards(0, "monsters")).contains("Gnat 1").doesNotContain("Gnat 13");
    }

    @Test
    @DisplayName("SM-CRD-2: with two too many, one chooses twice")
    void withTwoTooManyOneChoosesTwice() {
        Played played = full().choose("two");
        assertThat(played.choose("gnat-2").question()).isEqualTo("let-go");
        played.choose("gnat-3");
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.cards(0, "monsters")).hasSize(12).contains("Gnat 13", "Gnat 14");
    }

    @Test
    @DisplayName("SM-CRD-2: the choice comes at once, also in a battle")
    void theChoiceComesAtOnceInABattleToo() {
        Played played = full().choose("fight", "nothing").fightUntil("gnat-14", "punch");
        assertThat(played.question()).isEqualTo("let-go");
        played.choose("gnat-1");
        assertThat(played.isBattle()).isFalse();
        assertThat(played.cards(0, "monsters")).hasSize(12).contains("Gnat 14");
    }
}
