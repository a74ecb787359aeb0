package soulwright.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    /** Mends what can be mended, and gives all that was changed. */
    List<Change> mendAll() throws IOException {
        List<Change> changes = new ArrayList<>();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Fixes.Mended fixed = Fixes.apply(packs.findings(), packs);
            if (fixed.applied() == 0) {
                break;
            }
            for (Map.Entry<String, String> file : fixed.texts().entrySet()) {
                SafeFile.write(Path.of(file.getKey()), file.getValue().getBytes(StandardCharsets.UTF_8));
            }
            changes.addAll(fixed.changes());
            packs.refresh();
        }
        return changes;
    }
}
