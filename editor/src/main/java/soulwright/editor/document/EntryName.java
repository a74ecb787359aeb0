package soulwright.editor.document;

import soulwright.pack.Kind;

/**
 * Names an entry.
 *
 * @param id with its pack: `soul-master:mud-crab`
 */
public record EntryName(Kind kind, String id) {
    /** The id without the pack. */
    public String local() {
        return id.substring(id.indexOf(':') + 1);
    }
}
