package soulwright.editor.story;

import soulwright.story.Stock;
import soulwright.story.VersusChoices;

/**
 * Who fights with a card stock.
 *
 * @param name what he is called
 * @param player {@link VersusChoices#PERSON}, or the name of a computer player
 */
record Side(String name, Stock stock, String player) {
    boolean isPerson() {
        return player.equals(VersusChoices.PERSON);
    }
}
