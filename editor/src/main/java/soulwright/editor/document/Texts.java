package soulwright.editor.document;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import soulwright.yaml.YamlText;

/** The text of every file as it is now and as it is on disk. */
final class Texts {
    private final Map<FileId, Held> files = new TreeMap<>();

    /**
     * @param text nothing when there is no such file, or it is no text
     * @param disk the bytes that the file had when it was last read or written; nothing when there was none
     * @param theirs what somebody else has made of the file since, and nobody has decided about
     */
    private record Held(Optional<YamlText> text, Optional<byte[]> disk, Optional<Theirs> theirs) {
        static final Held NOTHING = new Held(Optional.empty(), Optional.empty(), Optional.empty());

        /** Bytes that are no text cannot be changed here, so they are never unsaved. */
        boolean isBinary() {
            return text.isEmpty()
                    && disk.isPresent()
                    && YamlText.read(disk.get()).isEmpty();
        }

        boolean isUnsaved() {
            return !isBinary() && !Arrays.equals(bytes(text), disk.orElse(null));
        }
    }

    /** @param bytes nothing when the file was deleted */
    private record Theirs(Optional<byte[]> bytes) {}

    static boolean same(Optional<YamlText> one, Optional<YamlText> other) {
        return Arrays.equals(bytes(one), bytes(other));
    }

    static byte @Nullable [] bytes(Optional<YamlText> text) {
        return text.map(YamlText::bytes).orElse(null);
    }

    /** Takes a file as it is on disk. */
    void read(FileId file, Optional<byte[]> disk) {
        files.put(file, new Held(disk.flatMap(YamlText::read), disk, Optional.empty()));
        forgetNothing(file);
    }

    /** Forgets the files of all packs but some. */
    void keepOnly(Set<String> packs) {
        files.keySet().removeIf(file -> !packs.contains(file.pack()));
    }

    Optional<YamlText> text(FileId file) {
        return held(file).text;
    }

    void set(FileId file, Optional<YamlText> text) {
        Held held = held(file);
        files.put(file, new Held(text, held.disk, held.theirs));
        forgetNothing(file);
    }

    /** Notes what the file has on disk now. The text stays. */
    void onDisk(FileId file, Optional<byte[]> disk) {
        files.put(file, new Held(held(file).text, disk, Optional.empty()));
        forgetNothing(file);
    }

    Optional<byte[]> disk(FileId file) {
        return held(file).disk;
    }

    /** Notes that the file was changed by somebody else while it is unsaved here. */
    void foreign(FileId file, Optional<byte[]> theirs) {
        Held held = held(file);
        files.put(file, new Held(held.text, held.disk, Optional.of(new Theirs(theirs))));
    }

    boolean isForeign(FileId file) {
        return held(file).theirs.isPresent();
    }

    /** What somebody else has made of the file; nothing when he deleted it. */
    Optional<byte[]> theirs(FileId file) {
        Held held = held(file);
        return held.theirs.map(Theirs::bytes).orElse(held.disk);
    }

    boolean isUnsaved(FileId file) {
        return held(file).isUnsaved();
    }

    /** Whether it exists but is no text. */
    boolean isBinary(FileId file) {
        return held(file).isBinary();
    }

    /** All files that exist here or on disk, sorted. */
    Collection<FileId> files() {
        return files.keySet();
    }

    Stream<FileId> unsaved() {
        return files.keySet().stream().filter(this::isUnsaved);
    }

    private Held held(FileId file) {
        return files.getOrDefault(file, Held.NOTHING);
    }

    private void forgetNothing(FileId file) {
        Held held = held(file);
        if (held.text.isEmpty() && held.disk.isEmpty() && held.theirs.isEmpty()) {
            files.remove(file);
        }
    }
}
