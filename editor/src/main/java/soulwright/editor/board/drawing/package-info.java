/**
 * Boards as they are drawn: a picture of what their text says, tools that make another picture of it, and how that is written back without
 * touching anything else. Knows no Swing.
 */
@NullMarked
package soulwright.editor.board.drawing;

import org.jspecify.annotations.NullMarked;
