/** Computer players. They see what a player sees, and play every game; must not depend on anything but the kernel. */
@NullMarked
package soulwright.agent;

import org.jspecify.annotations.NullMarked;
