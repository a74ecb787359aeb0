package soulwright.editor.widget;

import java.util.function.BooleanSupplier;

/**
 * A screen that has its picture taken by `soulwright screenshots`. Named in `META-INF/services`, made without arguments.
 */
public interface Shot {
    /** In words joined by hyphens; the name of the file begins with it. */
    String name();

    /**
     * Brings the screen to the front, filled as in use. A pack that ships is open and checked.
     *
     * @return whether it is ready; asked again and again on the event thread
     */
    BooleanSupplier stage(Desk desk);

    /** Clears away what others must not find: dialogs, menus, edits. All tabs are closed for it. */
    default void strike() {}
}
