/** Source-marked reading of YAML with limits, and lossless edits of its text. Knows nothing of packs. */
@NullMarked
package soulwright.yaml;

import org.jspecify.annotations.NullMarked;
