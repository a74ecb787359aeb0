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
 * @param marks those of its report cards, in order, with a blank between them; may be empty
 * @param versus whether battles between two card stocks can be fought by now
 */
public record StoryStand(
        String campaign,
        int chapter,
        String name,
        String stage,
        String where,
        String ending,
        String marks,
        boolean versus) {
    private static final String CAMPAIGN = "campaign";
    private static final String CHAPTER = "chapter";
    private static final String NAME = "name";
    private static final String STAGE = "stage";
    private static final String WHERE = "where";
    private static final String ENDING = "ending";
    private static final String MARKS = "marks";
    private static final String VERSUS = "versus";

    /** One that cannot be found out: nothing is known but the name of the campaign. */
    public static StoryStand unknown(String campaign) {
        return new StoryStand(campaign, 0, "", "", "", "", "", false);
    }

    /** The same as words, to be read again by {@link #of}. */
    public Map<String, String> written() {
        Map<String, String> words = new LinkedHashMap<>();
        words.put(CAMPAIGN, campaign);
        words.put(CHAPTER, Integer.toString(chapter));
        words.put(NAME, name);
        words.put(STAGE, stage);
        words.put(WHERE, where);
        words.put(ENDING, ending);
        words.put(MARKS, marks);
        words.put(VERSUS, Boolean.toString(versus));
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
                words.getOrDefault(ENDING, ""),
                words.getOrDefault(MARKS, ""),
                Boolean.parseBoolean(words.get(VERSUS)));
        return Optional.of(read).filter(stand -> stand.written().equals(words));
    }
}
