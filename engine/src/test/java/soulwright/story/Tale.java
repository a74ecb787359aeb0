package soulwright.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import soulwright.content.Catalog;
import soulwright.content.story.Campaign;
import soulwright.quest.world.World;

/**
 * A campaign in the small world of {@link World}, of which a test says the stages that matter. Its people are the hero ann, ben, cat and dan, who
 * have what everybody begins with. Whoever has the turn of a board game can win it with the command `triumph`, and let another win with `concede`;
 * in a battle the choice `fell` knocks out whoever stands in front.
 */
final class Tale {
    private static final String PERSON = "- { id: %s, name: %s, %s }\n";

    private final World world = World.small()
            .command("triumph", "- win: me")
            .command("concede", "- win: { choose: others }")
            .choice("fell", "- damage: 9999\n  who: opponent.front");
    private final StringBuilder head = new StringBuilder();
    private final StringBuilder people = new StringBuilder();
    private String chapters = "";

    private Tale() {}

    /** A campaign of one chapter with these stages. */
    static Tale of(String stages) {
        return new Tale().chapter("only", stages);
    }

    /** One of which chapters are still to come. */
    static Tale blank() {
        return new Tale();
    }

    /** Adds a chapter. */
    Tale chapter(String id, String stages) {
        chapters += "  - id: %s\n    name: The %s\n    stages:\n".formatted(id, id)
                + stages.strip().indent(6);
        return this;
    }

    /** Its numbers, as in `grade: {}, luck: { max: 5 }`. */
    Tale numbers(String numbers) {
        head.append("numbers: { ").append(numbers).append(" }\n");
        return this;
    }

    Tale results(String... numbers) {
        head.append("results: [").append(String.join(", ", numbers)).append("]\n");
        return this;
    }

    Tale marks(String marks) {
        head.append("marks: { ").append(marks).append(" }\n");
        return this;
    }

    /** A person beside ann, ben, cat and dan, or one of them with more than what everybody has: `kit: { monsters: [gnat] }`. */
    Tale person(String id, String more) {
        people.append(PERSON.formatted(id, name(id), more));
        return this;
    }

    private static String name(String id) {
        return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
    }

    /** The world in which it is set, to be changed. */
    World world() {
        return world;
    }

    /** All that is in its world, without errors. */
    Catalog catalog() {
        return written().catalog();
    }

    private World written() {
        for (String id : List.of("ann", "ben", "cat", "dan")) {
            if (!people.toString().contains("id: " + id + ",")) {
                people.append("- { id: %s, name: %s }\n".formatted(id, name(id)));
            }
        }
        world.file("characters/people.yaml", people.toString());
        world.file(
                "campaigns/tale.yaml",
                "id: tale\nname: A Tale\nruleset: soul-master\nhero: ann\n" + head + "chapters:\n" + chapters);
        return world;
    }

    /** What is found in it. */
    List<String> findings() {
        return written().findings();
    }

    /** Made ready once, for a test that plays it several times. */
    Campaigns campaigns() {
        Catalog catalog = catalog();
        assertThat(catalog.all(Campaign.KIND)).hasSize(1);
        return Campaigns.of(catalog, catalog.all(Campaign.KIND).get(0));
    }

    Told start() {
        return start(1);
    }

    Told start(long seed) {
        return new Told(campaigns().start(seed));
    }
}
