package soulwright.story;

import static soulwright.effect.Type.thing;

import java.util.List;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Guess;
import soulwright.diagnostic.Sink;
import soulwright.effect.Type;
import soulwright.effect.Vocabulary;
import soulwright.effect.Words;
import soulwright.effect.formula.FormulaWords;
import soulwright.yaml.YamlMap;

/** The words of campaigns: what is kept from stage to stage, how a game or examination went, and where effects stand in stages. */
public final class StoryWords {
    private static final String STORY = "story";
    private static final String CAMPAIGN = "campaign";
    private static final String RESULT = "result";

    /** What the names of numbers must be, as the schema says. */
    private static final String NAME = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

    private StoryWords() {}

    /** The words of every campaign. */
    public static Words words() {
        Words.Builder words = Words.builder();
        things(words);
        places(words);
        return words.build();
    }

    /**
     * The words that a campaign adds: its numbers, the ids of its stages, and what `result` tells of the ruleset's numbers. One that is misspelt
     * there counts as what was meant: it is reported where it stands, and nothing follows from it.
     */
    static Words declaredBy(YamlMap campaign, List<String> numbersOfPlayers) {
        Words.Builder words = Words.builder();
        var numbers = words.thing(CAMPAIGN);
        campaign.map("numbers")
                .keys()
                .forEach(name -> numbers.property(name, Type.NUMBER, "a number of the campaign")
                        .writable());
        var result = words.thing(RESULT);
        campaign.words("results").stream()
                .map(name -> meant(name, numbersOfPlayers))
                .distinct()
                .forEach(name -> result.number(name, "a number of the ruleset that the hero had"));
        words.set("campaign-numbers", campaign.map("numbers").keys());
        words.set(
                Vocabulary.MISNAMED,
                campaign.map("numbers").keys().stream()
                        .filter(name -> isTaken(name) || !name.matches(NAME))
                        .toList());
        words.set("marks", campaign.map("marks").keys());
        words.set(
                "stages",
                campaign.maps("chapters").stream()
                        .flatMap(chapter -> chapter.maps("stages").stream())
                        .flatMap(stage -> stage.words("id").stream())
                        .toList());
        return words.build();
    }

    /** Tells of numbers by whose names formulas mean something else. */
    static void judge(YamlMap campaign, Sink sink) {
        campaign.map("numbers").entries().stream()
                .map(YamlMap.Entry::key)
                .filter(name -> isTaken(name.text()))
                .forEach(name -> sink.report(Diagnostic.of(
                                Code.NAME_TAKEN,
                                name.place(),
                                "\"%s\" means something else in formulas".formatted(name.text()))
                        .withHelp("give the number another name")));
    }

    private static boolean isTaken(String name) {
        return FormulaWords.has(name) || name.equals(RESULT);
    }

    private static String meant(String name, List<String> known) {
        return known.contains(name)
                ? name
                : Guess.of(name, known).map(Guess::name).orElse(name);
    }

    private static void things(Words.Builder words) {
        words.thing(CAMPAIGN)
                .doc("The story as far as it has come: its numbers, each from the first stage to the last.");
        words.thing(RESULT)
                .doc("How a board game or examination went for the hero.")
                .truth("won", "whether the hero won")
                .number("rank", "his place, 1 for the first")
                .number("days", "the days that the board game took")
                .number("turns", "the turns that he took")
                .number("rounds", "the rounds of the examination")
                .number("rounds-won", "the rounds of the examination that he won");
    }

    private static void places(Words.Builder words) {
        words.place("story.condition")
                .in(STORY)
                .role("it", thing(CAMPAIGN))
                .doc("Whether a branch, a line or an ending is open; `it` is the campaign.");
        words.place("story.stage")
                .in(STORY)
                .role("it", thing(CAMPAIGN))
                .role("result", thing(RESULT))
                .doc(
                        "What happens when a stage is over; `it` is the campaign, `result` how the game or examination went.");
        words.place("story.grade")
                .in(STORY)
                .role("it", thing(CAMPAIGN))
                .doc("How a mark is worked out from the numbers of the campaign.");
    }
}
