/** Whole rulesets, one record for each machine that plays them. */
@NullMarked
package soulwright.content.ruleset;

import org.jspecify.annotations.NullMarked;
