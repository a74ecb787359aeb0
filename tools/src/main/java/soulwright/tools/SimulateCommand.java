package soulwright.tools;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.content.EntryId;
import soulwright.content.piece.Board;
import soulwright.tools.simulate.ProgressBar;
import soulwright.tools.simulate.Results;
import soulwright.tools.simulate.Simulation;
import soulwright.tools.simulate.Simulation.Seated;
import soulwright.tools.simulate.Summary;
import soulwright.tools.simulate.Summary.Failure;
import soulwright.tools.simulate.SummaryText;
import soulwright.tools.terminal.Count;

/** Lets computer players play many games, and says how they went. */
@Command(
        name = "simulate",
        description = "Let computer players play many games, and show who wins, how long it takes and what occurs.",
        footer = {
            "",
            "The same pack, boards, agents, number of games and seed give the same games and the same state on every"
                    + " machine, with any number of threads. Ctrl+C stops it, and shows what has been played so far.",
            "The exit status is 1 when something went wrong in a game."
        })
final class SimulateCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "PACK", description = "A folder, a zip file, or the id of a pack that ships.")
    private String pack;

    @Option(
            names = "--board",
            paramLabel = "ID",
            defaultValue = "all",
            description = "The board to play on; all (the default) takes those of the pack in turn, a game each.")
    private String board;

    @Option(names = "--ruleset", paramLabel = "ID", description = "The rules to play by, where there are several.")
    private @Nullable String ruleset;

    @Option(
            names = "--agents",
            paramLabel = "NAME,...",
            defaultValue = "greedy",
            description = {
                "Who sits at each seat, between commas: random; greedy (the default); greedy:LEVEL with a level of the"
                        + " ruleset, such as greedy:easy, which makes mistakes.",
                "Fewer than there are seats begin again with the first."
            })
    private String agents;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100", description = "How many games; 100 by default.")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The seed that all chance follows from; 1 by default.")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games are played at the same time; by default as many as there are processors.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--cap",
            paramLabel = "N",
            description = "Break a game off after so many decisions; by default where the game itself does.")
    private int cap = Integer.MAX_VALUE;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text (the default), json, or csv: a row a game, with seats counted from 1")
    private TableFormat format;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "A folder to write summary.json, games.csv and use.csv into as well.")
    private @Nullable Path out;

    SimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws InterruptedException {
        atLeastOne("--games", games);
        atLeastOne("--threads", threads);
        atLeastOne("--cap", cap);
        if (out != null) {
            OutFolder.of("--out", out);
        }
        Simulation simulation = simulation(QuestPack.open(console.home(), pack, ruleset));
        try (Interruption interruption = new Interruption()) {
            Results results = run(simulation, interruption);
            print(results);
            console.flush();
            return results.summary().errors() > 0 ? Exit.FINDINGS : Exit.SUCCESS;
        }
    }

    private static void atLeastOne(String option, int number) {
        if (number < 1) {
            throw new WrongUse(option + " is at least 1");
        }
    }

    private Simulation simulation(QuestPack quest) {
        List<EntryId<Board>> boards = board.equals("all") ? quest.boards() : List.of(quest.board(board));
        List<Seated> seated = seated(quest);
        QuestDealer dealer = new QuestDealer(
                quest.quests(), boards, seated.stream().map(Seated::name).toList());
        return new Simulation(
                dealer,
                seated,
                seed,
                games,
                cap,
                Math.min(threads, games),
                QuestEntries.of(quest).byKind());
    }

    private List<Seated> seated(QuestPack quest) {
        int seats = quest.ruleset().seats();
        List<String> names = PlayerList.of("--agents", agents).words();
        if (names.size() > seats) {
            throw new WrongUse("--agents names %d, but there %s".formatted(names.size(), Count.are(seats, "seat")));
        }
        return IntStream.range(0, seats)
                .mapToObj(seat -> names.get(seat % names.size()))
                .map(name -> new Seated(name, quest.computers().named(name)))
                .toList();
    }

    private Results run(Simulation simulation, Interruption interruption) throws InterruptedException {
        if (!console.progress()) {
            return simulation.run(interruption::isStopped);
        }
        try (ProgressBar bar = new ProgressBar(console.err().styled(), games, interruption::isStopped)) {
            return simulation.run(bar);
        }
    }

    private void print(Results results) {
        Summary summary = results.summary();
        switch (format) {
            case TEXT -> console.out().print(SummaryText.of(summary));
            case JSON -> console.out().println(Console.json(summary));
            case CSV -> console.out().print(results.gamesCsv());
        }
        for (Failure failure : summary.failures()) {
            console.err()
                    .printf(
                            "game %d on %s, with its own seed %d: %s%n",
                            failure.game(), failure.board(), failure.seed(), failure.message());
        }
        if (summary.games() < games) {
            console.err().printf("stopped after %d of %s%n", summary.games(), Count.of(games, "game"));
        }
        if (out != null) {
            write(new OutFolder("--out", out), results);
        }
    }

    private static void write(OutFolder folder, Results results) {
        folder.write("summary.json", Console.json(results.summary()) + "\n");
        folder.write("games.csv", results.gamesCsv());
        folder.write("use.csv", results.useCsv());
    }
}
