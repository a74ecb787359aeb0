/**
 * Play in a terminal: pictures of what one player sees, what he can type, and the loop between them. Knows games only by what they show and
 * ask; no element, command or status by name.
 */
@NullMarked
package soulwright.tools.play;

import org.jspecify.annotations.NullMarked;
