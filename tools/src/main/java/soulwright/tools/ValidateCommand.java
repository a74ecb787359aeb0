package soulwright.tools;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.diagnostic.Findings;
import soulwright.diagnostic.Fixes.Change;
import soulwright.diagnostic.JsonReport;
import soulwright.diagnostic.Report;
import soulwright.diagnostic.SarifReport;
import soulwright.diagnostic.Style;
import soulwright.diagnostic.TextReport;

/** Runs all checks on packs and prints what they find. */
@Command(name = "validate", description = "Check packs, and show every mistake where it is.")
final class ValidateCommand implements Callable<Integer> {
    private static final String WATCHING = "watching; Ctrl+C stops it";

    private final Console console;

    @Parameters(
            paramLabel = "PACK",
            arity = "1..*",
            description = "A folder, a zip file, or the id of a pack that ships.")
    private List<String> packs;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text (the default), json or sarif")
    private Format format;

    @Option(names = "--strict", description = "Let warnings fail as well.")
    private boolean strict;

    @Option(names = "--fix", description = "Mend in the files what can be mended in only one way.")
    private boolean fix;

    @Option(names = "--dry-run", description = "Only show what --fix would change.")
    private boolean dryRun;

    @Option(names = "--watch", description = "Go on, and check again whenever a file is saved.")
    private boolean watch;

    private boolean wasGone;

    ValidateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        OpenPacks open = OpenPacks.open(console.home(), packs);
        int status = check(open);
        if (watch) {
            tell(WATCHING);
            new Watch(open.roots()).forEachChange(() -> checkAgain(open));
        }
        return open.allFound() ? status : Exit.WRONG_USE;
    }

    private void checkAgain(OpenPacks open) throws IOException {
        List<Path> gone = open.gone();
        if (!gone.isEmpty()) {
            tell(gone.get(0) + " is not there; it is checked again when it is back");
        } else if (open.refresh() || wasGone) {
            tell("\n---- " + LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.SECONDS));
            check(open);
            tell(WATCHING);
        }
        wasGone = !gone.isEmpty();
    }

    private int check(OpenPacks open) throws IOException {
        if (fix || dryRun) {
            mend(open);
        }
        Findings findings = Findings.of(open.findings());
        report(open).write(findings, format == Format.TEXT ? console.out().styled() : console.out());
        console.flush();
        boolean failed = findings.errors() > 0 || (strict && findings.warnings() > 0);
        return failed ? Exit.FINDINGS : Exit.SUCCESS;
    }

    private void mend(OpenPacks open) {
        Mending mending = new Mending(open);
        List<Change> changes = dryRun ? mending.plan() : mending.mendAll(this::tell);
        String done = dryRun ? "would mend " : "mended ";
        changes.forEach(
                change -> tell(done + change.place() + ": " + shown(change.before()) + " -> " + shown(change.after())));
        open.archives().forEach(archive -> tell(archive + ": zip files are not changed; unpack it to mend it"));
        if (changes.isEmpty() && open.archives().isEmpty()) {
            tell("nothing to mend");
        }
    }

    private static String shown(String text) {
        return text.isEmpty() ? "(nothing)" : text.replace("\n", "\\n");
    }

    /** Says something beside the findings, which may go to a program. */
    private void tell(String sentence) {
        console.err().println(sentence);
        console.flush();
    }

    private Report report(OpenPacks open) {
        return switch (format) {
            case TEXT -> new TextReport(open, console.colour() ? Style.ANSI : Style.PLAIN);
            case JSON -> new JsonReport();
            case SARIF -> new SarifReport(Soulwright.version());
        };
    }
}
