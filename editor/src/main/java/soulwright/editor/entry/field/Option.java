package soulwright.editor.entry.field;

import java.util.Locale;
import java.util.Optional;
import javax.swing.Icon;
import soulwright.editor.document.EntryName;
import soulwright.editor.entry.form.Spec;

/**
 * Something that can be picked.
 *
 * @param written what is written for it
 * @param title what it is called
 * @param detail what else tells it from others: its kind, its pack; may be empty
 * @param entry that it is
 */
public record Option(String written, String title, String detail, Optional<Icon> icon, Optional<EntryName> entry) {
    static Option word(String word) {
        return new Option(word, word, "", Optional.empty(), Optional.empty());
    }

    /** A word that a ruleset or schema offers, called as players would say it: `hit-points` is `Hit points`. */
    static Option named(String word) {
        return new Option(word, Spec.inWords(word), word, Optional.empty(), Optional.empty());
    }

    /** How well a typed text fits: 0 best, a negative number not at all. */
    int fit(String typed) {
        String wanted = typed.toLowerCase(Locale.ROOT).strip();
        String name = title.toLowerCase(Locale.ROOT);
        if (written.equals(wanted) || name.equals(wanted)) {
            return 0;
        }
        if (written.startsWith(wanted) || name.startsWith(wanted)) {
            return 1;
        }
        return (written + ' ' + name + ' ' + detail.toLowerCase(Locale.ROOT)).contains(wanted) ? 2 : -1;
    }
}
