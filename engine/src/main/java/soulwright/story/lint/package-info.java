/** What can be wrong with a campaign as a whole: one class a fault, over the campaign as its entry writes it. Plays nothing. */
@NullMarked
package soulwright.story.lint;

import org.jspecify.annotations.NullMarked;
