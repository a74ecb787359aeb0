package soulwright.effect.reader;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import soulwright.effect.Read;

class AbilitiesTest {
    @Test
    void everyKindOfAbilityIsRead() {
        assertThat(Read.abilities(
                                "- on: damaged",
                                "  who: any",
                                "  by: self",
                                "  if: that.amount > 3 and that.element is fire",
                                "  chance: 50",
                                "  targets:",
                                "    foe: { choose: opponent.beasts }",
                                "  cost:",
                                "    - pay: 1",
                                "      from: mana",
                                "  do:",
                                "    - damage: that.amount + 1d4",
                                "      who: foe",
                                "- would: damage",
                                "  who: me.beasts",
                                "  amount: that.amount / 2",
                                "  limit: { per: turn, times: 2 }",
                                "- would: inflict",
                                "  instead: []",
                                "- add: it.level * 2",
                                "  to: attack",
                                "  who: me.beasts",
                                "  if: it.element is self.element",
                                "- set: mood",
                                "  to: happy",
                                "- cannot: [bite, destroy]",
                                "- no-target-of: bite",
                                "- immune: poison",
                                "- abilities:",
                                "    - scale: attack",
                                "      percent: 150",
                                "  if: turn > 3",
                                "  works-in: [den]")
                        .findings())
                .isEmpty();
    }

    @Test
    void whatOnlyDuelsHaveIsToldWhereItWouldNeverWork() {
        assertThat(Read.abilities("- skill: Howl", "  do: []", "- control: opponent", "- counts-as: wolf")
                        .findings())
                .containsExactly(
                        "SW3004 1:3 \"skill\" works only in a duel, and this is in a battle",
                        "SW3004 3:3 \"control\" works only in a duel, and this is in a battle",
                        "SW3004 4:3 \"counts-as\" works only in a duel, and this is in a battle");
    }

    @Test
    void anUnknownEventIsToldWithWhatWasMeant() {
        assertThat(Read.abilities("- on: damagd", "  do: []").findings())
                .containsExactly("SW3009 1:7 no event \"damagd\" happens in a battle | did you mean \"damaged\"?");
        assertThat(Read.abilities("- on: inflict", "  do: []").findings())
                .containsExactly("SW3009 1:7 no event \"inflict\" happens in a battle | did you mean \"inflicted\"?");
        assertThat(Read.abilities("- on: tickled", "  do: []").findings())
                .containsExactly(
                        "SW3009 1:7 \"tickled\" happens in \"tale\", not in a battle | there are \"damaged\", \"inflicted\", \"turn-start\"");
    }

    @Test
    void onlyAVerbThatTellsSomethingCanBeReplaced() {
        assertThat(Read.abilities("- would: damag", "  instead: []").findings())
                .containsExactly("SW3010 1:10 no verb \"damag\" that could be replaced | did you mean \"damage\"?");
        assertThat(Read.abilities("- would: shuffle", "  instead: []").findings())
                .containsExactly(
                        "SW3010 1:10 \"shuffle\" cannot be replaced | there are \"add\", \"set\", \"scale\", \"swap\", \"damage\", \"heal\", \"draw\", \"discard\", \"destroy\", \"reveal\", \"inflict\", \"cure\", \"use\", \"win\"");
    }

    @Test
    void thatCarriesWhatTheEventHas() {
        assertThat(Read.abilities("- on: damaged", "  if: that.amout > 1", "  do: []")
                        .findings())
                .containsExactly("SW3103 2:12 a damaged has no \"amout\" | did you mean \"amount\"?");
        assertThat(Read.steps("- heal: that.amount", "  who: self").findings())
                .containsExactly(
                        "SW3107 1:9 there is no \"that\" here | there are \"me\", \"opponent\", \"everyone\", \"self\", \"turn\", \"song\"");
    }

    @Test
    void noAbilityAndAMisspeltOneAreToldApart() {
        assertThat(Read.abilities("- who: self").findings())
                .containsExactly(
                        "SW3008 1:3 no key here names an ability | there are \"on\", \"would\", \"skill\", \"keyword\", \"abilities\", \"add\", \"set\", \"scale\", \"cannot\", \"no-target-of\", \"immune\", \"control\", \"counts-as\"");
        assertThat(Read.abilities("- canot: bite").findings())
                .containsExactly("SW3008 1:3 unknown ability \"canot\" | did you mean \"cannot\"?");
        assertThat(Read.abilities("cannot: bite").findings())
                .containsExactly("SW3008 1:1 a list of abilities is wanted here | put \"- \" before each ability");
    }

    @Test
    void standingNumbersKnowNoChanceAndNoChoice() {
        assertThat(Read.abilities("- add: 1d6", "  to: attack").findings())
                .containsExactly("SW3108 1:8 dice can stand only in steps, where chance can decide");
        assertThat(Read.abilities("- add: 1", "  to: attack", "  who: { choose: me.beasts }")
                        .findings())
                .containsExactly("SW3012 3:10 nobody can be asked here");
    }

    @Test
    void aLimitSaysPerWhat() {
        assertThat(Read.abilities("- cannot: bite", "  limit: { per: trun }").findings())
                .containsExactly("SW2108 2:17 no \"trun\" among \"spans\" | did you mean \"turn\"?");
        assertThat(Read.abilities("- cannot: bite", "  limit: { times: 2 }").findings())
                .containsExactly("SW3005 2:10 a limit needs \"per\"");
        assertThat(Read.abilities("- cannot: bite", "  limit: { per: turn, times: 0 }")
                        .findings())
                .containsExactly("SW3016 2:30 \"times\" is a number from 1 to 9999");
    }
}
