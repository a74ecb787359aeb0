/** What can be wrong with a pack: diagnostics and their text, JSON and SARIF forms. Imports no other package of the engine. */
@NullMarked
package soulwright.diagnostic;

import org.jspecify.annotations.NullMarked;
