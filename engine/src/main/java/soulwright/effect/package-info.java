/** The effect language: formulas, selectors, verbs and abilities, parsed and checked. Knows no pack and no game. */
@NullMarked
package soulwright.effect;

import org.jspecify.annotations.NullMarked;
