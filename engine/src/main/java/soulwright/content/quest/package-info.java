/** The parts of a ruleset for a board game: numbers, board, days, battle. Knows no ruleset as a whole. */
@NullMarked
package soulwright.content.quest;

import org.jspecify.annotations.NullMarked;
