package soulwright.editor.art;

import java.util.Set;
import soulwright.pack.IconNames;

/** Tells the checks of packs which icons the Studio has. */
public final class LibraryIcons implements IconNames {
    /** Read when the first icon is looked up. */
    private static final class Read {
        static final Set<String> NAMES = IconLibrary.read().names();
    }

    @Override
    public Set<String> names() {
        return Read.NAMES;
    }
}
