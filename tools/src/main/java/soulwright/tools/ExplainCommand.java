package soulwright.tools;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.diagnostic.Code;
import soulwright.effect.Machine;
import soulwright.effect.Vocabulary;
import soulwright.effect.docs.EffectReference;
import soulwright.pack.Definitions;
import soulwright.pack.Definitions.Definition;
import soulwright.pack.Toolkit;

/** Prints the page of a code or of a word of the language, or where the values of an entry come from. */
@Command(
        name = "explain",
        description =
                "Explain a code that validate has printed, where every value of an entry comes from, or a word of the effect"
                        + " language.")
final class ExplainCommand implements Callable<Integer> {
    private static final String CODE = "(?i)SW\\d+";

    private final Console console;

    @Parameters(
            paramLabel = "CODE|ID|WORD",
            description = "A code, as in SW2101, the id of an entry, as in siren, or a word, as in damage.")
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
            explainWord(ids(open.load().definitions()));
        } else {
            console.print(
                    format,
                    all,
                    String.join("\n", all.stream().map(EntryExplanation::text).toList()));
        }
    }

    /** A word of the effect language, where no entry has that id. */
    private void explainWord(List<String> ids) {
        EffectReference reference = new EffectReference(Vocabulary.of(
                Toolkit.standard().machines().stream().map(Machine::words).toList()));
        WordExplanation explanation = reference
                .page(word)
                .map(page -> new WordExplanation(word, page))
                .orElseThrow(() -> new WrongUse("there is no entry \"" + word + "\""
                        + Suggestion.among(
                                word,
                                Stream.concat(ids.stream(), reference.words().stream())
                                        .toList())));
        console.print(format, explanation, explanation.page());
    }

    private static List<String> ids(Definitions definitions) {
        return definitions.kinds().stream()
                .flatMap(kind -> definitions.of(kind).stream())
                .map(Definition::id)
                .map(id -> id.substring(id.indexOf(':') + 1))
                .toList();
    }
}
