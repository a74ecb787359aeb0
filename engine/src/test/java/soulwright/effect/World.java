package soulwright.effect;

import static soulwright.effect.Type.NUMBER;
import static soulwright.effect.Type.id;
import static soulwright.effect.Type.thing;
import static soulwright.effect.Type.things;

import java.util.List;
import soulwright.effect.Parameter.Form;

/** A small game of its own for tests: players with beasts and mana, and a few places where effects stand. */
public final class World {
    private World() {}

    public static Vocabulary vocabulary() {
        return Vocabulary.of(List.of(words().build()));
    }

    public static Words.Builder words() {
        Words.Builder words = Words.builder();
        kinds(words);
        events(words);
        places(words);
        words.verb("tickle")
                .main(Form.SELECTOR, "which beasts", "beast")
                .in("tale")
                .tells("tickled")
                .doc("Tickles.")
                .example("- tickle: self");
        words.verb("sing")
                .main(Form.ID, "which song", "songs")
                .in("opera")
                .doc("Sings.")
                .example("- sing: aria");
        words.verb("calm")
                .main(Form.ID, "which song", "songs")
                .in("battle")
                .doc("Calms.")
                .example("- calm: lullaby");
        words.verb("improve")
                .main(Form.SCORE, "by how much")
                .needs("who", Form.SELECTOR, "whom")
                .in("battle")
                .doc("Improves.")
                .example("- improve: { attack: 1 }", "  who: self");
        words.set("songs", List.of("aria", "lullaby"))
                .set("actions", List.of("bite", "run-away"))
                .set("attributes", List.of("attack", "defend"))
                .set("traits.mood", List.of("happy", "sad", "none"))
                .set("zones", List.of("den", "meadow"));
        return words;
    }

    private static void kinds(Words.Builder words) {
        words.thing("piece").doc("A piece.").number("level", "level").printed();
        words.thing("beast")
                .is("piece")
                .entries("beasts")
                .doc("A beast.")
                .number("attack", "attack")
                .printed()
                .writable()
                .id("element", "elements", "element")
                .printed()
                .ids("moods", "traits.mood", "moods")
                .printed()
                .property("mood", id("traits.mood"), "mood")
                .writable()
                .truth("ready", "ready")
                .table("score", "attributes", "score")
                .things("statuses", "status", "statuses")
                .thing("owner", "player", "owner")
                .thing("home", "den", "home");
        words.thing("toy").is("piece").entries("toys").doc("A toy.");
        words.thing("den").doc("A den.").number("depth", "depth").thing("owner", "player", "owner");
        words.thing("status")
                .entries("statuses")
                .doc("A status.")
                .truth("bad", "bad")
                .printed();
        words.thing("player")
                .doc("A player.")
                .number("mana", "mana")
                .writable()
                .table("magic", "elements", "magic")
                .writable()
                .things("beasts", "beast", "beasts")
                .things("toys", "toy", "toys")
                .thing("den", "den", "den");
    }

    private static void events(Words.Builder words) {
        words.event("damaged")
                .in("battle", "tale")
                .that("target", thing("beast"))
                .that("by", thing("beast"))
                .that("amount", NUMBER)
                .that("element", id("elements"))
                .doc("Wounded.");
        words.event("inflicted")
                .in("battle")
                .that("target", thing("beast"))
                .that("status", thing("status"))
                .doc("Status.");
        words.event("tickled").in("tale").that("target", thing("beast")).doc("Tickled.");
        words.event("turn-start").in("battle").doc("A turn starts.");
    }

    private static void places(Words.Builder words) {
        standard(words, "battle.act").doc("An act.");
        standard(words, "battle.abilities").doc("Abilities.");
        standard(words, "keyword").doc("A keyword.");
        words.place("battle.drawn").in("battle").chance().doc("Something drawn.");
        words.place("battle.fits")
                .in("battle")
                .role("it", thing("beast"))
                .role("me", thing("player"))
                .doc("Fits.");
        words.place("tale.act")
                .in("tale")
                .role("self", thing("beast"))
                .role("hero", thing("player"))
                .doc("A tale.");
    }

    private static PlaceSpec.Builder standard(Words.Builder words, String place) {
        return words.place(place)
                .in("battle")
                .role("me", thing("player"))
                .role("opponent", thing("player"))
                .role("everyone", things("player"))
                .role("self", thing("beast"))
                .word("turn", NUMBER)
                .word("song", id("songs"));
    }
}
