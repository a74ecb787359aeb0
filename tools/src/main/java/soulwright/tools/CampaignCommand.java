package soulwright.tools;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.tools.play.Resuming;
import soulwright.tools.terminal.Colours;
import soulwright.tools.terminal.ShellWord;
import soulwright.tools.terminal.Terminal;

/** Plays a campaign at the terminal, or lets a computer player do so. */
@Command(
        name = "campaign",
        description = "Play a campaign in the terminal: its story, its board games and its examinations.",
        footer = {
            "",
            "The campaign is saved after every decision, and when it is left. While it is played, help lists what can be typed.",
            "",
            "The exit status is 1 when a fault in a pack broke the campaign off, the save is damaged, or --auto reached no"
                    + " ending; 2 when it could not begin; and 3 when it was left and could not be saved."
        })
final class CampaignCommand implements Callable<Integer> {
    private static final String GREEDY = "greedy";

    private final Console console;

    @Parameters(
            paramLabel = "PACK",
            arity = "0..1",
            description =
                    "A folder, a zip file, or the id of a pack that ships; the one that ships with a campaign by default."
                            + " --resume finds it again by itself.")
    private @Nullable String pack;

    @Option(names = "--campaign", paramLabel = "ID", description = "Which campaign, where there are several.")
    private @Nullable String campaign;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed that all chance follows from; another each time.")
    private @Nullable Long seed;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description =
                    "Where the campaign is saved; by default in the current folder, named after it. With --auto it is kept"
                            + " only if this is given.")
    private @Nullable Path save;

    @Option(names = "--resume", paramLabel = "FILE", description = "Go on with a saved campaign.")
    private @Nullable Path resume;

    @Option(
            names = "--list",
            description =
                    "List the saved campaigns in the current folder and those that the menu began, with where they stand.")
    private boolean list;

    @Option(
            names = "--chapter",
            paramLabel = "N",
            description = "With --resume: play again from where that chapter began, in a copy.")
    private @Nullable Integer chapter;

    @Option(
            names = "--agents",
            paramLabel = "NAME",
            description =
                    "Who plays everybody but the hero: greedy (the default), which plays each as the story says, random,"
                            + " or greedy:LEVEL.")
    private @Nullable String others;

    @Option(
            names = "--auto",
            paramLabel = "AGENT",
            description = "Let a computer player play the hero too, to the end: greedy, random, or greedy:LEVEL.")
    private @Nullable String auto;

    @Option(
            names = "--seeds",
            paramLabel = "A..B",
            description = "With --auto: play once with each seed, and say which lines, ways and endings were seen.")
    private @Nullable String seeds;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description =
                    "With --list: text (the default) or json. With --auto: text (the default), the story as it is told; or json, an object that says how it went,"
                            + " with --seeds one a line.")
    private DataFormat format;

    @Option(
            names = {"--no-colour", "--no-color"},
            description = "Use no colours; nothing is told by colour alone.")
    private boolean colourless;

    CampaignCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        checkOptions();
        if (list) {
            return list();
        }
        if (auto != null) {
            return auto(new CampaignAuto(console, format, auto));
        }
        try (Terminal terminal = console.terminal().apply(colourless ? Colours.NONE : Colours.FULL)) {
            CampaignTable table = new CampaignTable(console, terminal);
            return resume == null ? begin(table) : resume(table, new Resuming(SavedGame.file(resume), terminal));
        }
    }

    private int list() {
        List<CampaignSlot> slots = CampaignSlot.all(console);
        String none = "There are no saved campaigns here.%n".formatted();
        String text = slots.stream().map(CampaignSlot::words).collect(Collectors.joining());
        console.print(format, slots, slots.isEmpty() ? none : text);
        return Exit.SUCCESS;
    }

    private int begin(CampaignTable table) {
        CampaignPack opened = CampaignPack.open(console.home(), pack, campaign);
        return table.begin(opened, others(), FreshSeed.or(seed), save);
    }

    private int resume(CampaignTable table, Resuming resuming) {
        Optional<Recording> recording = resuming.open();
        if (recording.isEmpty()) {
            return Exit.FINDINGS;
        }
        SavedGame.mustBeFor("campaign", recording.get(), resuming.file().path());
        SavedCampaign saved = SavedCampaign.of(recording.get(), pack, packs(resuming.file(), resuming::mayRead));
        return chapter == null ? table.resume(resuming, saved) : table.replay(resuming, saved, chapter, save);
    }

    private SavedPack packs(SaveFile file, Predicate<String> mayRead) {
        String how =
                "soulwright campaign PACK --resume " + ShellWord.of(file.path().toString());
        return new SavedPack(console, how, mayRead);
    }

    private String others() {
        return others == null ? GREEDY : others;
    }

    private void checkOptions() {
        if (resume != null && (campaign != null || seed != null || others != null || seeds != null)) {
            throw new WrongUse("--resume goes on with the campaign, the seed and the computer players of the save");
        }
        if (chapter != null && chapter < 1) {
            throw new WrongUse("--chapter counts from 1 on");
        }
        if (chapter != null && (resume == null || auto != null)) {
            throw new WrongUse("--chapter is for a person who goes on with a save; name it with --resume");
        }
        if (resume != null && auto == null && chapter == null && save != null) {
            throw new WrongUse("--resume goes on in the file of the save");
        }
        if (list && (resume != null || auto != null || save != null)) {
            throw new WrongUse("--list only lists what is saved");
        }
        if (auto == null && (seeds != null || (format != DataFormat.TEXT && !list))) {
            throw new WrongUse("--seeds and --format are for computer players; name one with --auto");
        }
        if (seeds != null && (seed != null || save != null)) {
            throw new WrongUse("--seeds plays many campaigns; it takes neither --seed nor --save");
        }
    }

    private int auto(CampaignAuto auto) {
        if (resume != null) {
            return auto.resume(saved(resume), save);
        }
        SeedRange range = seeds == null ? null : SeedRange.of(seeds);
        CampaignPack opened = CampaignPack.open(console.home(), pack, campaign);
        return range == null
                ? auto.begin(opened, others(), FreshSeed.or(seed), save)
                : auto.all(opened, others(), range);
    }

    private SavedCampaign saved(Path path) {
        SaveFile file = SavedGame.file(path);
        Recording recording = SavedGame.read(file);
        SavedGame.mustBeFor("campaign", recording, path);
        return SavedCampaign.of(recording, pack, packs(file, word -> false));
    }
}
