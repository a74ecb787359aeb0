package soulwright.story.scene;

/**
 * A stage of a chapter.
 *
 * @param kind the key that makes it: `dialogue`, `game`, `exam`, `grade`, `choose`, `route` or `ending`
 * @param title what people read: the board's name, the ending's, or what kind of stage it is
 * @param visited whether the story has come to it
 * @param current whether the story is there now
 */
public record StageScene(String id, String kind, String title, boolean visited, boolean current) {}
