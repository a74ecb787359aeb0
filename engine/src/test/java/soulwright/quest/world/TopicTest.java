package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import soulwright.game.Decision;
import soulwright.game.Topic;

/** What options are about, so that a screen can show it. */
class TopicTest {
    private static List<Optional<Topic>> topics(Played played) {
        Decision decision = played.game().decision();
        return IntStream.range(0, decision.size()).mapToObj(decision::topic).toList();
    }

    private static Optional<Topic> topic(String kind, String id) {
        return Optional.of(new Topic(kind, id));
    }

    private static Played tollbooth(String options) {
        return World.small()
                .with(
                        "events",
                        "- id: toll\n  name: Toll\n  text: A hand is held out.\n  happens: [search]\n  do:\n    - choose:\n"
                                + options.indent(8))
                .command("meet", "- event: search")
                .start()
                .choose("meet");
    }

    @Test
    @DisplayName(
            "about: an option is about what its author says, or the first thing that it names, or the event that leaves the choice")
    void optionsOfEventsAreAboutSomething() {
        Played played = tollbooth("""
                - { name: Fight, about: stump, text: It is large. }
                - { name: "Send {me}" }
                - { name: Pay }
                """);
        assertThat(topics(played))
                .containsExactly(topic("monsters", "small:stump"), topic("seat", "1"), topic("events", "case:toll"));
        assertThat(played.game().decision().text(0)).contains("It is large.");
        assertThat(played.game().decision().text(1)).isEmpty();
    }

    @Test
    @DisplayName("about: what a card lets its player choose is about the card, and so is what he may decline")
    void choicesOfCardsAreAboutThem() {
        Played played = World.small()
                .with(
                        "spells",
                        "- { id: fork, name: Fork, level: 1, do: [ { choose: [ { name: Left }, { name: Right } ] } ] }")
                .with(
                        "equipment",
                        "- { id: bell, name: Bell, level: 1, abilities: [ { on: visited, who: any, may: true, do: [ { message: Ding. } ] } ] }")
                .seat(0, "kit: { spells: [fork], equipment: [bell] }")
                .start()
                .choose("magic:fork");
        assertThat(topics(played)).containsOnly(topic("spells", "case:fork")).hasSize(2);
        assertThat(topics(played.choose("option:1", "visit")))
                .containsOnly(topic("equipment", "case:bell"))
                .hasSize(2);
    }

    @Test
    @DisplayName("text: what the pack says about a command is there for who wants to know more of it")
    void commandsHaveTexts() {
        Played played = World.small().start();
        assertThat(played.game().decision().text(played.options().indexOf("move")))
                .contains("Go to a neighbouring land.");
    }

    @ParameterizedTest(name = "'{'{0}'}': {1}")
    @CsvSource({
        "session, morning",
        "land.terrain, none",
        "land.dwelling, Tower",
        "board, The Common",
        "day, 1",
        "me, P0"
    })
    @DisplayName("texts say numbers, ids, entries, the board and things")
    void textsSayIds(String path, String words) {
        Played played = World.small()
                .command("say", "- message: \"now {%s}\"".formatted(path))
                .start()
                .choose("say");
        assertThat(played.log("message")).containsExactly("now " + words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"me.monsters", "me.magic", "day > 1", "lands.terrain"})
    @DisplayName("texts refuse what has no words: lists, tables and conditions")
    void textsRefuseLists(String path) {
        World world = World.small().command("say", "- message: \"now {%s}\"".formatted(path));
        assertThat(world.findings()).anyMatch(finding -> finding.startsWith("SW3106"));
    }
}
