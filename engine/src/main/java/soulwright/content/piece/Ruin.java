package soulwright.content.piece;

import java.util.List;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;

/**
 * What must be cleared before a dwelling opens.
 *
 * @param levels from the first down; a board says how many of them there are
 */
public record Ruin(About<Ruin> about, List<RuinLevel> levels) implements Entry<Ruin> {
    public static final EntryKind<Ruin> KIND = new EntryKind<>("ruins", Ruin::of);

    public Ruin {
        Check.within(1, 9, levels.size(), "number of levels");
        levels = List.copyOf(levels);
    }

    static Ruin of(Reading entry) {
        return new Ruin(entry.about(KIND), entry.at("levels").list(RuinLevel::of));
    }
}
