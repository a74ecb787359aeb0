/** Immutable records of every definition, and the catalog of them. Does not know where they were read from. */
@NullMarked
package soulwright.content;

import org.jspecify.annotations.NullMarked;
