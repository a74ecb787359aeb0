/** Campaigns: chapters, the stages of a story, and what is said in them. */
@NullMarked
package soulwright.content.story;

import org.jspecify.annotations.NullMarked;
