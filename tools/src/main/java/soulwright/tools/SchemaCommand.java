package soulwright.tools;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.pack.SchemaExport;
import soulwright.pack.Schemas;
import soulwright.tools.terminal.Count;

/** Writes the schemas into a folder, for editors that know YAML. */
@Command(
        name = "schema",
        description = "Write JSON Schemas, and settings with which a YAML editor completes and checks while you type.")
final class SchemaCommand implements Callable<Integer> {
    private final Console console;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder to write them into, such as .vscode in the folder of the pack.")
    private Path out;

    @Parameters(
            paramLabel = "PACK",
            arity = "0..1",
            description = "A pack whose ids and names the schemas then know; without it they fit every pack.")
    private @Nullable String pack;

    SchemaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        OutFolder folder = new OutFolder("--out", out);
        Map<String, String> files = schemas(folder.name());
        OutFolder.of("--out", out);
        files.forEach(folder::write);
        console.out().println("Wrote " + Count.of(files.size(), "file") + " to " + out);
        return Exit.SUCCESS;
    }

    private Map<String, String> schemas(String folder) {
        if (pack == null) {
            return new SchemaExport(new Schemas(), folder).general();
        }
        OpenPacks open = OpenPacks.open(console.home(), pack);
        return open.workspace().schemas(open.packs().get(0).id(), folder);
    }
}
