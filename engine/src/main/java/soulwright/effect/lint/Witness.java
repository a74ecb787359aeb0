package soulwright.effect.lint;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Remembers which entry of a list fitted a question, so that the others are asked again only when that one has changed. Belongs to one
 * question.
 */
public final class Witness {
    private int index;
    private @Nullable PrintedEntry entry;

    /** Whether some entry of the list that is not abstract fits. */
    @SuppressWarnings("ReferenceEquality") // an entry that was read again is another
    public boolean fits(PrintedFormula asked, List<? extends PrintedEntry> entries) {
        if (index < entries.size() && entries.get(index) == entry) {
            return true;
        }
        for (int i = 0; i < entries.size(); i++) {
            PrintedEntry candidate = entries.get(i);
            if (!candidate.isAbstract() && asked.holds(candidate)) {
                index = i;
                entry = candidate;
                return true;
            }
        }
        return false;
    }
}
