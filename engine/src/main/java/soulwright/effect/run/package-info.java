/**
 * Effects that run: what the readers compiled is made into tasks and figures over positions. Knows the language, and no machine: what words
 * mean is asked of the machine's {@code Workings} while rules are made ready, never while a game runs.
 */
@NullMarked
package soulwright.effect.run;

import org.jspecify.annotations.NullMarked;
