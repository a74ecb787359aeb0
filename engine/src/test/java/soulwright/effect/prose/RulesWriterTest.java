package soulwright.effect.prose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import soulwright.effect.Id;
import soulwright.effect.Read;
import soulwright.effect.World;
import soulwright.effect.compiled.Abilities;
import soulwright.effect.compiled.Steps;

/** How the grammar of rules text works, on the words of a small game of its own. */
class RulesWriterTest {
    private static final RulesWriter WRITER = RulesWriter.of(World.vocabulary(), RulesWriterTest::name, "battle.act");

    private static String name(Id id) {
        return World.vocabulary()
                .said(id.set(), id.id())
                .orElseGet(() -> id.id().substring(id.id().indexOf(':') + 1).replace('-', ' '));
    }

    private static String steps(String... lines) {
        Read read = Read.steps(lines);
        assertThat(read.findings()).isEmpty();
        return Sentence.text(WRITER.steps(((Steps) read.value()).steps()));
    }

    private static String ability(String... lines) {
        Read read = Read.abilities(lines);
        assertThat(read.findings()).isEmpty();
        RulesWriter writer = RulesWriter.of(World.vocabulary(), RulesWriterTest::name, "battle.abilities");
        return Sentence.text(writer.abilities(((Abilities) read.value()).abilities()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "damage: 3, who: self                              | Deal 3 damage to this beast.",
                "damage: 3, who: self, element: fire               | Deal 3 fire damage to this beast.",
                "damage: self.attack + 2, who: self                | Deal damage to this beast equal to this beast's attack + 2.",
                "damage: (self.attack + 1) / 2, who: self          | Deal damage to this beast equal to half of this beast's attack, rounded up.",
                "damage: self.attack / 2, who: self                | Deal damage to this beast equal to half of this beast's attack, rounded down.",
                "damage: (self.attack - 1) * 3, who: self          | Deal damage to this beast equal to (this beast's attack - 1) × 3.",
                "add: 2, to: mana, who: me                         | You get +2 mana.",
                "add: -2, to: mana, who: me, until: turn-end       | You get -2 mana until the end of the turn.",
                "add: -self.level, to: mana, who: opponent         | Take this beast's level from your opponent's mana.",
                "scale: attack, percent: 200, who: self, turns: 2  | Double this beast's attack for 2 turns.",
                "set: magic.fire, to: me.mana, who: me             | Set your fire magic to your mana.",
                "draw: 1                                           | Draw 1 card.",
                "draw: me.mana, who: opponent                      | Your opponent draws as many cards as your mana.",
                "repeat: 2, do: [ { draw: 1 } ]                    | Twice, draw 1 card.",
                "inflict: sleep, who: self                         | This beast gets sleep.",
            })
    void aStepIsASentence(String step, String sentence) {
        assertThat(steps("- { " + step + " }")).isEqualTo(sentence);
    }

    @Test
    void whichThingsAreMeantFollowsTheirName() {
        assertThat(steps("- destroy: { random: me.beasts, where: level >= 3 and ready, count: 2 }"))
                .isEqualTo("Destroy 2 of your beasts at random with level 3 or more and that are ready.");
        assertThat(steps("- destroy: { all: me.beasts, where: not ready or level == 0 }"))
                .isEqualTo("Destroy your beasts for which it is not ready or its level is 0.");
        assertThat(steps(
                        "- for-each: { all: me.beasts, but: self }",
                        "  do:",
                        "    - damage: it.level",
                        "      who: it"))
                .isEqualTo(
                        "For each of your beasts except this beast, deal damage to that beast equal to that beast's level.");
    }

    @Test
    void twoThingsOfAKindAreToldApart() {
        assertThat(steps(
                        "- let: one",
                        "  be: { random: me.beasts }",
                        "- let: two",
                        "  be: { random: me.beasts, where: it is not one }",
                        "- damage: one.attack",
                        "  who: two"))
                .isEqualTo("Pick one of your beasts at random. Pick one of your beasts at random other than that beast."
                        + " Deal damage to the other beast equal to that beast's attack.");
    }

    @Test
    void whatDoesNotFitASentenceIsAList() {
        assertThat(steps(
                                "- if: me.mana > 3 and me.den",
                                "  then:",
                                "    - choose:",
                                "        - name: Rest",
                                "          when: me.mana < 9",
                                "          do: [ { draw: 1 } ]",
                                "        - name: Go on",
                                "  else:",
                                "    - draw: 2",
                                "- draw: 3")
                        .lines())
                .containsExactly(
                        "If your mana is more than 3 and you have a den:",
                        "- Choose one:",
                        "  - Rest (only when your mana is less than 9): draw 1 card.",
                        "  - Go on: nothing happens.",
                        "Otherwise, draw 2 cards.",
                        "Draw 3 cards.");
    }

    @Test
    void oddsAreSaidWhereTheyAreAlwaysTheSame() {
        String random = "- random:\n    - weight: %s\n      do: [ { draw: 1 } ]\n    - do: [ { draw: 2 } ]";
        assertThat(steps(random.formatted("3")))
                .isEqualTo("By chance, one of these:\n- 3 in 4: draw 1 card.\n- 1 in 4: draw 2 cards.");
        assertThat(steps(random.formatted("me.mana")))
                .isEqualTo("By chance, one of these:\n- (odds: your mana): draw 1 card.\n- Draw 2 cards.");
    }

    @Test
    void whatOnlySpeaksIsLeftOutUnlessThereIsNothingElse() {
        assertThat(steps("- message: Hush.", "- draw: 1")).isEqualTo("Draw 1 card.");
        assertThat(steps("- message: Hush.")).isEqualTo("Nothing happens.");
    }

    @Test
    void anAbilitySaysWhenAndWhatInstead() {
        assertThat(ability(
                        "- on: damaged", "  who: me.beasts", "  chance: 30", "  may: true", "  do:", "    - draw: 1"))
                .endsWith(", with a chance of 30 %, you may do this: draw 1 card.");
        assertThat(ability(
                        "- would: damage",
                        "  who: me.beasts",
                        "  if: me.mana > 1 or me.den",
                        "  amount: that.amount * 2"))
                .endsWith(" and (your mana is more than 1 or you have a den), the amount is twice what it would be.");
        assertThat(ability("- add: 2", "  to: attack", "  who: me.beasts", "  if: me.mana == 0"))
                .isEqualTo("Your beasts have +2 attack while your mana is 0.");
    }
}
