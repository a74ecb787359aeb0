/** What is seen of a campaign, as plain data for screens. Knows nothing of how it is played. */
@NullMarked
package soulwright.story.scene;

import org.jspecify.annotations.NullMarked;
