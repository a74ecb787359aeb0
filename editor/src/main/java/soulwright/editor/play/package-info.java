/** Playing: a new game, the board, battles, decisions, the log. It knows games only by what their players see. */
@NullMarked
package soulwright.editor.play;

import org.jspecify.annotations.NullMarked;
