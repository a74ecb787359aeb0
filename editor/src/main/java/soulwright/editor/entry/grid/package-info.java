/** The grid of all entries of a kind: rows, columns from the schema, filter and bulk changes without any toolkit; and the table that shows them. */
@NullMarked
package soulwright.editor.entry.grid;

import org.jspecify.annotations.NullMarked;
