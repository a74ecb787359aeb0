/** Work that takes a while, off the event thread, with progress and a way to stop it; and a watchdog for what does not keep to that. */
@NullMarked
package soulwright.editor.work;

import org.jspecify.annotations.NullMarked;
