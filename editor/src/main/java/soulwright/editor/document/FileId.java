package soulwright.editor.document;

import java.util.Optional;
import soulwright.pack.Kind;

/**
 * A file of an open pack, whether it exists or not.
 *
 * @param pack where the pack lies, as {@link OpenPack#place}
 * @param path within the pack, with forward slashes: `monsters/water.yaml`
 */
public record FileId(String pack, String path) implements Comparable<FileId> {
    /** How findings name it. */
    public String shown() {
        return pack + "/" + path;
    }

    /** The last part of the path. */
    public String name() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** The kind of entries that it holds, by the folder it lies in; none for the manifest. */
    public Optional<Kind> kind() {
        int slash = path.indexOf('/');
        return slash < 0 ? Optional.empty() : Kind.ofFolder(path.substring(0, slash));
    }

    @Override
    public int compareTo(FileId other) {
        int byPack = pack.compareTo(other.pack);
        return byPack == 0 ? path.compareTo(other.path) : byPack;
    }
}
