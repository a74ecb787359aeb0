/**
 * The battle as it is played: summoners, monsters and cards in a position, what effects read and change of them, and the course of a battle.
 * Knows no board.
 */
@NullMarked
package soulwright.battle.play;

import org.jspecify.annotations.NullMarked;
