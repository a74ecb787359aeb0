/** What can be wrong with a board as a whole: one class a fault, over the board as its entry draws it. Plays nothing. */
@NullMarked
package soulwright.quest.board;

import org.jspecify.annotations.NullMarked;
