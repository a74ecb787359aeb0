/** The card-duel machine: two players, cards in zones, phases, windows; all of it declared by a ruleset. Knows neither quest nor battle. */
@NullMarked
package soulwright.duel;

import org.jspecify.annotations.NullMarked;
