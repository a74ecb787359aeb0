package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Cards that are alike are one choice. */
class AlikeTest {
    private static final String GIVE = "- lose: { choose: me.items }";

    private static World fruit(String items) {
        return World.small()
                .with("items", """
                        - { id: apple, name: Apple, level: 1, do: [ { heal: 1, who: me } ] }
                        - { id: pear, name: Pear, level: 1, do: [ { heal: 1, who: me } ] }
                        - { id: wax-apple, name: Wax Apple, level: 1, looks-like: apple, do: [ { damage: 1, who: me } ] }
                        """)
                .seat(0, "kit: { items: [%s] }".formatted(items))
                .command("give", GIVE);
    }

    @Test
    @DisplayName("choose: of equal cards one is offered, and the others when it is gone")
    void equalCardsAreOneChoice() {
        Played played = fruit("apple, pear, apple").start().choose("give");
        assertThat(played.options()).containsExactly("apple", "pear");
        played.choose("apple", "give");
        assertThat(played.options()).containsExactly("pear", "apple");
        assertThat(played.choose("apple").cards(0, "items")).containsExactly("Pear");
    }

    @Test
    @DisplayName("choose: among nothing but equal cards nobody is asked, however many are wanted")
    void noChoiceIsNone() {
        Played played = fruit("apple, apple, apple").start().choose("give");
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.cards(0, "items")).containsExactly("Apple", "Apple");
        Played two = fruit("apple, apple, apple, pear")
                .command("give-two", "- lose: { choose: me.items, count: 3 }")
                .start()
                .choose("give-two");
        assertThat(two.prompt()).contains("(3 to choose)");
        assertThat(two.choose("apple", "apple").options()).containsExactly("apple", "pear");
    }

    @Test
    @DisplayName("SM-ITM-1: a fake and the real card are one choice, so that nothing tells them apart")
    void fakesAreNotToldApart() {
        Played played = fruit("apple, wax-apple, pear").start().choose("give");
        assertThat(played.options()).containsExactly("apple", "pear");
    }

    @Test
    @DisplayName("SM-CRD-2: too many equal cards are let go without a question")
    void equalCardsAreLetGo() {
        Played played = fruit("apple, apple").rule("limits.items", "1").start();
        assertThat(played.question()).isEqualTo("command");
        assertThat(played.cards(0, "items")).containsExactly("Apple");
        Played mixed = fruit("apple, pear, apple").rule("limits.items", "2").start();
        assertThat(mixed.options()).containsExactly("apple", "pear");
    }

    @Test
    @DisplayName("SM-BAT-9: equal cards of a hand are one choice for each thing that can be done with them")
    void equalCardsOfAHand() {
        Played played = World.small()
                .rule("battle.hand", "12")
                .rule("battle.deck", "[me.combat-spells]")
                .command("brawl", "- battle: stump\n  kind: away")
                .rule("battle.kinds.away.ambushed", "0")
                .start()
                .choose("brawl")
                .fightUntil("punch", "nothing");
        assertThat(played.options())
                .filteredOn(key -> key.startsWith("cast:"))
                .hasSize(4)
                .doesNotHaveDuplicates();
        assertThat(played.options()).noneMatch(key -> key.contains("#"));
        assertThat(played.side(0).hand()).hasSize(12);
    }
}
