package soulwright.tools;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.game.Journal;
import soulwright.game.Saving;
import soulwright.game.Session;
import soulwright.quest.QuestChoices;
import soulwright.quest.QuestSetup;
import soulwright.tools.play.Chair;
import soulwright.tools.play.GamePicture;
import soulwright.tools.play.GamePlay;
import soulwright.tools.play.QuestPictures;
import soulwright.tools.terminal.ShellWord;
import soulwright.tools.terminal.Terminal;

/** Plays a board game at the terminal. */
@Command(
        name = "play",
        description = "Play a board game in the terminal, alone or with others who take turns at it.",
        footer = {
            "",
            "The game is saved after every decision, and when it is left. While it is played, help lists what can be typed.",
            "",
            "The exit status is 1 when a fault in a pack broke the game off or the save is damaged, 2 when the game could not"
                    + " begin, and 3 when it was left and could not be saved."
        })
final class PlayCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "PACK",
            arity = "0..1",
            description =
                    "A folder, a zip file, or the id of a pack that ships. --resume finds it again by itself, and asks"
                            + " before it reads a pack that neither ships nor lies in the current folder.")
    private @Nullable String pack;

    @Option(
            names = "--board",
            paramLabel = "ID",
            description =
                    "The board to play on; by default the easiest of the pack, which is small and has the weakest boss.")
    private @Nullable String board;

    @Option(names = "--ruleset", paramLabel = "ID", description = "The rules to play by, where there are several.")
    private @Nullable String ruleset;

    @Option(
            names = "--players",
            paramLabel = "NAME,...",
            description =
                    "Who sits at each seat, between commas: human, human:NAME, or a computer player: greedy, random,"
                            + " greedy:LEVEL. By default one person; computers take the seats that are left.")
    private @Nullable String players;

    @Mixin
    private final PlayOptions options = new PlayOptions();

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (Terminal terminal = options.terminal(console)) {
            return options.resume == null ? begin(terminal) : resume(options.resume, terminal);
        }
    }

    private int begin(Terminal terminal) {
        if (pack == null) {
            throw new WrongUse("PACK is missing");
        }
        QuestPack quest = QuestPack.open(console.home(), pack, ruleset);
        EntryId<Board> where = board == null ? quest.boards().get(0) : quest.board(board);
        Seating seating =
                Seating.of(quest, PlayerList.of("--players", players == null ? QuestChoices.PERSON : players));
        QuestSetup setup = new QuestSetup(where, seating.seats(), options.freshSeed());
        List<Chair> chairs = chairs(quest, setup, seating.players());
        Session session = quest.start(setup, seating.players());
        Saving saving = NewSave.of(options.save, where.local()).begin(session);
        return Exit.of(play(quest, where, session, chairs, terminal).begin(saving));
    }

    private int resume(Path path, Terminal terminal) {
        if (board != null || ruleset != null || players != null || options.seed != null || options.save != null) {
            throw new WrongUse("--resume goes on with the rules, board, players, seed and file of the saved game");
        }
        Optional<PlayOptions.TakenUp> taken = options.takeUp(path, "play", terminal);
        return taken.map(this::goOn).orElse(Exit.FINDINGS);
    }

    private int goOn(PlayOptions.TakenUp taken) {
        String how =
                "soulwright play PACK --resume " + ShellWord.of(taken.path().toString());
        SavedPack packs = new SavedPack(console, how, taken.resuming()::mayRead);
        SavedQuest game = SavedQuest.of(taken.recording(), pack, packs);
        QuestSetup setup = game.choices().setup();
        Session session = game.start();
        List<Chair> chairs = chairs(game.quest(), setup, game.choices().players());
        GamePlay play = play(
                game.quest(), setup.board(), session, chairs, taken.resuming().terminal());
        return play.resume(taken.recording(), taken.resuming()).map(Exit::of).orElse(Exit.FINDINGS);
    }

    private static List<Chair> chairs(QuestPack quest, QuestSetup setup, List<String> players) {
        List<Chair> chairs = new ArrayList<>();
        for (int seat = 0; seat < players.size(); seat++) {
            String player = players.get(seat);
            chairs.add(new Chair(
                    setup.seats().get(seat).name(),
                    player.equals(QuestChoices.PERSON)
                            ? Optional.empty()
                            : Optional.of(quest.computers().named(player))));
        }
        return chairs;
    }

    private GamePlay play(
            QuestPack quest, EntryId<Board> board, Session session, List<Chair> chairs, Terminal terminal) {
        Optional<Board> on = Optional.of(quest.catalog().get(board));
        GamePicture picture = new QuestPictures(quest.catalog(), quest.ruleset()).on(on);
        return new GamePlay(session, Journal.of(session), chairs, picture, goOn(quest), terminal);
    }

    /** What goes on with a save of a pack, but for the name of the save. */
    private String goOn(QuestPack quest) {
        String word = SavedPack.isNear(console, quest.word()) ? "" : ShellWord.of(quest.word()) + " ";
        return "soulwright play " + word + "--resume ";
    }
}
