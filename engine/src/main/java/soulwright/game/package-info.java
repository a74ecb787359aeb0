/**
 * The kernel that every game is played with: positions, what is yet to be done, decisions, chance, views, recordings and saves. Knows no
 * effects and no rules; must not depend on packs.
 */
@NullMarked
package soulwright.game;

import org.jspecify.annotations.NullMarked;
