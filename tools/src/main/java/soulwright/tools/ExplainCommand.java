package soulwright.tools;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.diagnostic.Code;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;

/** Prints the page of a code, or where the values of an entry come from. */
@Command(
        name = "explain",
        description = "Explain a code that validate has printed, or where every value of an entry comes from.")
final class ExplainCommand implements Callable<Integer> {
    private static final String CODE = "(?i)SW\\d+";

    private final Console console;

    @Parameters(paramLabel = "CODE|ID", description = "A code, as in SW2101, or the id of an entry, as in siren.")
    private String word;

    @Option(
            names = "--pack",
            paramLabel = "PACK",
            description = "The pack that the entry is in, or that patches it; otherwise all that ship.")
    private @Nullable String pack;

    @Option(names = "--format", defaultValue = "text", description = "text (the default) or json")
    private DataFormat format;

    ExplainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (word.matches(CODE)) {
            explainCode();
        } else {
            explainEntry();
        }
        return Exit.SUCCESS;
    }

    private void explainCode() {
        List<String> codes = Arrays.stream(Code.values()).map(Code::id).toList();
        CodeExplanation explanation = Code.of(word.toUpperCase(Locale.ROOT))
                .map(CodeExplanation::of)
                .orElseThrow(() -> new WrongUse("there is no code \"" + word + "\"" + Suggestion.among(word, codes)));
        console.print(format, explanation, explanation.page());
    }

    private void explainEntry() {
        OpenPacks open = pack == null ? OpenPacks.shipped(console.home()) : OpenPacks.open(console.home(), pack);
        List<EntryExplanation> all = EntryExplanation.all(open.workspace(), word);
        if (all.isEmpty()) {
            throw new WrongUse("there is no entry \"" + word + "\""
                    + Suggestion.among(word, ids(open.load().definitions())));
        }
        console.print(
                format,
                all,
                String.join("\n", all.stream().map(EntryExplanation::text).toList()));
    }

    private static List<String> ids(Definitions definitions) {
        return definitions.kinds().stream()
                .flatMap(kind -> definitions.of(kind).stream())
                .map(Definition::id)
                .map(id -> id.substring(id.indexOf(':') + 1))
                .toList();
    }
}
