/** The command line. Reads arguments, calls the engine, prints; decides nothing that the engine could. */
@NullMarked
package soulwright.tools;

import org.jspecify.annotations.NullMarked;
