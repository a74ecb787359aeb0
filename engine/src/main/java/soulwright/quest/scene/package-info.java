/** What one player sees of a quest, as plain data for screens. Knows nothing of how the game is played. */
@NullMarked
package soulwright.quest.scene;

import org.jspecify.annotations.NullMarked;
