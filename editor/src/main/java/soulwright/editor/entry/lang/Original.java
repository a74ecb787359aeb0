package soulwright.editor.entry.lang;

import soulwright.pack.Kind;

/**
 * Words for players that can be translated.
 *
 * @param id of the entry, without its pack
 * @param title what players call the entry
 * @param path within the entry, with dots between keys
 * @param text the words in the pack's own language
 */
public record Original(Kind kind, String id, String title, String path, String text) {
    /** What files of translations call it: `monsters.siren.special.name`. */
    public String key() {
        return kind.folder() + "." + id + "." + path;
    }
}
