package soulwright.effect.reader;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import soulwright.effect.Read;
import soulwright.effect.compiled.Step;
import soulwright.effect.compiled.Steps;

class StepsTest {
    @Test
    void aStepKnowsItsVerbAndParameters() {
        Read read = Read.steps(
                "- damage: self.attack + 1d6", "  who: { all: opponent.beasts, where: ready }", "  element: fire");
        assertThat(read.findings()).isEmpty();
        Step step = ((Steps) read.value()).steps().get(0);
        assertThat(step.verb().name()).isEqualTo("damage");
        assertThat(step.arguments()).containsOnlyKeys("who", "damage", "element");
    }

    @Test
    void flowIsReadWithAllThatItNames() {
        assertThat(Read.steps(
                                "- let: prey",
                                "  be: { choose: opponent.beasts, where: level > 2 }",
                                "- for-each: me.beasts",
                                "  as: hunter",
                                "  do:",
                                "    - damage: hunter.attack",
                                "      who: prey",
                                "- for-each: { all: me.beasts, where: it is not self }",
                                "  do:",
                                "    - heal: it.level",
                                "      who: it",
                                "- compare: [self.attack, self.level]",
                                "  with: [prey.attack, prey.level]",
                                "  higher:",
                                "    - destroy: prey",
                                "- choose:",
                                "    - name: Rest",
                                "      when: me.mana > 1",
                                "      do:",
                                "        - add: 2",
                                "          to: mana",
                                "          who: me",
                                "    - name: Go on",
                                "  by: opponent",
                                "- message: \"{self} hunts {prey}, {count(me.beasts)} watch.\"")
                        .findings())
                .isEmpty();
    }

    @Test
    void aFigureOutOfItsBoundsIsFoundWithItsPlace() {
        assertThat(Read.steps("- repeat: 1000000000", "  do:", "    - draw: 1").findings())
                .containsExactly("SW2005 1:11 \"repeat\" is 1000000000, but it must be from 0 to 1000 | write 1000");
        assertThat(Read.steps("- damage: 2 - 5", "  who: self").findings())
                .containsExactly("SW2005 1:11 \"damage\" is -3, but it must be at least 0 | write 0");
        assertThat(Read.steps("- repeat: self.level * 1000", "  do:", "    - draw: 1")
                        .findings())
                .isEmpty();
        assertThat(Read.abilities("- on: damaged", "  chance: 101", "  do:", "    - destroy: self")
                        .findings())
                .containsExactly("SW2005 2:11 \"chance\" is 101, but it must be from 0 to 100 | write 100");
        assertThat(Read.steps("- destroy: { random: me.beasts, count: -1 }").findings())
                .containsExactly("SW2005 1:40 \"count\" is -1, but it must be at least 0 | write 0");
    }

    @Test
    void noVerbTwoVerbsAndAMisspeltOneAreToldApart() {
        assertThat(Read.steps("- who: self").findings()).containsExactly("SW3001 1:3 no key here names a verb");
        assertThat(Read.steps("- destroy: self", "  heal: 3").findings())
                .containsExactly(
                        "SW3002 2:3 both \"destroy\" and \"heal\" name a verb | make two of it, or take one away");
        assertThat(Read.steps("- damge: 3", "  who: self").findings())
                .containsExactly("SW3003 1:3 unknown verb \"damge\" | did you mean \"damage\"?");
    }

    @Test
    void aMisspeltVerbThatNamesSomethingSpoilsNothingElse() {
        assertThat(Read.steps("- lett: prey", "  be: opponent.beasts", "- destroy: prey")
                        .findings())
                .containsExactly("SW3003 1:3 unknown verb \"lett\" | did you mean \"let\"?");
        assertThat(Read.steps("- for-each: me.beasts", "  sa: one", "  do:", "    - destroy: one")
                        .findings())
                .containsExactly("SW3006 2:3 \"for-each\" has no \"sa\" | did you mean \"as\"?");
    }

    @Test
    void aVerbOfAnotherMachineCannotStandHere() {
        assertThat(Read.steps("- sing: aria").findings())
                .containsExactly("SW3004 1:3 \"sing\" can be done only in \"opera\", and this is in a battle");
        assertThat(Read.steps("- pay: 2", "  from: mana").findings())
                .containsExactly("SW3004 1:3 \"pay\" can stand only in a list of costs");
        assertThat(Read.of("cost", "battle.act", "- pay: 2", "  from: mana").findings())
                .isEmpty();
    }

    @Test
    void parametersAreMissingUnknownOrWrong() {
        assertThat(Read.steps("- damage: 3").findings()).containsExactly("SW3005 1:3 \"damage\" needs \"who\"");
        assertThat(Read.steps("- damage: 3", "  whoo: self").findings())
                .containsExactly("SW3006 2:3 \"damage\" has no \"whoo\" | did you mean \"who\"?");
        assertThat(Read.steps("- damage: [3]", "  who: self").findings())
                .containsExactly("SW3016 1:11 a number or formula is wanted here");
        assertThat(Read.steps("- damage: 3", "  who:").findings()).containsExactly("SW3016 2:7 \"who\" has no value");
    }

