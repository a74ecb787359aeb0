package soulwright.content.piece;

import java.util.List;
import java.util.stream.IntStream;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Entry;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.RulesPart;

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

    @Override
    public List<RulesPart> rules() {
        return IntStream.range(0, levels.size())
                .mapToObj(i -> levels.get(i).rules(i + 1))
                .toList();
    }
}
