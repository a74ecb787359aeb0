package soulwright.story.scene;

/**
 * A stage of a chapter.
 *
 * @param kind the key that makes it: `dialogue`, `game`, `exam`, `grade`, `choose`, `route` or `ending`
 * @param title what people read: its name, or the board's, the ending's, the mark's; empty for one that is not listed
 * @param visited whether the story has come to it
 * @param current whether the story is there now, or among listed stages at something without a title that came after it
 */
public record StageScene(String id, String kind, String title, boolean visited, boolean current) {}
