/** What all definitions have in common, how records are read from entries, and the catalog of them. Knows no kind of entry, nor where it was read from. */
@NullMarked
package soulwright.content;

import org.jspecify.annotations.NullMarked;
