package soulwright.editor.document;

import soulwright.pack.Load;

/** Is told what happens to a project, on the owner's thread. */
public interface ProjectListener {
    /** Packs were opened or closed. */
    default void opened() {}

    /** Texts changed, or what is saved of them. The outline is up to date, the load is not yet. */
    default void changed(ProjectChange change) {}

    /** The texts as they are now, or were a moment ago, have been checked. */
    default void checked(Load load) {}
}
