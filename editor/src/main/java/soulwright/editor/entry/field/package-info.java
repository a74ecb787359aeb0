/**
 * The fields of a form as Swing components, each kind of value with an editor of its own. They show what the form model says and change the text
 * through {@link soulwright.editor.entry.field.Editing} alone.
 */
@NullMarked
package soulwright.editor.entry.field;

import org.jspecify.annotations.NullMarked;
