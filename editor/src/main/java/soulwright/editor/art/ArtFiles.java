package soulwright.editor.art;

import java.io.IOException;
import java.util.Optional;

/** Where the pictures of packs are read from. */
@FunctionalInterface
public interface ArtFiles {
    /**
     * The bytes of a picture.
     *
     * @param pack the id of the pack
     * @param path in the pack, as in `art/siren.png`
     * @param limit the most bytes to read; a larger file may give one more
     * @return nothing if there is no such pack
     * @throws IOException if the file cannot be read
     */
    Optional<byte[]> read(String pack, String path, int limit) throws IOException;

    /** No pack has pictures of its own. */
    static ArtFiles none() {
        return (pack, path, limit) -> Optional.empty();
    }
}
