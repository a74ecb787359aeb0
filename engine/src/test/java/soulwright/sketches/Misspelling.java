package soulwright.sketches;

import java.util.List;
import java.util.Random;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;

/** A word of a file with one letter wrong. */
record Misspelling(String path, Word word, String written) {
    private static final int LONG_ENOUGH_TO_GUESS = 4;

    /** Of a shorter word with a letter less, nobody can say which it was. */
    private static final int LONG_ENOUGH_TO_DROP = 5;

    /** Doubles, changes, adds, drops or exchanges a letter, never the first; of a long word also not the last. */
    static Misspelling of(String path, Word word, Random random) {
        String right = word.text();
        StringBuilder wrong = new StringBuilder(right);
        if (right.length() < LONG_ENOUGH_TO_GUESS) {
            wrong.append(right.charAt(right.length() - 1));
        } else {
            slip(wrong, 1 + random.nextInt(right.length() - 2), random);
        }
        return new Misspelling(path, word, wrong.toString());
    }

    private static void slip(StringBuilder word, int at, Random random) {
        char letter = word.charAt(at);
        char next = word.charAt(at + 1);
        boolean recognizable = word.length() > LONG_ENOUGH_TO_DROP;
        switch (random.nextInt(recognizable ? 5 : 4)) {
            case 0 -> word.insert(at, letter == '-' ? 'x' : letter);
            case 1 -> word.setCharAt(at, letter == 'q' ? 'z' : 'q');
            case 2 -> word.insert(at, 'x');
            case 3 -> word.replace(at, at + 2, next == letter ? "z" + letter : "" + next + letter);
            default -> word.deleteCharAt(at);
        }
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
