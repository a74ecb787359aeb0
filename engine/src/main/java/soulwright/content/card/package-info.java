/** What a duel is played with: cards and decks. */
@NullMarked
package soulwright.content.card;

import org.jspecify.annotations.NullMarked;
