/** The Studio, in which packs are edited and played. Everything it knows of packs comes from the engine. */
@NullMarked
package soulwright.editor;

import org.jspecify.annotations.NullMarked;
