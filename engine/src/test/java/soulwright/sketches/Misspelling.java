package soulwright.sketches;

import java.util.List;
import java.util.Random;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;

/** A word of a file with one letter wrong. */
record Misspelling(String path, Word word, String written) {
    private static final int LONG_ENOUGH_TO_GUESS = 4;

    /** Doubles, drops, changes or exchanges a letter, never the first. */
    static Misspelling of(String path, Word word, Random random) {
        String right = word.text();
        StringBuilder wrong = new StringBuilder(right);
        int at = right.length() < LONG_ENOUGH_TO_GUESS ? right.length() - 1 : 1 + random.nextInt(right.length() - 1);
        switch (right.length() < LONG_ENOUGH_TO_GUESS ? 0 : random.nextInt(3)) {
            case 0 -> wrong.insert(at, wrong.charAt(at) == '-' ? 'x' : wrong.charAt(at));
            case 1 -> wrong.setCharAt(at, wrong.charAt(at) == 'q' ? 'z' : 'q');
            default -> wrong.insert(at, 'x');
        }
        return new Misspelling(path, word, wrong.toString());
    }

    /** The text of the file with this mistake in it. */
    String in(String text) {
        int line = 1;
        int at = 0;
        while (line < word.place().line()) {
            at = text.indexOf('\n', at) + 1;
            line++;
        }
        int start = text.offsetByCodePoints(at, word.place().column() - 1);
        return text.substring(0, start)
                + written
                + text.substring(start + word.text().length());
    }

    /** Whether there is exactly one error (a warning for a patch that hits nothing), at the very word, with the word that was meant. */
    boolean isFound(List<Diagnostic> findings) {
        List<Diagnostic> errors = told(findings);
        if (errors.size() != 1) {
            return false;
        }
        Diagnostic only = errors.get(0);
        return only.place().file().endsWith(path)
                && only.place().line() == word.place().line()
                && only.place().column() == word.place().column()
                && (word.text().length() < LONG_ENOUGH_TO_GUESS || suggests(only));
    }

    private boolean suggests(Diagnostic finding) {
        return finding.help().orElse("").contains("did you mean \"" + word.text());
    }

    /** What was found instead, for people. */
    String report(List<Diagnostic> findings) {
        return "%s at %s, \"%s\" written \"%s\":%s"
                .formatted(
                        word.path(),
                        word.place(),
                        word.text(),
                        written,
                        told(findings).stream()
                                .limit(4)
                                .map(Misspelling::brief)
                                .map("\n      "::concat)
                                .toList());
    }

    static String brief(Diagnostic finding) {
        return "%s %s: %s (%s)"
                .formatted(
                        finding.place(),
                        finding.code().id(),
                        finding.message(),
                        finding.help().orElse("no help"));
    }

    private List<Diagnostic> told(List<Diagnostic> findings) {
        List<Diagnostic> errors =
                findings.stream().filter(it -> it.severity() == Severity.ERROR).toList();
        return errors.isEmpty() && path.startsWith("patches/") ? findings : errors;
    }
}
