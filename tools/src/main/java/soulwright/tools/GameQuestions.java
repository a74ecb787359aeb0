package soulwright.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import soulwright.content.EntryId;
import soulwright.content.Range;
import soulwright.content.piece.Board;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestSetup.Seat;
import soulwright.quest.SeatName;
import soulwright.tools.Questions.Choice;
import soulwright.tools.terminal.Count;

/** Asks for what a board game begins with. */
record GameQuestions(Console console, Questions questions) {
    private static final String COMPUTER = "greedy";

    /** A game for people, with computer players in the seats that are left. */
    Optional<List<String>> play() {
        return pack().flatMap(quest ->
                board(quest).flatMap(board -> people(quest).flatMap(people -> begun(quest, board, people))));
    }

    /** A game without people. */
    Optional<List<String>> watch() {
        return pack().flatMap(quest -> board(quest)
                .flatMap(board -> computer(quest)
                        .map(computer -> command(quest, board, Collections.nCopies(seats(quest), computer)))));
    }

    private Optional<QuestPack> pack() {
        Optional<String> pack = menu().game();
        pack.ifPresent(word -> questions.say("Reading " + word + " ..."));
        return pack.map(word -> QuestPack.open(console.home(), word, null));
    }

    /** The board of the last game comes first, then the easiest. */
    private Optional<EntryId<Board>> board(QuestPack quest) {
        String last = menu().memory().board();
        List<EntryId<Board>> boards = new ArrayList<>(quest.boards());
        boards.sort((one, other) ->
                Boolean.compare(other.text().equals(last), one.text().equals(last)));
        return questions.choose(
                "Which board?",
                boards.stream()
                        .map(id -> quest.catalog().get(id))
                        .map(board -> new Choice<>(board.name(), about(quest, board), board.id()))
                        .toList());
    }

    private static String about(QuestPack quest, Board board) {
        String boss = board.boss()
                .flatMap(quest.catalog()::find)
                .map(monster -> "; boss: " + monster.name())
                .orElse("");
        return board.size() + " by " + board.size() + " lands" + boss;
    }

    /** The names of those who play. */
    private Optional<List<String>> people(QuestPack quest) {
        Range allowed = quest.ruleset().humans();
        int most = Math.min(seats(quest), allowed.greatest().orElse(seats(quest)));
        List<Choice<Integer>> numbers = IntStream.rangeClosed(Math.max(1, allowed.least()), most)
                .mapToObj(number -> new Choice<>(Count.of(number, "person", "people"), "", number))
                .toList();
        return questions.choose("How many play at this keyboard?", numbers).flatMap(number -> names(quest, number));
    }

    private Optional<List<String>> names(QuestPack quest, int number) {
        List<String> usual = usualNames(quest);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            String free = usual.stream()
                    .filter(one -> fault(one, names).isEmpty())
                    .findFirst()
                    .orElse("Player " + (i + 1));
            Optional<String> name = name(i + 1, free, names);
            if (name.isEmpty()) {
                return Optional.empty();
            }
            names.add(name.get());
        }
        return Optional.of(names);
    }

    /** Asks until it is a name that nobody else has. */
    private Optional<String> name(int number, String usual, List<String> taken) {
        Optional<String> name = questions.words("Name of player " + number, usual);
        while (name.isPresent() && fault(name.get(), taken).isPresent()) {
            questions.say("That is not possible: " + fault(name.get(), taken).get() + ".");
            name = questions.words("Name of player " + number, usual);
        }
        return name;
    }

    private static Optional<String> fault(String name, List<String> taken) {
        if (name.contains(",")) {
            return Optional.of("names have no commas");
        }
        String key = new SeatName(name).key();
        return taken.stream().anyMatch(other -> new SeatName(other).key().equals(key))
                ? Optional.of("somebody else is called so")
                : new SeatName(name).fault();
    }

    /** Those of the last game, then those of the characters. */
    private List<String> usualNames(QuestPack quest) {
        Stream<String> last = Stream.of(menu().memory().names().split(",", -1)).filter(name -> !name.isBlank());
        Stream<String> characters = Seating.of(quest, PlayerList.of("--players", QuestChoices.PERSON)).seats().stream()
                .map(Seat::name);
        return Stream.concat(last, characters).distinct().toList();
    }

    private Optional<List<String>> begun(QuestPack quest, EntryId<Board> board, List<String> people) {
        Optional<String> computer = people.size() == seats(quest) ? Optional.of(COMPUTER) : computer(quest);
        return computer.map(name -> {
            List<String> players = new ArrayList<>(people.stream()
                    .map(person -> QuestChoices.PERSON + ":" + person)
                    .toList());
            while (players.size() < seats(quest)) {
                players.add(name);
            }
            menu().remember(menu().memory().withGame(board.text(), String.join(",", people)));
            return command(quest, board, players);
        });
    }

    private Optional<String> computer(QuestPack quest) {
        List<Choice<String>> names = new ArrayList<>();
        names.add(new Choice<>(COMPUTER, "as well as it can", COMPUTER));
        quest.computers().names().stream()
                .filter(name -> !name.equals(COMPUTER))
                .forEach(name -> names.add(new Choice<>(name, "", name)));
        return questions.choose("Against which computer player?", names);
    }

    private List<String> command(QuestPack quest, EntryId<Board> board, List<String> players) {
        Path folder = OutFolder.of("--save", FoundSaves.folder(console)).path();
        Path save = NewSave.unused(folder, board.local()).file().path();
        return List.of(
                "play",
                quest.word(),
                "--board",
                board.text(),
                "--players",
                String.join(",", players),
                "--save",
                save.toString());
    }

    private static int seats(QuestPack quest) {
        return quest.ruleset().seats();
    }

    private MenuQuestions menu() {
        return new MenuQuestions(console, questions);
    }
}
