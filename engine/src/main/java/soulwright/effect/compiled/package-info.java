/** What the readers make of effects: steps, abilities, selectors and acts, checked and ready for a machine. Immutable; knows no reader. */
@NullMarked
package soulwright.effect.compiled;

import org.jspecify.annotations.NullMarked;
