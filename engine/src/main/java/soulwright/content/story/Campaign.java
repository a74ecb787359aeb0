package soulwright.content.story;

import java.util.List;
import java.util.Map;
import soulwright.content.About;
import soulwright.content.Check;
import soulwright.content.Copy;
import soulwright.content.Counter;
import soulwright.content.Entry;
import soulwright.content.EntryId;
import soulwright.content.EntryKind;
import soulwright.content.Reading;
import soulwright.content.piece.GameCharacter;
import soulwright.content.ruleset.Ruleset;

/**
 * A story that is played.
 *
 * @param hero whom the player plays
 * @param numbers what the story remembers
 * @param results the numbers of the ruleset's players that `result` tells of a board game
 * @param marks the least number for each mark, such as A from 75
 */
public record Campaign(
        About<Campaign> about,
        EntryId<Ruleset> ruleset,
        EntryId<GameCharacter> hero,
        Map<String, Counter> numbers,
        List<String> results,
        Map<String, Integer> marks,
        List<Chapter> chapters)
        implements Entry<Campaign> {
    public static final EntryKind<Campaign> KIND = new EntryKind<>("campaigns", Campaign::of);

    public Campaign {
        Check.allWithin(0, 1000, marks, "mark");
        Check.some(chapters, "chapter");
        numbers = Copy.of(numbers);
        results = List.copyOf(results);
        marks = Copy.of(marks);
        chapters = List.copyOf(chapters);
    }

    static Campaign of(Reading entry) {
        return new Campaign(
                entry.about(KIND),
                entry.at("ruleset").id(Ruleset.KIND),
                entry.at("hero").id(GameCharacter.KIND),
                entry.at("numbers").map(Counter::of),
                entry.at("results").words(),
                entry.at("marks").map(Reading::number),
                entry.at("chapters").list(Chapter::of));
    }
}
