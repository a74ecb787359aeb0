package soulwright.story.scene;

/** A number of the campaign as it is now. */
public record NumberScene(String id, int figure) {}
