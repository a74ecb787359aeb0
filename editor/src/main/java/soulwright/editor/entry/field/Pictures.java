package soulwright.editor.entry.field;

import java.util.Collection;
import java.util.Optional;
import soulwright.editor.art.Picture;
import soulwright.editor.document.EntryOutline;

/** The pictures that entries have in lists and pickers. */
public interface Pictures {
    Picture of(EntryOutline entry);

    /** An icon of the library, if there is one of that name. */
    Optional<Picture> icon(String name);

    /** The names of all icons of the library. */
    Collection<String> icons();
}
