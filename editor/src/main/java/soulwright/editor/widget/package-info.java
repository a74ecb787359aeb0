/** What all screens are made of: commands, tabs, the desk they lie on, how they look. Knows no screen. */
@NullMarked
package soulwright.editor.widget;

import org.jspecify.annotations.NullMarked;
