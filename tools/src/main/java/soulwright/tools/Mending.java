package soulwright.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import soulwright.diagnostic.Fixes;
import soulwright.diagnostic.Fixes.Change;
import soulwright.yaml.SafeFile;

/** Applies fixes to the files of packs until there is nothing more to mend; one that is mended may lay bare another. */
final class Mending {
    private static final int MOST_ROUNDS = 10;

    private final OpenPacks packs;

    Mending(OpenPacks packs) {
        this.packs = packs;
    }

    /** What would be changed first; nothing is written. */
    List<Change> plan() {
        return Fixes.apply(packs.findings(), packs).changes();
    }

    /**
     * Mends what can be mended, and gives all that was changed.
     *
     * @param troubles is told of each file that could not be written; nothing more is mended then
     */
    List<Change> mendAll(Consumer<String> troubles) {
        List<Change> changes = new ArrayList<>();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Fixes.Mended fixed = Fixes.apply(packs.findings(), packs);
            if (fixed.applied() == 0) {
                break;
            }
            Set<String> written = written(fixed.texts(), troubles);
            fixed.changes().stream()
                    .filter(change -> written.contains(change.place().file()))
                    .forEach(changes::add);
            packs.refresh();
            if (written.size() < fixed.texts().size()) {
                break;
            }
        }
        return changes;
    }

    private static Set<String> written(Map<String, String> texts, Consumer<String> troubles) {
        Set<String> written = new HashSet<>();
        texts.forEach((file, text) -> {
            try {
                SafeFile.write(Path.of(file), text.getBytes(StandardCharsets.UTF_8));
                written.add(file);
            } catch (IOException unwritable) {
                troubles.accept(String.valueOf(unwritable.getMessage()));
            }
        });
        return written;
    }
}
