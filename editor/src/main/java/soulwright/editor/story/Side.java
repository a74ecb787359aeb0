package soulwright.editor.story;

import soulwright.story.Stock;

/**
 * Who fights with a card stock.
 *
 * @param name what he is called
 * @param person whether a person plays, not the computer
 */
record Side(String name, Stock stock, boolean person) {}
