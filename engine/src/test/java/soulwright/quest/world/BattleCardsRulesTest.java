package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.quest.scene.CardScene;

/** SM-BAT, SM-CSP: what is dealt, drawn, played and discarded in a battle. */
class BattleCardsRulesTest {
    private static final String SPARRING = "- battle: stump\n  kind: exam";
    private static final String DUEL = "- battle: { choose: others }\n  kind: rival";

    private static World sparring() {
        return World.small()
                .command("fight", SPARRING)
                .with("items", "- { id: pin, name: Pin, level: 1, do: [ { message: Ouch } ] }")
                .rule("battle.damage", "0");
    }

    private static List<String> hand(Played played, int seat) {
        return played.side(seat).hand().stream().map(CardScene::name).toList();
    }

    @Test
    @DisplayName("SM-BAT-7: at the start four monsters are dealt at random, one of which may be summoned")
    void fourMonstersAreDealt() {
        World.Games games =
                sparring().seat(0, "kit: { monsters: [gnat, stump, ogre] }").games();
        Set<String> dealt = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            Played played = games.start(seed).choose("fight");
            assertThat(played.options()).hasSize(5).contains("nothing").doesNotHaveDuplicates();
            assertThat(played.options().subList(0, 4)).allMatch(option -> option.startsWith("summon:"));
            dealt.addAll(played.options());
        }
        assertThat(dealt).as("any of the seven").hasSize(8);
    }

    @Test
    @DisplayName(
            "SM-BAT-7, SM-BAT-8: the rest go back into the deck of 16 combat spells, all monsters and all items; four are dealt")
    void theDeckHoldsSpellsMonstersAndItems() {
        Played played = sparring().seat(0, "kit: { items: [pin, pin] }").start().choose("fight", "summon:fire-jelly");
        assertThat(played.isOut("Fire Jelly")).isTrue();
        assertThat(played.side(0).hand()).hasSize(4);
        assertThat(played.side(0).deck()).as("16 + 3 + 2 - 4").isEqualTo(17);
        assertThat(played.side(0).discards()).isZero();
    }

    @Test
    @DisplayName(
            "SM-CSP-1: of the combat spells there are four of each element, of the strength of the magic level in it")
    void thereAreFourSpellsOfEachElement() {
        Played played = sparring()
                .rule("battle.deck", "[me.combat-spells]")
                .with("equipment", "- { id: ring, name: Ring, level: 1, soul-power: { fire: 6 } }")
                .seat(0, "kit: { equipment: [ring] }")
                .start()
                .choose("fight", "nothing");
        TreeMap<String, Integer> spells = new TreeMap<>();
        for (int hands = 0; hands < 4; hands++) {
            played.side(0).hand().forEach(card -> spells.merge(card.name() + " " + card.level(), 1, Integer::sum));
            assertThat(played.side(0).hand())
                    .allSatisfy(card -> assertThat(card.name())
                            .startsWithIgnoringCase(card.element().orElseThrow().replaceFirst(".*:", "")));
            played.choose("redraw");
        }
        assertThat(spells.values()).containsExactly(4, 4, 4, 4);
        assertThat(spells.keySet().toString()).contains("Fire spell 3", "Water spell 1");
    }

    @Test
    @DisplayName("SM-CSP-1: a combat spell of magic level 3 is as strong as one of level 3")
    void aSpellIsAsStrongAsItsMagic() {
        Played played = World.small()
                .command("fight", SPARRING)
                .with("equipment", "- { id: ring, name: Ring, level: 1, soul-power: { fire: 6 } }")
                .seat(0, "kit: { equipment: [ring] }")
                .start()
                .choose("fight", "nothing")
                .fightUntil("cast:fire", "redraw")
                .choose("cast:fire");
        assertThat(played.fighter("Stump").health()).as("100 - (8 + 5 * 3)").isEqualTo(77);
    }

    @Test
    @DisplayName("SM-BAT-9: play, punch, discard one, discard all, escape from monsters, or do nothing")
    void theChoicesOfARound() {
        Played played = sparring()
                .rule("battle.deck", "[me.monsters, me.combat-spells]")
                .start()
                .choose("fight", "nothing");
        assertThat(played.options()).contains("punch", "redraw", "escape", "wait");
        assertThat(played.options()).anyMatch(option -> option.startsWith("exchange:"));
        Played duel = sparring().command("duel", DUEL).start().choose("duel", "seat:2", "nothing", "nothing");
        assertThat(duel.options()).contains("punch", "redraw", "wait").doesNotContain("escape");
    }

    @Test
    @DisplayName(
            "SM-BAT-9: a spell that was cast lies in the discard pile, and the hand is filled up at the end of the round")
    void theHandIsFilledUp() {
        Played played = sparring().start().choose("fight", "nothing").fightUntil("cast:fire", "redraw");
        int deck = played.side(0).deck();
        int discards = played.side(0).discards();
        played.choose("cast:fire");
        assertThat(played.side(0).hand()).hasSize(4);
        assertThat(played.side(0).deck()).isEqualTo(deck - 1);
        assertThat(played.side(0).discards()).isEqualTo(discards + 1);
    }

    @Test
    @DisplayName("SM-BAT-9: discarding one draws one, discarding all draws four")
    void discardingDraws() {
        Played played = sparring().start().choose("fight", "nothing");
        List<String> before = hand(played, 0);
        String one = played.options().stream()
                .filter(option -> option.startsWith("exchange:"))
                .findFirst()
                .orElseThrow();
        played.choose(one);
        assertThat(hand(played, 0)).hasSize(4).containsAll(before.subList(1, 4));
        assertThat(played.side(0).discards()).isEqualTo(1);
        played.choose("redraw");
        assertThat(played.side(0).hand()).hasSize(4);
        assertThat(played.side(0).discards()).isEqualTo(5);
        assertThat(played.side(0).deck()).as("20 - 4 - 5").isEqualTo(11);
    }

    @Test
    @DisplayName("SM-BAT-9: the discard pile is shuffled in when the deck is empty")
    void theDiscardPileIsShuffledIn() {
        Played played = sparring().start().choose("fight", "nothing");
        for (int hands = 0; hands < 4; hands++) {
            played.choose("redraw");
        }
        assertThat(played.side(0).deck()).as("all 20 were seen").isZero();
        assertThat(played.side(0).discards()).isEqualTo(16);
        played.choose("redraw");
        assertThat(played.side(0).hand()).hasSize(4);
        assertThat(played.side(0).deck()).isEqualTo(16);
        assertThat(played.side(0).discards()).isZero();
    }

    @Test
    @DisplayName(
            "SM-BAT-9, SM-BAT-20: with deck and discard pile empty nothing is drawn; with fewer than four cards all are dealt")
    void withBothEmptyNothingIsDrawn() {
        Played played = sparring()
                .rule("battle.deck", "[me.items]")
                .seat(0, "kit: { items: [pin, pin] }")
                .start()
                .choose("fight", "nothing");
        assertThat(hand(played, 0)).containsExactly("Pin", "Pin");
        played.choose("use:pin");
        assertThat(hand(played, 0)).containsExactly("Pin");
        assertThat(played.side(0).deck() + played.side(0).discards()).isZero();
    }

    @Test
    @DisplayName("SM-BAT-9: the quicker you are, the surer you escape from monsters")
    void escapeGoesByAgility() {
        assertThat(escapes(5)).as("55 %").isBetween(85, 135);
        assertThat(escapes(100)).as("90 %").isBetween(165, 195);
    }

    private static int escapes(int agility) {
        World.Games games = sparring()
                .seat(0, "attributes: { agility: %d }".formatted(agility))
                .games();
        int escaped = 0;
        for (int seed = 0; seed < 200; seed++) {
            escaped += games.start(seed).choose("fight", "nothing", "escape").isBattle() ? 0 : 1;
        }
        return escaped;
    }

    @Test
    @DisplayName("SM-BAT-10: a monster card unsummons the monster that is out, which goes back to the deck")
    void aSummonedMonsterReplacesTheOther() {
        Played played = sparring().rule("battle.deck", "[me.monsters]").start().choose("fight", "summon:fire-jelly");
        assertThat(hand(played, 0)).containsExactlyInAnyOrder("Earth Jelly", "Water Jelly", "Wind Jelly");
        played.choose("summon:water-jelly");
        assertThat(played.isOut("Water Jelly")).isTrue();
        assertThat(played.isOut("Fire Jelly")).isFalse();
        assertThat(hand(played, 0))
                .as("drawn again")
                .containsExactlyInAnyOrder("Earth Jelly", "Fire Jelly", "Wind Jelly");
    }

    @Test
    @DisplayName("SM-BAT-10: it goes to the deck, not to the discard pile")
    void anUnsummonedMonsterGoesToTheDeck() {
        Played played =
                sparring().start().choose("fight", "summon:fire-jelly").fightUntil("summon:water-jelly", "redraw");
        int deck = played.side(0).deck();
        int discards = played.side(0).discards();
        played.choose("summon:water-jelly");
        assertThat(played.side(0).discards()).isEqualTo(discards);
        assertThat(played.side(0).deck()).as("one came, one was drawn").isEqualTo(deck);
    }

    @Test
    @DisplayName("SM-BAT-10: an item takes effect, and is gone")
    void anItemTakesEffect() {
        Played played = sparring()
                .rule("battle.deck", "[me.items]")
                .seat(0, "kit: { items: [pin] }")
                .start()
                .choose("fight", "nothing", "use:pin");
        assertThat(played.log("message")).containsExactly("Ouch");
        assertThat(played.cards(0, "items")).isEmpty();
    }

    @Test
    @DisplayName(
            "SM-BAT-11: against a player both see what plays the other has, not the one chosen, and nothing happens before both have")
    void againstAPlayerPlaysAreSealed() {
        Played played = sparring().command("duel", DUEL).start().choose("duel", "seat:2");
        assertThat(played.game().decision().sealed()).isTrue();
        played.choose("summon:fire-jelly");
        assertThat(played.log("played")).isEmpty();
        assertThat(played.asked()).isEqualTo(1);
        assertThat(played.isOut("Fire Jelly")).isFalse();
        played.choose("summon:water-jelly");
        assertThat(played.isOut("Fire Jelly")).isTrue();
        assertThat(played.isOut("Water Jelly")).isTrue();
        assertThat(played.scene(1).battle()).isEqualTo(played.scene(0).battle());
        assertThat(hand(played, 0)).hasSize(4).allMatch(name -> !name.isEmpty());
    }

    @Test
    @DisplayName("SM-BAT-11: whatever one has chosen, the other sees the same")
    void theChoiceIsNotSeen() {
        World.Games games = sparring().command("duel", DUEL).games();
        List<Object> seen = new ArrayList<>();
        for (String choice : List.of("punch", "redraw", "wait")) {
            Played played = games.start(1).choose("duel", "seat:2", "nothing", "nothing", choice);
            seen.add(played.game().view(1).facts());
        }
        assertThat(seen.get(1)).isEqualTo(seen.get(0));
        assertThat(seen.get(2)).isEqualTo(seen.get(0));
    }

    @Test
    @DisplayName("SM-BAT-20: with fewer than four monsters all are dealt; with none usable you fight alone")
    void withFewerAllAreDealt() {
        Played few =
                sparring().rule("start.monsters", "[fire-jelly, gnat]").start().choose("fight");
        assertThat(few.options()).containsExactlyInAnyOrder("summon:fire-jelly", "summon:gnat", "nothing");
        Played none =
                sparring().rule("start.monsters", "[]").start().choose("fight").fightUntilRound(1, "nothing");
        assertThat(none.options()).contains("punch", "wait");
        assertThat(none.side(0).team()).hasSize(1);
    }

    @Test
    @DisplayName("SM-BAT-20: knocked-out monsters are dealt and cannot be played")
    void knockedOutMonstersAreDealt() {
        Played played = sparring()
                .command("rested", "- message: Up")
                .command("tire-all", "- set: resting\n  to: 2\n  who: me.monsters")
                .rule("battle.deck", "[me.monsters]")
                .start()
                .choose("tire-all", "fight")
                .fightUntilRound(1, "nothing");
        assertThat(hand(played, 0)).hasSize(4);
        assertThat(played.options()).noneMatch(option -> option.startsWith("summon:"));
    }
}
