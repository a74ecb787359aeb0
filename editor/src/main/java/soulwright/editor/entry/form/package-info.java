/**
 * What a form of an entry holds, without any toolkit: its fields, made from the schema, with own and inherited values; and the edits of the
 * text that come of changing one. Knows no screen.
 */
@NullMarked
package soulwright.editor.entry.form;

import org.jspecify.annotations.NullMarked;
