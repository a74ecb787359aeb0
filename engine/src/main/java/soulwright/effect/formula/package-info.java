/** Formulas, conditions and paths: read, checked against what a place knows, and compiled to closures. Knows no step and no game. */
@NullMarked
package soulwright.effect.formula;

import org.jspecify.annotations.NullMarked;
