package soulwright.sketches;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import soulwright.diagnostic.Diagnostic;
import soulwright.pack.Workspace;

/** One misspelt key, verb, role, value or reference gives exactly one error, at its own line and column, with the word that was meant. */
class MisspeltSketchesTest {
    private static final int SEED = 20;

    /** One word in so many is misspelt; `-Dsketches.one-in=1` misspells them all, which takes minutes. */
    private static final int ONE_IN = Integer.getInteger("sketches.one-in", 10);

    @ParameterizedTest
    @MethodSource("soulwright.sketches.Sketch#all")
    void oneMisspeltWordIsOneErrorAtTheWordWithTheRightSuggestion(Sketch sketch) {
        Workspace workspace = sketch.open();
        Random random = new Random(SEED);
        List<String> missed = new ArrayList<>();
        for (String path : sketch.paths()) {
            String text = sketch.text(path);
            List<Word> words = Word.of(path, text);
            for (int i = random.nextInt(ONE_IN); i < words.size(); i += ONE_IN) {
                Word word = words.get(i);
                Misspelling wrong = Misspelling.of(path, word, random);
                List<Diagnostic> findings = findings(workspace, sketch, path, wrong.in(text));
                if (!wrong.isFound(findings)) {
                    missed.add(wrong.report(findings));
                }
            }
            workspace.edit(sketch.id(), path, text.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(missed).isEmpty();
    }

    private static List<Diagnostic> findings(Workspace workspace, Sketch sketch, String path, String text) {
        workspace.edit(sketch.id(), path, text.getBytes(StandardCharsets.UTF_8));
        return workspace.load().findings();
    }
}
