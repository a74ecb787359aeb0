/** Text with colours, and the terminals that show it and are typed at. Knows no game and no pack. */
@NullMarked
package soulwright.tools.terminal;

import org.jspecify.annotations.NullMarked;
