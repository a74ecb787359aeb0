package soulwright.tools;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.game.Recording;
import soulwright.game.SaveFile;
import soulwright.tools.play.Resuming;
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
            description =
                    "Let a computer player play the hero too, to the end: greedy, random, or greedy:LEVEL. It is saved only with"
                            + " --save.")
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

    @Mixin
    private final PlayOptions options = new PlayOptions();

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
        try (Terminal terminal = options.terminal(console)) {
            CampaignTable table = new CampaignTable(console, terminal);
            return options.resume == null
                    ? begin(table)
                    : options.takeUp(options.resume, "campaign", terminal)
                            .map(taken -> goOn(table, taken))
                            .orElse(Exit.FINDINGS);
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
        return table.begin(opened, others(), options.freshSeed(), options.save);
    }

    private int goOn(CampaignTable table, PlayOptions.TakenUp taken) {
        Resuming resuming = taken.resuming();
        SavedCampaign saved = SavedCampaign.of(taken.recording(), pack, packs(resuming.file(), resuming::mayRead));
        return chapter == null ? table.resume(resuming, saved) : table.replay(resuming, saved, chapter, options.save);
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
        if (options.resume != null && (campaign != null || options.seed != null || others != null || seeds != null)) {
            throw new WrongUse("--resume goes on with the campaign, the seed and the computer players of the save");
        }
        if (chapter != null && chapter < 1) {
            throw new WrongUse("--chapter counts from 1 on");
        }
        if (chapter != null && (options.resume == null || auto != null)) {
            throw new WrongUse("--chapter is for a person who goes on with a save; name it with --resume");
        }
        if (options.resume != null && auto == null && chapter == null && options.save != null) {
            throw new WrongUse("--resume goes on in the file of the save");
        }
        if (list && (options.resume != null || auto != null || options.save != null)) {
            throw new WrongUse("--list only lists what is saved");
        }
        if (auto == null && (seeds != null || (format != DataFormat.TEXT && !list))) {
            throw new WrongUse("--seeds and --format are for computer players; name one with --auto");
        }
        if (seeds != null && (options.seed != null || options.save != null)) {
            throw new WrongUse("--seeds plays many campaigns; it takes neither --seed nor --save");
        }
    }

    private int auto(CampaignAuto auto) {
        if (options.resume != null) {
            return auto.resume(saved(options.resume), options.save);
        }
        SeedRange range = seeds == null ? null : SeedRange.of(seeds);
        CampaignPack opened = CampaignPack.open(console.home(), pack, campaign);
        return range == null
                ? auto.begin(opened, others(), options.freshSeed(), options.save)
                : auto.all(opened, others(), range);
    }

    private SavedCampaign saved(Path path) {
        SaveFile file = SavedGame.file(path);
        Recording recording = SavedGame.read(file);
        SavedGame.mustBeFor("campaign", recording, path);
        return SavedCampaign.of(recording, pack, packs(file, word -> false));
    }
}
