package soulwright.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import soulwright.story.Stock;
import soulwright.story.VersusChoices;
import soulwright.tools.Questions.Choice;
import soulwright.tools.terminal.Count;

/** Asks which card stocks fight each other, and who plays them. */
record VersusQuestions(Console console, Questions questions) {
    private static final String COMPUTER = "greedy";

    /** A new battle between the hero of a saved campaign and somebody else. */
    Optional<List<String>> versus() {
        List<CampaignSlot> saved = CampaignSlot.all(console);
        if (saved.isEmpty()) {
            questions.say(
                    "There is no saved campaign yet. Card stocks can fight once the first examination of one is over.");
            return Optional.empty();
        }
        return story("Whose hero fights?", saved).flatMap(hero -> {
            questions.say("Reading " + hero + " ...");
            CardStocks stocks = CardStocks.of(console, Path.of(hero));
            return other(stocks, saved).flatMap(other -> players().map(players -> command(hero, other, players)));
        });
    }

    /** The file of a saved campaign. */
    private Optional<String> story(String question, List<CampaignSlot> saved) {
        return questions.choose(
                question,
                saved.stream()
                        .map(slot -> new Choice<>(
                                String.valueOf(Path.of(slot.file()).getFileName()), slot.where(), slot.file()))
                        .toList());
    }

    /** What says in a command whom the hero meets: somebody of his story, or the hero of another save. */
    private Optional<List<String>> other(CardStocks stocks, List<CampaignSlot> saved) {
        List<Choice<Optional<Stock>>> others = new ArrayList<>();
        stocks.stocks().stream()
                .skip(1)
                .forEach(stock -> others.add(new Choice<>(
                        stock.name(), Count.of(stock.carried().cards().size(), "card"), Optional.of(stock))));
        others.add(new Choice<>("another", "the hero of another save, or of the same", Optional.empty()));
        return questions
                .choose("Against whom?", others)
                .flatMap(stock -> stock.map(one ->
                                Optional.of(List.of("--against", one.character().text())))
                        .orElseGet(
                                () -> story("Whose hero is the other?", saved).map(List::of)));
    }

    private Optional<String> players() {
        return questions
                .choose(
                        "Who plays the other?",
                        List.of(
                                new Choice<>("the computer", "", COMPUTER),
                                new Choice<>(
                                        "a person", "at this keyboard, one after the other", VersusChoices.PERSON)))
                .map(other -> VersusChoices.PERSON + "," + other);
    }

    private List<String> command(String hero, List<String> other, String players) {
        Path folder = OutFolder.of("--save", FoundSaves.folder(console)).path();
        Path save = NewSave.unused(folder, "versus").file().path();
        List<String> command = new ArrayList<>(List.of("versus", hero));
        command.addAll(other);
        command.addAll(List.of("--players", players, "--save", save.toString()));
        return command;
    }
}
