package soulwright.tools;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import soulwright.diagnostic.Fixes;

/** Applies fixes to the files of packs until there is nothing more to mend; one that is mended may lay bare another. */
final class Mending {
    private static final int MOST_ROUNDS = 10;

    private final OpenPacks packs;

    Mending(OpenPacks packs) {
        this.packs = packs;
    }

    /** Gives how many findings were mended. */
    int mendAll() throws IOException {
        int mended = 0;
        for (int round = 0; round < MOST_ROUNDS; round++) {
            Fixes.Mended fixed = Fixes.apply(packs.findings(), packs);
            if (fixed.applied() == 0) {
                break;
            }
            for (Map.Entry<String, String> file : fixed.texts().entrySet()) {
                Files.writeString(Path.of(file.getKey()), file.getValue(), StandardCharsets.UTF_8);
            }
            mended += fixed.applied();
            packs.workspace().refresh();
        }
        return mended;
    }
}
