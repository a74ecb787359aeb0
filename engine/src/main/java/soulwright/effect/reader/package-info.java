/** Reads effects from YAML: whatever stands where the schemas say `x-form`, checked against the vocabulary and compiled. Knows no pack. */
@NullMarked
package soulwright.effect.reader;

import org.jspecify.annotations.NullMarked;
