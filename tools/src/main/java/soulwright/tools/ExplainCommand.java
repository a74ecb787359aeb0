package soulwright.tools;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import soulwright.diagnostic.Code;
import soulwright.effect.Machine;
import soulwright.effect.Vocabulary;
import soulwright.effect.docs.EffectReference;
import soulwright.pack.KindReference;
import soulwright.pack.Toolkit;

/** Prints the page of a code or of a word of the language, or where the values of an entry come from. */
@Command(
        name = "explain",
        description =
                "Explain a code that validate has printed, where every value of an entry comes from, a word of the effect"
                        + " language, a kind of entry or a key.")
final class ExplainCommand implements Callable<Integer> {
    private static final String CODE = "(?i)SW\\d+";

    private final Console console;

    @Parameters(
            paramLabel = "CODE|ID|WORD",
            description =
                    "A code, as in SW2101, the id of an entry, as in siren, or a word, as in damage, monsters or habitat.")
    private String word;

    @Option(
            names = "--pack",
            paramLabel = "PACK",
            description = "The pack that the entry is in, or that patches it; otherwise all that ship.")
    private @Nullable String pack;

    @Option(names = "--changed", description = "Of an entry, only the values that replaced others.")
    private boolean changed;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text (the default) or json")
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
        console.print(format, explanation, PlainPage.of(explanation.page()));
    }

    private void explainEntry() {
        OpenPacks open = pack == null ? OpenPacks.shipped(console.home()) : OpenPacks.open(console.home(), pack);
        List<EntryExplanation> all = EntryExplanation.all(open.workspace(), word).stream()
                .map(entry -> changed ? entry.changed() : entry)
                .toList();
        if (all.isEmpty()) {
            explainWord(open);
        } else {
            Path content = console.home().content().toAbsolutePath().normalize();
            console.print(
                    format,
                    all,
                    String.join(
                            "\n", all.stream().map(entry -> entry.text(content)).toList()));
        }
    }

    /** A word of the effect language, a kind of entry, or a key, where no entry has that id. */
    private void explainWord(OpenPacks open) {
        Toolkit toolkit = Toolkit.standard();
        EffectReference effects = new EffectReference(
                Vocabulary.of(toolkit.machines().stream().map(Machine::words).toList()));
        KindReference kinds = new KindReference(toolkit.schemas());
        String page = Stream.of(effects.page(word), kinds.page(word))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("\n"));
        if (page.isEmpty()) {
            List<String> known = Stream.of(open.ids(open.load().definitions().kinds()), effects.words(), kinds.words())
                    .flatMap(List::stream)
                    .toList();
            throw new WrongUse("there is no entry or word \"" + word + "\"" + Suggestion.among(word, known));
        }
        console.print(format, new WordExplanation(word, page), PlainPage.of(page));
    }
}
