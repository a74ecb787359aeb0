/** Pictures: the icon library, and how entries, cards and lands are painted. Holds no component, and changes nothing. */
@NullMarked
package soulwright.editor.art;

import org.jspecify.annotations.NullMarked;
