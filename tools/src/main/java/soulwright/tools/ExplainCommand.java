package soulwright.tools;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import soulwright.diagnostic.Code;
import soulwright.diagnostic.CodePages;
import soulwright.diagnostic.Nearest;

/** Prints the page of documentation of a code. */
@Command(name = "explain", description = "Explain a code that validate has printed.")
final class ExplainCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "CODE", description = "A code, as in SW2101.")
    private String word;

    ExplainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Code code = Code.of(word.toUpperCase(Locale.ROOT)).orElseThrow(this::unknownCode);
        console.out().print(CodePages.page(code));
        return Exit.SUCCESS;
    }

    private WrongUse unknownCode() {
        List<String> codes = Arrays.stream(Code.values()).map(Code::id).toList();
        String help = Nearest.to(word, codes)
                .map(near -> "; did you mean \"" + near + "\"?")
                .orElse("");
        return new WrongUse("there is no code \"" + word + "\"" + help);
    }
}
