/** What authors read about the language: its JSON Schema and its reference pages, both made from the vocabulary alone. */
@NullMarked
package soulwright.effect.docs;

import org.jspecify.annotations.NullMarked;
