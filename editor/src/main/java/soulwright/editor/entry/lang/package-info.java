/** Translations: which words of a pack there are, what a file of translations makes of them, without any toolkit; and the table and the editor that show them. */
@NullMarked
package soulwright.editor.entry.lang;

import org.jspecify.annotations.NullMarked;
