/** Entries: the grid of a kind, the form of an entry, the text of its file. */
@NullMarked
package soulwright.editor.entry;

import org.jspecify.annotations.NullMarked;
