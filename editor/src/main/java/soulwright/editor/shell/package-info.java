/** The window: home, the library, tabs, problems, the status bar, preferences. */
@NullMarked
package soulwright.editor.shell;

import org.jspecify.annotations.NullMarked;
