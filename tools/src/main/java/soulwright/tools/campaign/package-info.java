/** Campaigns in the terminal: the story as text, what else can be looked at in it, and computer players who go through it. */
@NullMarked
package soulwright.tools.campaign;

import org.jspecify.annotations.NullMarked;
