package soulwright.story.scene;

/**
 * A report card.
 *
 * @param number the id of the campaign's number that it shows
 * @param name the same as people read it
 * @param mark as the campaign calls it; empty if there is none for so low a figure
 */
public record ReportScene(String number, String name, int figure, String mark) {}
