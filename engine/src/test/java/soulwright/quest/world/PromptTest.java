package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How players are asked. */
class PromptTest {
    private static Played asked(String steps) {
        return World.small().command("ask", steps).start().choose("ask");
    }

    @Test
    @DisplayName(
            "prompt: of a target, of a choice in a step, of options and of an ability is what players read, with its braces filled in")
    void authorsSayHowPlayersAreAsked() {
        Played aimed = World.small().rule("commands.ask", """
                        name: ask
                        cost: []
                        targets:
                          weak-one: { choose: me.monsters, prompt: "Who gives?" }
                          strong-one: { choose: me.monsters, where: it is not weak-one, prompt: "Who gets all that {weak-one} is worth?" }
                        do:
                          - raise: weak-one.worth
                            who: strong-one
                        """).start().choose("ask");
        assertThat(aimed.prompt()).isEqualTo("Who gives?");
        assertThat(aimed.choose("water-jelly").prompt()).isEqualTo("Who gets all that Water Jelly is worth?");
        assertThat(asked("- consume: { choose: me.monsters, prompt: \"Who goes?\" }")
                        .prompt())
                .isEqualTo("Who goes?");
        assertThat(asked("""
                        - choose:
                            - name: "Yes"
                            - name: "No"
                          prompt: "Does {me} go on?"
                        """).prompt()).isEqualTo("Does P0 go on?");
        Played told = World.small()
                .always(
                        "{ on: visited, who: any, may: true, prompt: \"A tip for the porter?\", do: [ { message: Thanks. } ] }")
                .start()
                .choose("visit");
        assertThat(told.prompt()).isEqualTo("A tip for the porter?");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "me.monsters, Choose one of your monsters",
        "lands, Choose one of the lands",
        "others, Choose one of the others",
        "'[me.items, me.spells]', Choose one of your items and your spells"
    })
    @DisplayName("choose: without a prompt a player is asked in plain words, and never reads what a name is in YAML")
    void plainWordsOtherwise(String from, String words) {
        Played played =
                World.small().rule("commands.ask", """
                        name: ask
                        cost: []
                        targets:
                          internal-name: { choose: %s }
                        do:
                          - message: "{internal-name}"
                        """.formatted(from)).start().choose("ask");
        assertThat(played.prompt()).isEqualTo(words);
    }

    @Test
    @DisplayName("choose: of several the question says how many are still to be chosen")
    void howManyAreLeft() {
        Played played = asked("- consume: { choose: me.monsters, count: 3, prompt: \"Who goes?\" }");
        assertThat(played.prompt()).isEqualTo("Who goes? (3 to choose)");
        assertThat(played.choose("water-jelly", "fire-jelly").prompt()).isEqualTo("Who goes?");
    }
}
