/** What a board game is made of: elements, monsters, cards, dwellings, boards, characters. Does not know the rules that move them. */
@NullMarked
package soulwright.content.piece;

import org.jspecify.annotations.NullMarked;
