package soulwright.content.duel;

import soulwright.content.Reading;

/**
 * A trait that is printed on a card.
 *
 * @param several whether it can have more than one name of it
 */
public record PrintedTrait(String name, boolean several) {
    private static final String SEVERAL = "+";

    /** Reads `element`, or `type+` for several. */
    static PrintedTrait of(Reading trait) {
        String word = trait.word();
        boolean several = word.endsWith(SEVERAL);
        return new PrintedTrait(several ? word.substring(0, word.length() - SEVERAL.length()) : word, several);
    }
}
