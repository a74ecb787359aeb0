/** The parts of a ruleset for a duel: kinds of card, zones, phases, windows. Knows no ruleset as a whole. */
@NullMarked
package soulwright.content.duel;

import org.jspecify.annotations.NullMarked;
