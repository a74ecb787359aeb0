/** Takes a picture of every screen. */
@NullMarked
package soulwright.editor.shots;

import org.jspecify.annotations.NullMarked;
