/**
 * What the Studio edits: the packs that are open, the text of each of their files, one history of edits, and what the checks say. Knows no
 * screen: it does its work through {@link soulwright.editor.document.Threads} and tells listeners.
 */
@NullMarked
package soulwright.editor.document;

import org.jspecify.annotations.NullMarked;
