/** How fast packs load, measured against what reading their YAML costs at least, and how fast games are played. Only measures; what is measured is the engine. */
@NullMarked
package soulwright.tools.bench;

import org.jspecify.annotations.NullMarked;
