package soulwright.editor.entry.lang;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import soulwright.diagnostic.Diagnostic;
import soulwright.diagnostic.Severity;
import soulwright.editor.entry.form.Spec;

/**
 * A text and its translation.
 *
 * @param original nothing where a translation is of no text that there is
 * @param translation nothing where there is none yet
 * @param found what the last check found in the translation
 */
public record LangRow(String key, Optional<Original> original, Optional<String> translation, List<Diagnostic> found) {
    public LangRow {
        found = List.copyOf(found);
    }

    /** What the text belongs to, and which of its texts it is: `Siren · special name`. */
    public String where() {
        return original.map(text -> text.title() + " · " + inWords(text.path())).orElse(key);
    }

    private static String inWords(String path) {
        return Spec.inWords(path.replace('.', ' ')).toLowerCase(Locale.ROOT);
    }

    /** The words to be translated. */
    public String said() {
        return original.map(Original::text).orElse("");
    }

    public boolean isMissing() {
        return translation.isEmpty();
    }

    public Optional<Severity> worst() {
        return found.stream().map(Diagnostic::severity).min(Severity::compareTo);
    }

    /** Whether all of some words are in what it shows. */
    boolean holds(List<String> words) {
        if (words.isEmpty()) {
            return true;
        }
        String all = Stream.of(key, where(), said(), translation.orElse(""))
                .reduce("", (left, right) -> left + "\n" + right)
                .toLowerCase(Locale.ROOT);
        return words.stream().allMatch(all::contains);
    }
}
