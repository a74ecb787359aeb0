/** How campaigns are played: their stages as tasks over a position, and what the people in them have. */
@NullMarked
package soulwright.story.play;

import org.jspecify.annotations.NullMarked;
