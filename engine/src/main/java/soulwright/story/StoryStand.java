package soulwright.story;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where a campaign stands, in a few words for lists of saves. A save says it of itself, so that lists need not play it again; whoever plays it does,
 * so nothing but a list believes it.
 *
 * @param campaign what it is called
 * @param chapter the one that goes on, from 1; 0 before the first
 * @param name of the chapter; empty before the first
 * @param stage the id of the stage that goes on; empty before the first
 * @param where the title of the stage, or of the last one that has a title; may be empty
 * @param ending what its ending is called; empty while it goes on
 */
public record StoryStand(String campaign, int chapter, String name, String stage, String where, String ending) {
    private static final String CAMPAIGN = "campaign";
    private static final String CHAPTER = "chapter";
    private static final String NAME = "name";
    private static final String STAGE = "stage";
    private static final String WHERE = "where";
    private static final String ENDING = "ending";

    /** The same as words, to be read again by {@link #of}. */
    public Map<String, String> written() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(CAMPAIGN, campaign);
        words.put(CHAPTER, Integer.toString(chapter));
        words.put(NAME, name);
        words.put(STAGE, stage);
        words.put(WHERE, where);
        words.put(ENDING, ending);
        return words;
    }

    /** Reads what a save says of itself; nothing if it does not say it so. */
    public static Optional<StoryStand> of(Map<String, String> words) {
        String chapter = words.getOrDefault(CHAPTER, "");
        if (!chapter.matches("\\d{1,6}")) {
            return Optional.empty();
        }
        StoryStand read = new StoryStand(
                words.getOrDefault(CAMPAIGN, ""),
                Integer.parseInt(chapter),
                words.getOrDefault(NAME, ""),
                words.getOrDefault(STAGE, ""),
                words.getOrDefault(WHERE, ""),
                words.getOrDefault(ENDING, ""));
        return Optional.of(read).filter(stand -> stand.written().equals(words));
    }
}
