/** Battles: their part of the effect language, shared by everything that fights. Knows no board and no duel. */
@NullMarked
package soulwright.battle;

import org.jspecify.annotations.NullMarked;
