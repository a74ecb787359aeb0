/** Many games between computer players, on several threads, and what can be learnt from them. Knows of no game but how it is set up. */
@NullMarked
package soulwright.tools.simulate;

import org.jspecify.annotations.NullMarked;
