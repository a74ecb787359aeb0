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
import soulwright.game.Journal;
import soulwright.game.Session;
import soulwright.quest.BoutSetup;
import soulwright.story.VersusChoices;
import soulwright.story.VersusSetup;
import soulwright.tools.campaign.VersusPicture;
import soulwright.tools.play.Chair;
import soulwright.tools.play.GamePlay;
import soulwright.tools.terminal.Terminal;

/** Lets two card stocks of campaigns fight each other. */
@Command(
        name = "versus",
        description = "Fight a battle between two card stocks of saved campaigns, two people or against the computer.",
        footer = {
            "",
            "It can be played with a campaign in which the first examination is over. Nothing is changed in the campaign.",
            "",
            "The exit status is 1 when a save is damaged or does not allow it yet, 2 when the battle could not begin, and 3"
                    + " when it was left and could not be saved."
        })
final class VersusCommand implements Callable<Integer> {
    private static final String COMPUTER = "greedy";

    private final Console console;

    @Parameters(
            paramLabel = "SAVE",
            arity = "0..2",
            description = "The saved campaign whose hero fights, and the one of the other, if that is another hero.")
    private List<Path> saves = List.of();

    @Option(
            names = "--against",
            paramLabel = "NAME",
            description = "Who of the same campaign the other is; the first who has a card stock by default.")
    private @Nullable String against;

    @Option(
            names = "--players",
            paramLabel = "NAME,...",
            description =
                    "Who plays the two: human, human:NAME, greedy, random, or greedy:LEVEL. By default a person and the"
                            + " computer, or two people where two campaigns are named.")
    private @Nullable String players;

    @Mixin
    private final PlayOptions options = new PlayOptions();

    VersusCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Path resume = options.resume;
        if (resume != null
                && (!saves.isEmpty()
                        || against != null
                        || players != null
                        || options.seed != null
                        || options.save != null)) {
            throw new WrongUse("--resume goes on with the card stocks, the players, the seed and the file of the save");
        }
        if (resume == null && saves.isEmpty()) {
            throw new WrongUse("SAVE is missing: name a saved campaign; soulwright campaign --list shows them");
        }
        if (saves.size() > 1 && against != null) {
            throw new WrongUse("--against is for one campaign; with two, their heroes fight each other");
        }
        try (Terminal terminal = options.terminal(console)) {
            return resume == null
                    ? begin(terminal)
                    : options.takeUp(resume, "versus", terminal).map(this::goOn).orElse(Exit.FINDINGS);
        }
    }

    private int begin(Terminal terminal) {
        PlayerList list = list();
        CardStocks first = CardStocks.of(console, saves.get(0));
        BoutSetup.Seat other =
                saves.size() > 1 ? first.hero(CardStocks.of(console, saves.get(1))) : first.against(against);
        CampaignPack pack = first.pack();
        List<String> seated = new ArrayList<>();
        for (String word : list.words()) {
            if (!PlayerList.isPerson(word)) {
                pack.computers().named(word);
            }
            seated.add(PlayerList.isPerson(word) ? VersusChoices.PERSON : word);
        }
        List<BoutSetup.Seat> seats = CardStocks.named(List.of(first.hero(), other), list);
        VersusSetup setup = new VersusSetup(first.kind(), seats, options.freshSeed());
        VersusChoices choices =
                new VersusChoices(pack.word(), pack.campaign().about().id(), setup, seated);
        NewSave file = NewSave.of(options.save, "versus");
        Session session = SavedVersus.start(pack, choices);
        GamePlay play = play(pack, choices, session, terminal);
        return Exit.of(play.begin(file.begin(session)));
    }

    private PlayerList list() {
        String usual = VersusChoices.PERSON + "," + (saves.size() > 1 ? VersusChoices.PERSON : COMPUTER);
        PlayerList list = PlayerList.of("--players", players == null ? usual : players);
        if (list.words().size() != BoutSetup.SEATS) {
            throw new WrongUse("--players names two, as in human,greedy");
        }
        return list;
    }

    private int goOn(PlayOptions.TakenUp taken) {
        String how = "soulwright campaign PACK --resume FILE, which saves where it is";
        SavedPack packs = new SavedPack(console, how, taken.resuming()::mayRead);
        SavedVersus saved = SavedVersus.of(taken.recording(), null, packs);
        Session session = saved.start();
        GamePlay play =
                play(saved.pack(), saved.choices(), session, taken.resuming().terminal());
        return play.resume(taken.recording(), taken.resuming()).map(Exit::of).orElse(Exit.FINDINGS);
    }

    private static GamePlay play(CampaignPack pack, VersusChoices choices, Session session, Terminal terminal) {
        List<Chair> chairs = new ArrayList<>();
        for (int seat = 0; seat < BoutSetup.SEATS; seat++) {
            String player = choices.players().get(seat);
            chairs.add(new Chair(
                    choices.setup().seats().get(seat).who().name(),
                    player.equals(VersusChoices.PERSON)
                            ? Optional.empty()
                            : Optional.of(pack.computers().present(player))));
        }
        VersusPicture picture = new VersusPicture(pack.catalog(), pack.campaign(), pack.ruleset());
        return new GamePlay(session, Journal.of(session), chairs, picture, "soulwright versus --resume ", terminal);
    }
}
