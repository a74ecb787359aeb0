/** Packs that nobody would write, made from a seed, and random games of them. */
@NullMarked
package soulwright.quest.odd;

import org.jspecify.annotations.NullMarked;
