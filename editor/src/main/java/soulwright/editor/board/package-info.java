/** The board editor. */
@NullMarked
package soulwright.editor.board;

import org.jspecify.annotations.NullMarked;
