/** The text of a file as it is typed: colours, findings, quick fixes. It shows and changes what the project holds, and has no history of its own. */
@NullMarked
package soulwright.editor.entry.text;

import org.jspecify.annotations.NullMarked;
