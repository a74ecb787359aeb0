/**
 * The board game as it is played: lands, summoners who travel them, days and turns, encounters, dwellings and ruins. Battles are those of
 * {@code soulwright.battle.play}.
 */
@NullMarked
package soulwright.quest.play;

import org.jspecify.annotations.NullMarked;
