package soulwright.quest;

import soulwright.effect.Words;

/** What there is on the board: lands, the summoners who travel them, and what stands there. */
final class QuestThings {
    private QuestThings() {}

    static void add(Words.Builder words) {
        summoner(words);
        land(words);
        places(words);
        board(words);
    }

    private static void summoner(Words.Builder words) {
        words.thing("summoner")
                .noun("player")
                .is("player")
                .doc("A player on the board.")
                .thing("land", "land", "where he stands")
                .thing("home", "land", "where he began")
                .things("lands", "land", "the lands that he has marked")
                .number("commands", "the commands that he has left in this turn")
                .writable()
                .truth("on-turn", "it is his turn")
                .said("it is {it 's turn}")
                .number("seat", "his place at the table, from 1, clockwise");
        words.thing("owner")
                .noun("player")
                .is("summoner", "side")
                .doc("A player on the board and in battle: in a battle he has no lands, on the board no hand.");
        words.thing("monster").thing("land", "land", "where a wild one stands; an owned one stands nowhere");
    }

    private static void land(Words.Builder words) {
        words.thing("land")
                .doc("A land of the board that can be entered; `lands` are all of them.")
                .id("terrain", "terrains", "its terrain")
                .writable()
                .truth("enhanced", "its terrain is an enhanced one")
                .said("{it be} enhanced")
                .number("elevation", "1 at the edge, rising to the centre")
                .number("lowest-level", "the least level of a monster that its elevation allows")
                .said("lowest level of monsters")
                .number("highest-level", "the greatest level of a monster that its elevation allows")
                .said("highest level of monsters")
                .things("wild", "monster", "the monsters that may appear in it, by the ruleset's `board.wild`")
                .said("wild monsters")
                .table(
                        "soul-power",
                        "elements",
                        "what it gives its owner: its terrain, and its dwelling unless a ruin is on it")
                .thing("owner", "summoner", "who has marked it")
                .thing("monster", "monster", "the wild monster or boss that stands in it")
                .things("players", "summoner", "who stands in it")
                .things("neighbours", "land", "the lands one step away")
                .truth("boss", "it is the boss's land")
                .said("{it be} the boss's land")
                .truth("home", "it is the home of a player")
                .said("{it be} a home")
                .id("dwelling", "dwellings", "its dwelling, also under a ruin")
                .id("ruin", "ruins", "the ruin on its dwelling, until its last level is cleared")
                .number("levels", "the levels of its ruin that are not cleared yet")
                .said("ruin levels")
                .number("appeal", "how much `me` likes the best service that it offers him now, as its `prefer` says")
                .truth(
                        "open-to-me",
                        "it has a dwelling without a ruin that `me` may visit, at this time of day or another")
                .said("{it be} open to you")
                .truth("open-now", "it has a dwelling without a ruin that is open at this time of day")
                .said("{it be} open now")
                .truth(
                        "of-use-to-me",
                        "it offers something that `me` can have now; where `me` does not stand, that may be possible")
                .said("{it be} of use to you");
    }

    private static void places(Words.Builder words) {
        words.thing("terrain")
                .entries("terrains")
                .doc("A kind of land.")
                .table("soul-power", "elements", "what it gives the owner of a land")
                .printed()
                .truth("enhanced", "it gives much soul power, in several elements")
                .said("{it be} enhanced")
                .printed();
        words.thing("dwelling")
                .entries("dwellings")
                .doc("A kind of dwelling.")
                .table("soul-power", "elements", "what it gives the owner of its land")
                .printed()
                .truth("private", "only the player whose home it is may visit it")
                .said("{it be} private")
                .printed();
    }

    private static void board(Words.Builder words) {
        words.thing("board")
                .doc("The board.")
                .number("size", "lands on one side: 5, 7, 9 ...")
                .things("monsters", "monster", "the wild monsters that stand in its lands, and the boss")
                .thing("boss", "monster", "the monster in the centre");
    }
}
