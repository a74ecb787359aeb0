package soulwright.tools;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.pack.Load.PackStatus;
import soulwright.tools.terminal.ShellWord;

/** Tells which packs there are, and what is in one. */
@Command(name = "list", description = "List the packs that ship, what a pack holds, or its entries of one kind.")
final class ListCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "PACK", arity = "0..1", description = "A folder, a zip file, or an id.")
    private @Nullable String pack;

    @Parameters(index = "1", paramLabel = "KIND", arity = "0..1", description = "Such as monsters: lists their ids.")
    private @Nullable String kind;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text (the default) or json")
    private DataFormat format;

    ListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (pack == null) {
            listShipped();
        } else if (kind == null) {
            listPack(pack);
        } else {
            listEntries(pack, kind);
        }
        return Exit.SUCCESS;
    }

    private void listShipped() {
        OpenPacks open = OpenPacks.shipped(console.home());
        List<PackListing> packs = open.packs().stream()
                .map(pack -> PackListing.of(pack, open.load()))
                .toList();
        console.print(
                format,
                Map.of("packs", packs),
                String.join("\n", packs.stream().map(PackListing::text).toList()));
    }

    private void listPack(String word) {
        OpenPacks open = OpenPacks.open(console.home(), word);
        PackListing listing = PackListing.of(open.packs().get(0), open.load());
        console.print(format, listing, listing.text());
    }

    private void listEntries(String word, String wanted) {
        OpenPacks open = OpenPacks.open(console.home(), word);
        PackStatus status = open.packs().get(0);
        if (!status.kinds().containsKey(wanted)) {
            throw new WrongUse("the pack has no " + wanted
                    + Suggestion.among(wanted, status.kinds().keySet()));
        }
        EntryListing listing =
                EntryListing.of(status.id(), wanted, open.load().definitions().of(wanted));
        if (status.broken()) {
            throw new Finding("the pack has errors; see soulwright validate " + ShellWord.of(status.shown()));
        }
        console.print(format, listing, listing.text());
    }
}
