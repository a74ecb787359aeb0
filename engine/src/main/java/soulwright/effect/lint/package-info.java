/** Checks of effects as a whole: what no entry fits, what nothing tells. Each sees everything that the packs in sight say. */
@NullMarked
package soulwright.effect.lint;

import org.jspecify.annotations.NullMarked;
