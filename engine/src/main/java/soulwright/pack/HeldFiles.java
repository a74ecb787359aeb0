package soulwright.pack;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The files of a pack as they will be when an editor has saved what it holds.
 *
 * @param saved the files as they are
 * @param held the texts that count instead, by path; nothing for a file that will be deleted
 */
record HeldFiles(PackFiles saved, Map<String, Optional<byte[]>> held) implements PackFiles {
    HeldFiles {
        held = Map.copyOf(held);
    }

    @Override
    public String shown() {
        return saved.shown();
    }

    @Override
    public List<String> paths() {
        TreeSet<String> paths = new TreeSet<>(saved.paths());
        held.forEach((path, text) -> {
            if (text.isPresent()) {
                paths.add(path);
            } else {
                paths.remove(path);
            }
        });
        return List.copyOf(paths);
    }

    @Override
    public List<Refusal> refused() {
        return saved.refused();
    }

    @Override
    public byte[] read(String path, int limit) throws IOException {
        Optional<byte[]> text = held.get(path);
        if (text == null) {
            return saved.read(path, limit);
        }
        return text.orElseThrow(() -> new IOException("the file is not there"));
    }

    @Override
    public HeldFiles fresh() {
        return new HeldFiles(saved.fresh(), held);
    }

    /** With other texts held. Looks at the files again where one counts that did not. */
    HeldFiles holding(Map<String, Optional<byte[]>> texts) {
        return new HeldFiles(texts.keySet().containsAll(held.keySet()) ? saved : saved.fresh(), texts);
    }

    /** The files whose text is another than in these. */
    Set<String> changedSince(HeldFiles before) {
        Set<String> changed = new TreeSet<>(held.keySet());
        changed.addAll(before.held.keySet());
        changed.removeIf(path -> holdsTheSame(path, before));
        return changed;
    }

    private boolean holdsTheSame(String path, HeldFiles other) {
        return held.containsKey(path) && other.held.containsKey(path) && Arrays.equals(text(path), other.text(path));
    }

    private byte @Nullable [] text(String path) {
        return held.getOrDefault(path, Optional.empty()).orElse(null);
    }
}
