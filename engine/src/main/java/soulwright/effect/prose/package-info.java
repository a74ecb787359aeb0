/** Says effects in the words of a card: rules text made from what was compiled, by the templates that the vocabulary's rows carry. Knows no game. */
@NullMarked
package soulwright.effect.prose;

import org.jspecify.annotations.NullMarked;
