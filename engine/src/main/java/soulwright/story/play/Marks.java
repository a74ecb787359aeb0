package soulwright.story.play;

import java.util.Map;
import soulwright.content.story.GradeStage;
import soulwright.diagnostic.Wording;

/**
 * How numbers are shown on report cards.
 *
 * @param least the least number for each mark
 */
record Marks(Map<String, Integer> least) {
    /** The mark for a number: of those that it reaches, the highest; empty if it reaches none. */
    String of(long figure) {
        return least.entrySet().stream()
                .filter(mark -> mark.getValue() <= figure)
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("");
    }

    /** What a report card is called. */
    static String title(GradeStage stage) {
        return stage.name().orElseGet(() -> words(stage.grade()));
    }

    private static String words(String name) {
        return Wording.capital(name.replace('-', ' '));
    }
}
