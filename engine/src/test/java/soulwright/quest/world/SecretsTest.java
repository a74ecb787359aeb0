package soulwright.quest.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import soulwright.game.Happening;

/** What is told to whom: gains and losses are one's own affair, and a fake is called what it looks like until it is used. */
class SecretsTest {
    private static final String FLOWERS = """
            - { id: flower, name: Flower, level: 1, do: [ { heal: 1, who: me } ] }
            - { id: weed, name: Weed, level: 1, looks-like: flower, do: [ { damage: 1, who: me } ] }
            """;

    private static List<String> told(World world, int player, String... keys) {
        Played played = world.start();
        List<String> words = new ArrayList<>();
        played.game().listen((Happening happening) -> {
            words.add(happening.wordsFor(player));
            happening.topicFor(player).ifPresent(topic -> words.add(topic.id()));
        });
        played.choose(keys);
        return words;
    }

    private static World weeds() {
        return World.small()
                .with("items", FLOWERS)
                .seat(0, "kit: { items: [weed] }")
                .command("drop", "- lose: me.items")
                .command("find", "- gain: weed");
    }

    @Test
    @DisplayName("others learn of a gain or a loss that there was one, not of what")
    void gainsAndLossesAreSecret() {
        assertThat(told(weeds(), 1, "drop", "find"))
                .contains("P0 gains a card")
                .noneMatch(words -> words.toLowerCase(Locale.ROOT).matches(".*(flower|weed).*"));
    }

    @Test
    @DisplayName("its owner too takes a fake for what it looks like")
    void fakesAreToldAsWhatTheyLookLike() {
        assertThat(told(weeds(), 0, "drop", "find"))
                .contains("P0 loses Flower", "P0 gains Flower", "case:flower")
                .noneMatch(words -> words.toLowerCase(Locale.ROOT).contains("weed"));
    }

    @Test
    @DisplayName("nobody else learns what grows of a monster that he has not seen")
    void growthIsSecret() {
        World world = World.small().command("grow", "- raise: { attack: 2 }\n  who: me.monsters");
        assertThat(told(world, 0, "grow")).anyMatch(words -> words.contains("Fire Jelly: +2 attack"));
        assertThat(told(world, 1, "grow")).noneMatch(words -> words.contains("Jelly"));
    }
}
