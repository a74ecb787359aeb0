package soulwright.editor.document;

import java.nio.file.Path;

/**
 * A pack that is open.
 *
 * @param place where it lies: an absolute path with forward slashes, a folder or an archive
 * @param asked whether somebody opened it; otherwise it is here because such a pack names it
 * @param readOnly whether nothing in it can be changed: an archive
 */
public record OpenPack(String place, boolean asked, boolean readOnly) {
    public Path folder() {
        return Path.of(place);
    }

    public FileId file(String path) {
        return new FileId(place, path);
    }
}
