package soulwright.effect.reader;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import soulwright.effect.Read;
import soulwright.effect.Type;
import soulwright.effect.compiled.Selector;

class SelectorsTest {
    @Test
    void aSelectorKnowsWhatItFinds() {
        assertThat(type("me.beasts")).isEqualTo(Type.things("beast"));
        assertThat(type("{ all: me.beasts, where: ready }")).isEqualTo(Type.things("beast"));
        assertThat(type("[me.beasts, me.toys]")).isEqualTo(Type.things("piece"));
    }

    @Test
    void whereSomethingCanWaitAPlayerMayChoose() {
        assertThat(Read.steps(
                                "- destroy: { choose: me.beasts, count: 2 }",
                                "- destroy: { random: me.beasts, weight: level }")
                        .findings())
                .isEmpty();
        assertThat(Read.of("selector", "battle.act", "{ choose: me.beasts }").findings())
                .containsExactly("SW3012 1:3 nobody can be asked here");
        assertThat(Read.of("selector", "battle.act", "{ random: beasts }").findings())
                .containsExactly("SW3012 1:3 nothing can be drawn at random here");
        assertThat(Read.of("selector", "battle.drawn", "{ random: beasts, where: level > 3 }")
                        .findings())
                .isEmpty();
    }

    @Test
    void mistakesAreToldWhereTheyAre() {
        assertThat(Read.of("selector", "battle.act", "me.beast").findings())
                .containsExactly("SW3103 1:4 a player has no \"beast\" | did you mean \"beasts\"?");
        assertThat(Read.of("selector", "battle.act", "me.mana").findings())
                .containsExactly("SW3011 1:1 a path to things is wanted, but this is a number");
        assertThat(Read.of("selector", "battle.act", "{ al: me.beasts }").findings())
                .containsExactly("SW3011 1:3 unknown selector \"al\" | did you mean \"all\"?");
        assertThat(Read.of("selector", "battle.act", "{ all: me.beasts, wher: ready }")
                        .findings())
                .containsExactly("SW3006 1:19 \"all\" has no \"wher\" | did you mean \"where\"?");
        assertThat(Read.of("selector", "battle.act", "{ all: me.beasts, where: redy }")
                        .findings())
                .containsExactly("SW3102 1:26 unknown name \"redy\" | did you mean \"ready\"?");
        assertThat(Read.of("selector", "battle.act", "[]").findings()).containsExactly("SW3011 1:1 this list is empty");
        assertThat(Read.of("selector", "battle.act", "{ where: ready }").findings())
                .containsExactly(
                        "SW3011 1:3 no key here names a selector | there are \"all\", \"choose\", \"random\", \"place\", \"closest\"");
    }

    @Test
    void anEntryIsNamedByItsIdWhereItsKindIsWanted() {
        assertThat(Read.of("steps", "tale.act", "- tickle: mud-crab").findings())
                .isEmpty();
        assertThat(Read.of("steps", "tale.act", "- tickle: mud-crap").findings())
                .containsExactly("SW3102 1:11 unknown name \"mud-crap\" | did you mean \"mud-crab\"?");
        assertThat(Read.of("steps", "tale.act", "- tickle: hero").findings())
                .containsExactly("SW3106 1:11 \"tickle\" wants \"beast\", but this is a player");
    }

    @Test
    void theNamesOfThePlaceComeBeforeWhatOnlyAGameKnowsOfAnEntry() {
        assertThat(Read.of(
                                "selector",
                                "battle.act",
                                "{ all: beasts, where: \"level > 1 and not ready and element is self.element\" }")
                        .findings())
                .isEmpty();
    }

    private static Type type(String selector) {
        Read read = Read.of("selector", "battle.act", selector);
        assertThat(read.findings()).isEmpty();
        return ((Selector) read.value()).type();
    }

    @Test
    void wordsInPlaceOfAMapSayHowTheMapIsWritten() {
        String message = "SW3011 1:12 a selector is a map in which one key names the selector | write ";
        assertThat(Read.steps("- destroy: choose me.beasts").findings())
                .containsExactly(message + "\"{ choose: me.beasts }\"");
        assertThat(Read.steps("- destroy: all me.beasts where level > 2").findings())
                .containsExactly(message + "\"{ all: me.beasts, where: level > 2 }\"");
        assertThat(Read.steps("- let: prey", "  be: random me.beasts", "- destroy: prey")
                        .findings())
                .first()
                .asString()
                .endsWith("write \"{ random: me.beasts }\"");
    }

    @Test
    void whatIsTakenAwayIsSomebodysAndNotAllThatThereIs() {
        String message =
                "SW3011 1:%d \"destroy\" takes what somebody has, but \"beasts\" are all that there are | write \"me.beasts\"";
        assertThat(Read.steps("- destroy: beasts").findings()).containsExactly(message.formatted(12));
        assertThat(Read.steps("- destroy: { choose: beasts, where: level > 2 }").findings())
                .containsExactly(message.formatted(22));
        assertThat(Read.steps("- destroy: { choose: me.beasts }").findings()).isEmpty();
    }
}