    @Test
    void figuresWithoutTheirAttributeSayHowTheyAreWritten() {
        assertThat(Read.steps("- improve: 3", "  who: self").findings())
                .containsExactly(
                        "SW3106 1:12 figures for attributes are wanted, but this is a number | say of which, like \"{ attack: 3 }\"");
        assertThat(Read.steps("- improve: attack", "  who: me").findings())
                .containsExactly("SW3106 1:12 figures for attributes are wanted | say by how much: \"{ attack: 1 }\"");
    }

    @Test
    void stepsAreAListOfMaps() {
        assertThat(Read.steps("draw: 1").findings())
                .containsExactly("SW3007 1:1 a list of steps is wanted here | put \"- \" before each step");
        assertThat(Read.steps("- draw").findings())
                .containsExactly("SW3001 1:3 a verb is a map in which one key names the verb | write \"draw: ...\"");
        assertThat(Read.steps("- draw 3").findings())
                .containsExactly("SW3001 1:3 a verb is a map in which one key names the verb | write \"draw: 3\"");
    }

    @Test
    void aNumberIsLookedUpOnTheOneItBelongsTo() {
        assertThat(Read.steps("- add: 1", "  to: attack", "  who: me.beasts").findings())
                .isEmpty();
        assertThat(Read.steps("- add: 1", "  to: mana").findings()).isEmpty();
        assertThat(Read.steps("- add: 1", "  to: magic[self.element]", "  who: opponent")
                        .findings())
                .isEmpty();
        assertThat(Read.steps("- add: 1", "  to: atack", "  who: self").findings())
                .containsExactly("SW3103 2:7 no number \"atack\" that could be changed | did you mean \"attack\"?");
        assertThat(Read.steps("- add: 1", "  to: level", "  who: self").findings())
                .containsExactly("SW3016 2:7 \"level\" cannot be changed");
        assertThat(Read.steps("- add: 1", "  to: magic", "  who: me").findings())
                .containsExactly(
                        "SW3106 2:7 \"magic\" is a number for each of \"elements\" | say which, like \"magic.x\"");
        assertThat(Read.steps("- set: mood", "  to: sadd", "  who: self").findings())
                .containsExactly("SW3102 2:7 unknown name \"sadd\" | did you mean \"sad\"?");
        assertThat(Read.steps("- add: 1", "  to: mood", "  who: self").findings())
                .containsExactly("SW3106 2:7 a number is wanted, but \"mood\" is one of \"mood\"");
    }

    @Test
    void idsAreOfTheirSet() {
        assertThat(Read.steps("- inflict: sleep", "  who: self", "- calm: aria").findings())
                .isEmpty();
        assertThat(Read.steps("- inflict: slep", "  who: self").findings())
                .containsExactly("SW2101 1:12 no entry slep | did you mean \"sleep\"?");
        assertThat(Read.steps("- calm: arai").findings())
                .containsExactly("SW2108 1:9 no \"arai\" among \"songs\" | did you mean \"aria\"?");
        assertThat(Read.steps("- add: 1", "  to: mana", "  until: turn-edn").findings())
                .containsExactly("SW2108 3:10 no \"turn-edn\" among \"until\" | did you mean \"turn-end\"?");
    }

    @Test
    void aNewNameHidesNoOther() {
        assertThat(Read.steps("- let: opponent", "  be: 3", "- repeat: opponent", "  do: []")
                        .findings())
                .containsExactly("SW3014 1:8 \"opponent\" means something here already | take another name");
    }

    @Test
    void figuresForAttributesAreAMapOrThePathOfOne() {
        assertThat(Read.steps(
                                "- improve: { attack: 1, defend: 2 }",
                                "  who: self",
                                "- improve: self.score",
                                "  who: self")
                        .findings())
                .isEmpty();
        assertThat(Read.steps("- improve: { atack: 1 }", "  who: self").findings())
                .containsExactly("SW2108 1:14 no \"atack\" among \"attributes\" | did you mean \"attack\"?");
        assertThat(Read.steps("- improve: self.level", "  who: self").findings())
                .containsExactly(
                        "SW3106 1:12 figures for attributes are wanted, but this is a number | say of which, like \"{ attack: 1 }\"");
    }

    @Test
    void whatAnOptionHasIsKnown() {
        assertThat(Read.steps("- choose:", "    - nam: Rest", "      do: []").findings())
                .containsExactly("SW3006 2:7 an option has no \"nam\" | did you mean \"name\"?");
    }

    @Test
    void textsFillInPaths() {
        assertThat(Read.steps("- message: \"Hail {slef}!\"").findings())
                .containsExactly("SW3102 1:19 unknown name \"slef\" | did you mean \"self\"?");
    }
}
