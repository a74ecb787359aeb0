package soulwright.tools;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.diagnostic.Findings;
import soulwright.diagnostic.JsonReport;
import soulwright.diagnostic.Report;
import soulwright.diagnostic.SarifReport;
import soulwright.diagnostic.Style;
import soulwright.diagnostic.TextReport;

/** Runs all checks on packs and prints what they find. */
@Command(name = "validate", description = "Check packs, and show every mistake where it is.")
final class ValidateCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "PACK",
            arity = "1..*",
            description = "A folder, a zip file, or the id of a pack that ships.")
    private List<String> packs;

    @Option(names = "--format", defaultValue = "text", description = "text (the default), json or sarif")
    private Format format;

    @Option(names = "--strict", description = "Let warnings fail as well.")
    private boolean strict;

    @Option(names = "--fix", description = "Mend in the files what can be mended in only one way.")
    private boolean fix;

    @Option(names = "--watch", description = "Go on, and check again whenever a file is saved.")
    private boolean watch;

    ValidateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        OpenPacks open = OpenPacks.open(console.home(), packs);
        int status = check(open);
        if (watch) {
            new Watch(packs.stream().map(Path::of).toList()).forEachChange(() -> {
                if (open.workspace().refresh()) {
                    check(open);
                }
            });
        }
        return status;
    }

    private int check(OpenPacks open) throws IOException {
        if (fix) {
            int mended = new Mending(open).mendAll();
            console.err().println(mended == 0 ? "nothing to mend" : "mended " + mended + " in the files");
        }
        Findings findings = Findings.of(open.findings());
        report(open).write(findings, console.out());
        console.flush();
        boolean failed = findings.errors() > 0 || (strict && findings.warnings() > 0);
        return failed ? Exit.FINDINGS : Exit.SUCCESS;
    }

    private Report report(OpenPacks open) {
        return switch (format) {
            case TEXT -> new TextReport(open, console.colour() ? Style.ANSI : Style.PLAIN);
            case JSON -> new JsonReport();
            case SARIF -> new SarifReport(Soulwright.version());
        };
    }
}
