package soulwright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;
import soulwright.tools.terminal.ShellWord;

/** Writes a first version of something that validates, for its author to go on from. */
@Command(name = "new", description = "Write a new pack, or a new entry of a pack: a first version that validates.")
final class NewCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "KIND", description = "${COMPLETION-CANDIDATES}")
    private Scaffold kind;

    @Parameters(
            index = "1",
            paramLabel = "NAME",
            description = "The folder of a new pack; the name of a new entry; for a patch, the entry that it changes.")
    private String name;

    @Option(
            names = "--pack",
            paramLabel = "DIR",
            defaultValue = ".",
            description = "The pack that the entry goes into.")
    private Path pack;

    @Option(names = "--extends", paramLabel = "ID", description = "The monster that a new one takes after.")
    private @Nullable String parent;

    NewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        boolean isPack = kind == Scaffold.PACK;
        Path folder = isPack ? folder() : packFolder();
        EntryName entry = EntryName.of(isPack ? new OutFolder("NAME", folder).name() : name);
        if (!isPack) {
            new Newcomer(kind, entry, parent).check(OpenPacks.open(console.home(), folder.toString()));
        }
        write(new OutFolder(isPack ? "NAME" : "--pack", folder), texts(entry));
        String where = ShellWord.of(folder.toString());
        console.out().println("Check it with: soulwright validate " + where);
        if (kind == Scaffold.CAMPAIGN) {
            console.out().println("Play it with: soulwright campaign " + where + " --campaign " + entry.id());
        }
        return Exit.SUCCESS;
    }

    /** By their places in the pack; what was asked for comes first. */
    private Map<String, String> texts(EntryName entry) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put(
                kind.path(entry),
                parent == null || kind != Scaffold.MONSTER ? kind.text(entry) : Scaffold.child(entry, parent));
        texts.putAll(kind.companions(entry));
        return texts;
    }

    private void write(OutFolder folder, Map<String, String> texts) {
        texts.keySet().forEach(file -> mustBeNew(folder.path().resolve(file)));
        texts.forEach((file, text) -> {
            folder.write(file, text);
            console.out().println("Wrote " + folder.path().resolve(file).normalize());
        });
    }

    private Path folder() {
        try {
            return new PathConverter().convert(name);
        } catch (TypeConversionException impossible) {
            throw new WrongUse("NAME " + impossible.getMessage());
        }
    }

    private Path packFolder() {
        if (Files.isRegularFile(pack)) {
            throw new WrongUse(pack + " is a file, and nothing is written into one; unpack it if it is a zip file");
        }
        if (!Files.exists(pack.resolve("pack.yaml"))) {
            throw new WrongUse(pack + " is not a pack (it has no pack.yaml); name one with --pack DIR");
        }
        return pack;
    }

    private static void mustBeNew(Path file) {
        if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new WrongUse(file + " exists already; nothing was changed");
        }
    }
}
